import assert from 'node:assert/strict';
import type { Locator, Page } from '@playwright/test';
import { inputKindBehaviours } from './input-kind-behaviours.ts';

export type Behaviour = {
  name: string;
  story: string;
  size: 'desktop' | 'phone';
  /** Throws when the behaviour is not kept. */
  check: (page: Page) => Promise<void>;
};

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim());

async function dialogs(page: Page, count: number): Promise<void> {
  await page.waitForFunction(
    (wanted) => document.querySelectorAll('[role="dialog"]').length === wanted,
    count,
  );
}

async function focusIs(page: Page, text: string): Promise<void> {
  await page
    .waitForFunction((wanted) => document.activeElement?.textContent?.trim() === wanted, text)
    .catch(async () => assert.equal(await focused(page), text));
}

/**
 * A finger going down from a point, once a surface that has just appeared takes presses; the browser is
 * told that it took the given milliseconds.
 */
async function swipeDown(page: Page, from: { x: number; y: number }, by: number, overMs: number) {
  await page.locator('[data-press-guard]').waitFor({ state: 'detached' });
  const session = await page.context().newCDPSession(page);
  const begun = Date.now() / 1000;
  const steps = 6;
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', step: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      timestamp: begun + (overMs / 1000) * (step / steps),
      touchPoints: type === 'touchEnd' ? [] : [{ x: from.x, y: from.y + (by * step) / steps }],
    });
  await touch('touchStart', 0);
  for (let step = 1; step <= steps; step += 1) await touch('touchMove', step);
  await touch('touchEnd', steps);
}

/** How far an element moves with the page, before anything can place it anew, in pixels. */
async function movedByScroll(element: Locator): Promise<number> {
  await element.waitFor();
  return element.evaluate((shown) => {
    const before = shown.getBoundingClientRect().top;
    document.scrollingElement?.scrollBy(0, 60);
    return shown.getBoundingClientRect().top - before;
  });
}

export const behaviours: Behaviour[] = [
  {
    name: 'a modal takes the focus to its heading, keeps it inside and gives it back',
    story: 'modal--closed',
    size: 'desktop',
    async check(page) {
      await page.getByRole('button', { name: 'Create account' }).click();
      await focusIs(page, 'Create your account');
      for (let press = 0; press < 12; press += 1) {
        await page.keyboard.press('Tab');
        await page.waitForFunction(
          () => document.activeElement?.closest('[role="dialog"]') !== null,
        );
      }
      await page.keyboard.press('Escape');
      await dialogs(page, 0);
      await focusIs(page, 'Create account');
    },
  },
  {
    name: 'closing a nested modal goes back one level, two layers apart',
    story: 'modal--closed',
    size: 'desktop',
    async check(page) {
      await page.getByRole('button', { name: 'Create account' }).click();
      await page.getByRole('button', { name: 'Read the terms' }).click();
      await focusIs(page, 'Terms');
      const layers = await page.evaluate(() =>
        [...document.querySelectorAll('[role="dialog"]')].map((dialog) =>
          Number(getComputedStyle(dialog.parentElement as Element).zIndex),
        ),
      );
      assert.deepEqual(layers, [1001, 1003]);
      await page.keyboard.press('Escape');
      await dialogs(page, 1);
      await focusIs(page, 'Read the terms');
      await page.keyboard.press('Escape');
      await dialogs(page, 0);
      await focusIs(page, 'Create account');
    },
  },
  {
    name: 'a modal without dismissal ignores Escape and presses outside',
    story: 'modal--undismissible',
    size: 'desktop',
    async check(page) {
      await page.keyboard.press('Escape');
      await page.mouse.click(20, 20);
      await dialogs(page, 1);
      await page.getByRole('button', { name: 'Leave' }).click();
      await dialogs(page, 0);
    },
  },
  {
    name: 'a sheet closes on a quick flick and comes back from a short slow one',
    story: 'modal--open',
    size: 'phone',
    async check(page) {
      const head = await page.getByRole('heading', { name: 'Create your account' }).boundingBox();
      assert.ok(head);
      const start = { x: head.x + 20, y: head.y + 5 };
      await swipeDown(page, start, 40, 900);
      await dialogs(page, 1);
      await page.waitForFunction(
        () =>
          document
            .querySelector<HTMLElement>('[role="dialog"]')
            ?.style.getPropertyValue('--sheet-drag') === '',
      );
      await swipeDown(page, start, 40, 60);
      await dialogs(page, 0);
    },
  },
  {
    name: 'a sheet closes on a slow swipe past a tenth of it, begun in its body',
    story: 'modal--open',
    size: 'phone',
    async check(page) {
      const label = await page.getByText('Password', { exact: true }).first().boundingBox();
      assert.ok(label);
      await swipeDown(page, { x: label.x + 10, y: label.y + 5 }, 160, 900);
      await dialogs(page, 0);
    },
  },
  {
    name: 'menu and panel of a header stay under a press while the page scrolls',
    story: 'overlays--in-a-header',
    size: 'phone',
    async check(page) {
      await page.getByRole('button', { name: 'Mara Kesten' }).click();
      assert.equal(await movedByScroll(page.getByRole('menuitem', { name: 'Sign out' })), 0);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Notifications' }).click();
      assert.equal(await movedByScroll(page.getByText('has arrived')), 0);
    },
  },
  {
    name: 'a combobox finds by words without accents and by its other names',
    story: 'fields--sign-up',
    size: 'desktop',
    async check(page) {
      const box = page.getByRole('combobox', { name: 'Country' });
      await box.click();
      await box.fill('cote');
      await page.getByRole('option', { name: /Ivoire/ }).waitFor();
      await box.fill('turkey');
      await page.getByRole('option', { name: /Türkiye/ }).waitFor();
      await page.keyboard.press('Enter');
      assert.equal(await box.inputValue(), 'Türkiye');
    },
  },
  {
    name: 'a one-time code accepts a pasted code with a gap',
    story: 'fields--one-time-code',
    size: 'desktop',
    async check(page) {
      const box = page.getByRole('textbox', { name: 'Code from your e-mail' });
      await box.focus();
      await page.keyboard.press('Control+a');
      await page.keyboard.insertText('123 456');
      assert.equal(await box.inputValue(), '123456');
    },
  },
  {
    name: 'a whole date pasted into one box fills the three',
    story: 'fields--sign-up',
    size: 'desktop',
    async check(page) {
      await page.getByRole('textbox', { name: 'Day' }).evaluate((box) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text', '24.12.1988');
        box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
      });
      await page.waitForFunction(
        () =>
          document.querySelector<HTMLInputElement>('[autocomplete="bday-year"]')?.value === '1988',
      );
      assert.equal(await page.getByRole('textbox', { name: 'Month' }).inputValue(), '12');
    },
  },
  {
    name: 'a loading button keeps its width and the focus, and ignores presses',
    story: 'button--states',
    size: 'desktop',
    async check(page) {
      const [idle, busy] = await page.getByRole('button', { name: /Deposit/ }).all();
      assert.ok(idle && busy);
      assert.equal((await idle.boundingBox())?.width, (await busy.boundingBox())?.width);
      await busy.focus();
      assert.equal(await busy.getAttribute('aria-busy'), 'true');
    },
  },
  {
    name: 'a rail moves by its arrows and says where it ends',
    story: 'surfaces--rails',
    size: 'desktop',
    async check(page) {
      const rail = page.getByRole('region', { name: 'New this week' });
      const previous = rail.getByRole('button', { name: 'Previous' });
      const next = rail.getByRole('button', { name: 'Next' });
      assert.ok(await previous.isDisabled());
      const list = rail.getByRole('list');
      for (let turn = 0; turn < 4 && (await next.isEnabled()); turn += 1) {
        const settled = list.evaluate(
          (element) =>
            new Promise<void>((done) => {
              element.addEventListener('scrollend', () => done(), { once: true });
            }),
        );
        await next.click();
        await settled;
      }
      await next.and(page.locator(':disabled')).waitFor();
      assert.ok(await previous.isEnabled());
    },
  },
  {
    name: 'the current tab of a strip is scrolled into view on a phone',
    story: 'navigation--strip',
    size: 'phone',
    async check(page) {
      const tab = await page.getByRole('link', { name: 'Verification' }).boundingBox();
      assert.ok(tab && tab.x >= 0 && tab.x + tab.width <= 390);
    },
  },
  ...inputKindBehaviours,
];
