import type { Browser, Page } from '@playwright/test';

/** How many times slower the phone's processor is. */
export const SLOWER = 4;
const phone = { width: 390, height: 844 };

/** A page of its own on the slower phone. */
export async function slowed(browser: Browser, address: string): Promise<Page> {
  const page = await browser.newPage({ viewport: phone, isMobile: true, hasTouch: true });
  await page.goto(address);
  const tools = await page.context().newCDPSession(page);
  await tools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return page;
}

/** Milliseconds between the frames that a page draws for a while from now on. */
export const framesOf = (page: Page, watched: number): Promise<number[]> =>
  page.evaluate(
    (milliseconds) =>
      new Promise<number[]>((resolve) => {
        const took: number[] = [];
        const begun = performance.now();
        let last = begun;
        const next = (now: number): void => {
          took.push(now - last);
          last = now;
          if (now - begun < milliseconds) requestAnimationFrame(next);
          // The first one began somewhere within a frame.
          else resolve(took.slice(1));
        };
        requestAnimationFrame(next);
      }),
    watched,
  );
