/** Windows as low as at a zoom of 400 %, paper, and colours the system chooses. */
import { playerTest as test } from './player.ts';
import { plainPage, text } from './texts.ts';
import { byTurns, expect, visit } from './visitor.ts';

test('at a zoom of 400 % the form of a deposit scrolls as a whole', async ({ page, player: _ }) => {
  byTurns(0);
  await page.setViewportSize({ width: 320, height: 225 });
  await visit(page, `${plainPage}?wallet=deposit&method=card`);
  const dialog = page.getByRole('dialog');
  const amount = dialog.getByRole('textbox', {
    name: text('en', 'global-components.deposit.amount.label'),
  });
  await expect(amount).toBeVisible();
  // What scrolls around the amount, and how much of it can be seen at once.
  const room = await amount.evaluate((input) => {
    for (let at = input.parentElement; at; at = at.parentElement)
      if (/auto|scroll/.test(getComputedStyle(at).overflowY)) return at.clientHeight;
    return 0;
  });
  expect(room).toBeGreaterThan(150);
});

test('the question about cookies waits while a game is played, and fits a narrow phone', async ({
  page,
  context,
  player: _,
}) => {
  byTurns(0);
  await context.clearCookies({ name: 'consent' });
  await page.setViewportSize({ width: 320, height: 640 });
  await visit(page, '/games/koi-lantern');
  const question = page.locator(`section[aria-label="${text('en', 'layout.consent.title')}"]`);
  await expect(question).toBeVisible();
  for (const button of await question.getByRole('button').all())
    expect(
      await button.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
    ).toBeLessThanOrEqual(0);
  // At the end of the page, to which a rail may still come, nothing lies under it.
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const [end, start] = await Promise.all([
      page.locator('footer').last().boundingBox(),
      question.boundingBox(),
    ]);
    expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual((start?.y ?? 0) + 1);
  }).toPass();
  await page
    .getByRole('button', { name: text('en', 'game.page.play'), exact: true })
    .first()
    .click();
  await expect(page.locator('[data-page="game"]')).toBeVisible();
  await expect(question).toBeHidden();
});

test('paper shows the history without what surrounds it, and a receipt alone', async ({
  page,
  player: _,
}) => {
  byTurns(1);
  await visit(page, '/profile/history');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  for (const around of ['header', 'footer', 'body > aside', '[data-corner]', 'main nav'])
    for (const part of await page.locator(around).all())
      if (!(await part.evaluate((element) => element.closest('main') && element.matches('header'))))
        await expect(part).toBeHidden();
  const ink = await page.evaluate(() => getComputedStyle(document.body).color);
  expect(ink).toBe('rgb(0, 0, 0)');
  await page.emulateMedia({ media: 'screen' });
  await visit(page, '/profile/history?wallet=deposit');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('dialog').getByRole('heading', { level: 2 })).toBeVisible();
  await expect(page.locator('main')).toBeHidden();
});

test('the chosen segment is seen in colours of the system', async ({ page, player: _ }) => {
  byTurns(1);
  await page.emulateMedia({ forcedColors: 'active' });
  await visit(page, `${plainPage}?wallet=deposit`);
  const outlineOf = (name: string) =>
    page
      .getByRole('dialog')
      .getByText(text('en', `global-components.wallet.tabs.${name}`), { exact: true })
      .evaluate((label) => getComputedStyle(label.closest('label') ?? label).outlineStyle);
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await outlineOf('deposit')).toBe('solid');
  expect(await outlineOf('withdraw')).toBe('none');
});
