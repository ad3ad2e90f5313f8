/** A game in its frame: what its screen says, what the studio says, and a hand that plays it. */
import type { FrameLocator, Locator, Page } from '@playwright/test';
import type { RoundAnswer, RoundView } from '../../apps/sandbox/src/studio/protocol.ts';
import { inGame } from '../game.ts';
import { expect } from '../visitor.ts';

export type Hand = 'pointer' | 'keyboard';

/** How a kind of game is played. */
export interface Driver {
  /** What the round button says before a round. */
  readonly action: string;
  /** Chooses what a round needs beside its stake; before every round. */
  choose?(table: Table): Promise<void>;
  /** Takes the next step that the running round asks for, when it asks for one. */
  next?(table: Table): Promise<void>;
}

export interface Table {
  readonly page: Page;
  readonly frame: FrameLocator;
  /** The button that starts a round and, in some games, decides it. */
  readonly button: Locator;
  press(target: Locator): Promise<void>;
  /** The round as the studio told it last; null before the first. */
  round(): RoundView | null;
  /** The balance the studio told last. */
  balance(): number;
  /** Presses what decides in an open round, and waits for the studio's word. */
  decide(target: Locator): Promise<void>;
  /** A reading of the bar under the game by its name; null when there is none. */
  reading(name: string): Promise<string | null>;
  /** The stake the next round will have, as it is written. */
  stake(): Promise<string>;
}

/** To be called before the game is opened: it hears what the studio answers from then on. */
export function tableOf(page: Page, hand: Hand): Table {
  const frame = inGame(page);
  let told: RoundAnswer | null = null;
  let count = 0;
  page.on('response', async (response) => {
    const { pathname } = new URL(response.url());
    if (!/^\/api\/rounds(\/[\w-]+(\/actions)?)?$/.test(pathname) || !response.ok()) return;
    told = (await response.json()) as RoundAnswer;
    count += 1;
  });
  const isFree = (target: Locator) => expect(target).not.toHaveAttribute('aria-disabled', 'true');
  const press = async (target: Locator): Promise<void> => {
    await isFree(target);
    if (hand === 'pointer') return target.click();
    await target.focus();
    await page.keyboard.press('Enter');
  };
  const reading = async (name: string): Promise<string | null> => {
    const all = await frame
      .locator('.readings > div')
      .evaluateAll((rows) =>
        rows.map((row) => [
          row.querySelector('dt')?.textContent,
          row.querySelector('dd')?.textContent,
        ]),
      );
    return all.find(([term]) => term === name)?.[1] ?? null;
  };
  return {
    page,
    frame,
    button: frame.locator('button.go'),
    press,
    round: () => told?.round ?? null,
    balance: () => told?.balance ?? Number.NaN,
    decide: async (target) => {
      const before = count;
      await press(target);
      await expect.poll(() => count).toBeGreaterThan(before);
    },
    reading,
    stake: async () => {
      const chosen = frame.locator('.bet-amount b');
      if ((await chosen.count()) > 0) return (await chosen.textContent()) ?? '';
      return (await reading('Total bet')) ?? '';
    },
  };
}

/** Whether the round button waits for the next round. */
const isIdle = async ({ button }: Table, { action }: Driver): Promise<boolean> =>
  (await button.getAttribute('aria-label')) === action &&
  (await button.getAttribute('aria-disabled')) === 'false';

/** Until a round may be started. */
export const seated = (table: Table, driver: Driver) =>
  expect.poll(() => isIdle(table, driver), { timeout: 90_000 }).toBe(true);

/** Plays one round to its end and answers it; the stake is as the screen had written it before. */
export async function playOne(
  table: Table,
  driver: Driver,
): Promise<{ round: RoundView; stake: string }> {
  await driver.choose?.(table);
  const stake = await table.stake();
  const before = table.round()?.id;
  await table.press(table.button);
  await expect(async () => {
    await driver.next?.(table);
    const round = table.round();
    expect(round?.id).not.toBe(before);
    expect(round?.state).toBe('closed');
    expect(await isIdle(table, driver)).toBe(true);
  }).toPass({ intervals: [100, 150, 250], timeout: 150_000 });
  const round = table.round();
  if (!round) throw new Error('The studio told of no round');
  return { round, stake };
}
