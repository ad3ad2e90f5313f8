import { diceTexts } from '../apps/sandbox/src/studio/frame/dice/texts.ts';
import { fairnessTexts } from '../apps/sandbox/src/studio/frame/fairness/texts.ts';
import { slotTexts } from '../apps/sandbox/src/studio/frame/slot/texts.ts';
import { ar } from '../apps/sandbox/src/studio/frame/texts/ar.ts';
import { en } from '../apps/sandbox/src/studio/frame/texts/en.ts';
import { verifierTexts } from '../apps/sandbox/src/studio/verifier/texts.ts';
import { inGame, playedOut, ready, startRound } from './game.ts';
import { pathIn, text } from './texts.ts';
import { expect, inLanguages, look, test, visit } from './visitor.ts';

const beforeValues = (words: string): RegExp => new RegExp(words.split('{')[0] ?? '');
const games = {
  ar: {
    id: 'tentacle-bay',
    action: ar.spin,
    words: ar,
    shows: beforeValues(slotTexts.ar.reelsHold),
  },
  en: {
    id: 'dice-deck',
    action: en.roll,
    words: en,
    shows: beforeValues(diceTexts.en.rolled),
  },
};

inLanguages(['ar', 'en'], (locale) => {
  const { id, action, words, shows } = games[locale];
  const texts = fairnessTexts[locale];
  const checked = verifierTexts[locale];

  test(`a guest sets a client seed, plays ${id}, rotates and has the round drawn again, in ${locale} [P-31] [P-32]`, async ({
    page,
  }) => {
    await visit(page, pathIn(locale, `/games/${id}`));
    await page
      .getByRole('main')
      .getByRole('button', { name: text(locale, 'game.page.demo'), exact: true })
      .click();
    await ready(page, action);
    const frame = inGame(page);
    const source = (await page.locator('iframe').getAttribute('src')) ?? '';
    const tool = frame.getByRole('button', { name: words.fairness, exact: true });
    const dialog = frame.getByRole('dialog', { name: words.fairness });

    await tool.press('Enter');
    const seed = dialog.getByRole('textbox', { name: texts.clientSeed });
    await expect(dialog.locator('code').first()).toHaveText(/^[\da-f]{64}$/);
    await expect(seed).toHaveValue(/^[\da-f]{32}$/);
    await seed.fill('no spaces');
    await seed.press('Enter');
    await expect(seed).toHaveAttribute('aria-invalid', 'true');
    await expect(seed).toHaveAccessibleDescription(new RegExp(texts.wrongSeed));
    await seed.fill('my-own_Seed-7');
    await seed.press('Enter');
    await expect(dialog.getByText(texts.saved)).toBeVisible();
    await look(page, `fairness-${locale}`);
    await page.keyboard.press('Escape');
    await expect(tool).toBeFocused();

    await startRound(page, action);
    if (locale === 'ar') await playedOut(page, { ...ar, ...slotTexts.ar });
    await tool.press('Enter');
    const rotate = dialog.getByRole('button', { name: texts.rotate });
    // Until the seeds in use have come there is nothing to rotate.
    await expect(rotate).toBeEnabled();
    await rotate.press('Enter');
    await expect(dialog.getByText(texts.rotated)).toBeVisible();
    await expect(seed).toHaveValue(/^[\da-f]{32}$/);
    await dialog.getByText(texts.rounds.replace('{count}', '1')).click();
    const link = dialog.getByRole('link', { name: /0/ });
    await expect(link).toBeVisible();
    await look(page, `fairness-revealed-${locale}`);
    await link.press('Enter');

    await expect(frame.getByRole('heading', { name: checked.fair })).toBeVisible();
    for (const finding of [checked.hashHolds, checked.rulesHold, checked.outcomeHolds]) {
      await expect(frame.getByText(finding)).toBeVisible();
    }
    /** The outcome as a picture, whose words a screen reader hears. */
    const drawn = frame.getByRole('figure').filter({ hasText: checked.shownAndDrawn });
    await expect(drawn.getByRole('img').first()).toHaveAccessibleName(shows);
    await expect(frame.getByRole('region', { name: checked.result })).toBeHidden();
    await look(page, `verifier-in-game-${locale}`);
    const address = await frame.locator('html').evaluate(() => location.href);
    await frame.getByRole('button', { name: checked.back }).click();
    await ready(page, action);

    /** On their own the pages can be looked into by what looks for barriers. */
    await page.goto(source);
    await page.getByRole('button', { name: words.fairness, exact: true }).click();
    const own = page.getByRole('dialog', { name: words.fairness });
    await expect(own.getByText(texts.rounds.replace('{count}', '1'))).toBeVisible();
    await look(page, `fairness-alone-${locale}`);
    await page.goto(address);
    await expect(page.getByRole('heading', { name: checked.fair })).toBeFocused();
    await look(page, `verifier-${locale}`);
    await page.getByText(checked.details).click();
    await expect(page.getByRole('region', { name: checked.result })).toBeVisible();
    await look(page, `verifier-data-${locale}`);
    await page.getByText(checked.other).click();
    await page.locator('#client-seed').fill('another');
    await page.getByRole('button', { name: checked.check }).click();
    await expect(page.getByRole('heading', { name: checked.drawn })).toBeVisible();
    await page.locator('#server-seed').fill('0'.repeat(64));
    await page.getByRole('button', { name: checked.check }).click();
    await expect(page.getByText(checked.hashFails)).toBeVisible();
  });
});
