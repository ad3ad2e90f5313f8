import { expect, type Page } from '@playwright/test';
import type { slotTexts } from '../apps/sandbox/src/studio/frame/slot/texts.ts';
import type { en } from '../apps/sandbox/src/studio/frame/texts/en.ts';
import { fillIn } from '../apps/sandbox/src/studio/frame/texts/say.ts';
import { goButton, inGame, ready } from './game.ts';

/** A button that says what it does, and of which game. */
export const named = (action: string) => new RegExp(`^${action}: `);

type Words = typeof en & (typeof slotTexts)['en'];

/**
 * Plays all the free spins of a game that is open, counted down.
 * @returns what they won, in subunits
 */
export async function playedFreely(
  page: Page,
  says: Words,
  given: number,
  onFirst = async () => {},
) {
  const frame = inGame(page);
  let won = 0;
  page.on('response', async (response) => {
    if (new URL(response.url()).pathname !== '/api/rounds') return;
    const { round } = (await response.json()) as { round: { win: number } };
    won += round.win;
  });
  const onwards = frame.getByRole('button', {
    name: new RegExp(`^(${[says.startFreeSpins, says.goOnFreeSpins, says.done].join('|')})$`),
  });
  const summary = frame.getByRole('alertdialog', { name: says.freeDoneTitle });
  for (let left = given; left > 0; left--) {
    await expect(frame.getByText(fillIn(says.freeLeft, { left }), { exact: true })).toBeVisible();
    await ready(page, says.spin);
    if (left === given) await onFirst();
    await goButton(page, says.spin).click();
    const next =
      left > 1
        ? frame.locator('.gift', { hasText: fillIn(says.freeLeft, { left: left - 1 }) })
        : summary;
    await expect(async () => {
      if (await onwards.first().isVisible()) await onwards.first().click({ timeout: 5000 });
      await expect(next).toBeVisible({ timeout: 1000 });
      if (left > 1)
        expect(await goButton(page, says.spin).getAttribute('aria-disabled')).toBe('false');
    }).toPass({ timeout: 90_000 });
  }
  return won;
}
