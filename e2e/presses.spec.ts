/** Presses that come twice, or that meet what has only just appeared under the pointer. */
import type { Locator } from '@playwright/test';
import { funded } from './paying.ts';
import { signedIn } from './player.ts';
import { stakedSafely } from './staking.ts';
import { plainPage, text } from './texts.ts';
import { byTurns, expect, newcomer, test, visit } from './visitor.ts';

const words = (key: string) => text('en', `global-components.${key}`);

/**
 * Two presses at one place, as far apart as those of a double click may be.
 * @returns how far apart they were for the browser, in milliseconds: on a busy machine the second may come late
 */
async function pressTwice(target: Locator, apart: number): Promise<number> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('There is nothing to press');
  const { mouse } = target.page();
  const presses = await target.page().evaluateHandle(() => {
    const times: number[] = [];
    // The only one of its events that a press has which is held back.
    window.addEventListener('pointerdown', ({ timeStamp }) => times.push(timeStamp), {
      capture: true,
    });
    return times;
  });
  await mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await mouse.down();
  await mouse.up();
  await target.page().waitForTimeout(apart);
  await mouse.down({ clickCount: 2 });
  await mouse.up({ clickCount: 2 });
  return presses.evaluate(([first = 0, second = Number.POSITIVE_INFINITY]) => second - first);
}

/** A second press that comes later than this is one of its own. */
const LATEST = 350;

test('a double press takes money out once, shows the receipt, and presses nothing below', async ({
  page,
  context,
  baseURL,
}) => {
  byTurns(1);
  const player = await signedIn(context, baseURL ?? '', newcomer());
  await funded(context.request, baseURL ?? '', player, 200_00);
  await stakedSafely(context.request, player, [100_00, 100_00]);
  await visit(page, `${plainPage}?wallet=withdraw`);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: words('methods.names.card') }).click();
  await dialog.getByRole('textbox', { name: words('wallet.withdraw.amount.label') }).fill('20');
  await page.waitForTimeout(500);
  // Whatever the receipt is made of takes its time.
  await page.route(/\/assets\/success/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });
  // From the first press on there is never a moment without a surface.
  await page.evaluate(() => {
    const seen = { gaps: 0, isOver: false };
    Object.assign(window, { seen });
    const watch = () => {
      if (!document.querySelector('[role="dialog"]')) seen.gaps += 1;
      if (!seen.isOver) requestAnimationFrame(watch);
    };
    requestAnimationFrame(watch);
  });
  await pressTwice(dialog.locator('button[type="submit"]'), 250);
  await expect(page).toHaveURL(/\?success=/);
  // The reference of the withdrawal, whatever stage it has reached meanwhile.
  await expect(dialog.getByText(/^W-/)).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'seen').gaps)).toBe(0);
  await page.evaluate(() => Object.assign(Reflect.get(window, 'seen'), { isOver: true }));
  // A second press that came too late is one on what lies below.
  const receipt = page.url();
  await expect(async () => {
    if (page.url() !== receipt) await visit(page, receipt);
    const close = dialog.getByRole('button', { name: text('en', 'layout.ui.close') }).first();
    await expect(close).toBeVisible();
    await page.waitForTimeout(500);
    expect(await pressTwice(close, 250)).toBeLessThan(LATEST);
  }).toPass();
  await expect(dialog).toHaveCount(0);
  await page.waitForTimeout(500);
  await expect(page).toHaveURL(plainPage);
});

test('a double press on a way to pay chooses nothing on the next step', async ({
  page,
  context,
  baseURL,
}) => {
  byTurns(0);
  await signedIn(context, baseURL ?? '', newcomer());
  for (const method of ['card', 'bank', 'pix', 'voucher']) {
    const dialog = page.getByRole('dialog');
    const tile = dialog.getByRole('button', { name: words(`methods.names.${method}`) });
    let isThere = true;
    await expect(async () => {
      await visit(page, `${plainPage}?wallet=deposit`);
      if (method === 'card') await expect(tile).toBeVisible();
      isThere = (await tile.count()) > 0;
      if (!isThere) return;
      await page.waitForTimeout(600);
      expect(await pressTwice(tile, 120)).toBeLessThan(LATEST);
    }).toPass();
    if (!isThere) continue;
    const none = dialog.getByRole('radio', { name: words('deposit.bonus.none') });
    await expect(none).toBeChecked();
    await page.waitForTimeout(300);
    await expect(none).toBeChecked();
    await expect(dialog.getByRole('textbox', { name: words('deposit.amount.label') })).toHaveValue(
      '',
    );
    await expect(page.getByRole('dialog')).toHaveCount(1);
  }
});
