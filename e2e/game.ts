import type { FrameLocator, Page } from '@playwright/test';
import type { SlotTexts } from '../apps/sandbox/src/studio/frame/slot/texts.ts';
import { expect } from './visitor.ts';

export const inGame = (page: Page): FrameLocator => page.frameLocator('iframe');

/** The button that starts a round. */
export const goButton = (page: Page, name: string) =>
  inGame(page).getByRole('button', { name, exact: true });

/** A round may be started. */
export const ready = (page: Page, name: string) =>
  expect(goButton(page, name)).toHaveAttribute('aria-disabled', 'false', { timeout: 90_000 });

/** Starts a round and waits until the studio has decided it. */
export async function startRound(
  page: Page,
  name: string,
  press: () => Promise<void> = () => goButton(page, name).click(),
): Promise<void> {
  await ready(page, name);
  const decided = page.waitForResponse(
    (response) =>
      response.request().method() === 'POST' && new URL(response.url()).pathname === '/api/rounds',
  );
  await press();
  expect((await decided).ok()).toBe(true);
}

/** Plays one round to its end, free spins included. */
export async function playRound(
  page: Page,
  texts: Pick<SlotTexts, 'spin' | 'startFreeSpins' | 'goOnFreeSpins' | 'ok'>,
): Promise<void> {
  await startRound(page, texts.spin);
  await playedOut(page, texts);
}

/** Waits until a slot may be played again: its round may win free spins, which a press begins and another ends. */
export async function playedOut(
  page: Page,
  texts: Pick<SlotTexts, 'spin' | 'startFreeSpins' | 'goOnFreeSpins' | 'ok'>,
): Promise<void> {
  const words = [texts.startFreeSpins, texts.goOnFreeSpins, texts.ok].join('|');
  const onwards = inGame(page).getByRole('button', { name: new RegExp(`^(${words})$`) });
  await expect(async () => {
    if (await onwards.first().isVisible()) await onwards.first().click({ timeout: 5000 });
    expect(await goButton(page, texts.spin).getAttribute('aria-disabled')).toBe('false');
  }).toPass({ timeout: 150_000 });
}
