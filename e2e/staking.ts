import type { APIRequestContext } from '@playwright/test';
import type { Player } from './player.ts';
import { expect } from './visitor.ts';

const slot = (stake: number) => ({ kind: 'slot', stake });
const inputs = {
  // Lost once in fifty times.
  'dice-deck': (stake: number) => ({ kind: 'dice', stake, direction: 'over', target: 199 }),
  // On both sides: whichever wins, 97.5 per cent at least come back.
  'baccarat-rose': (stake: number) => ({
    kind: 'baccarat',
    bets: { player: stake / 2, tie: 0, banker: stake / 2 },
  }),
  'koi-lantern': slot,
  'owl-post': slot,
  // Swings least of the games that a bonus is played in.
  'pearl-diver': slot,
} as const;

/**
 * A seat at a game, without the browser.
 * @returns what stakes subunits there, and answers the round's state, or the code of why there is none
 */
export async function seated(
  request: APIRequestContext,
  player: Pick<Player, 'accessToken'>,
  currency: string,
  game: keyof typeof inputs = 'dice-deck',
): Promise<(stake: number) => Promise<string>> {
  const launched = await request.post(`/api/game/games/${game}/play`, {
    headers: { authorization: `Bearer ${player.accessToken}` },
    data: { mode: 'real', currency, platform: 'desktop' },
  });
  expect(launched.status(), await launched.text()).toBe(200);
  const address = new URL((await launched.json()).data.url);
  const opened = await request.post(`${address.origin}/api/session`, {
    data: { token: address.searchParams.get('token'), gameId: game, lang: 'en' },
  });
  expect(opened.status(), await opened.text()).toBe(200);
  const { sessionToken } = await opened.json();
  return async (stake) => {
    const requestId = crypto.randomUUID();
    const placed = await request.post(`${address.origin}/api/rounds`, {
      headers: { authorization: `Bearer ${sessionToken}` },
      data: { requestId, input: inputs[game](stake) },
    });
    const { round, error, code } = await placed.json();
    return placed.ok() ? (round?.state ?? 'closed') : (code ?? error?.code ?? 'refused');
  };
}

/** Stakes some sums, in subunits, at a game that takes any: what comes back is chance. */
export async function staked(
  request: APIRequestContext,
  player: Pick<Player, 'accessToken'>,
  stakes: readonly number[],
  currency = 'EUR',
  game: keyof typeof inputs = 'dice-deck',
): Promise<void> {
  const stake = await seated(request, player, currency, game);
  for (const sum of stakes) expect(['open', 'closed']).toContain(await stake(sum));
}

/** Stakes some sums, in subunits, of two chips at least, of which nearly everything comes back for sure. */
export const stakedSafely = (
  request: APIRequestContext,
  player: Pick<Player, 'accessToken'>,
  stakes: readonly number[],
  currency?: string,
): Promise<void> => staked(request, player, stakes, currency, 'baccarat-rose');

/** Stakes a euro so many times in a game that every bonus is played in, as fast as the studio takes it. */
export async function stakedForBonus(
  request: APIRequestContext,
  player: Pick<Player, 'accessToken'>,
  times: number,
): Promise<void> {
  const stake = await seated(request, player, 'EUR', 'pearl-diver');
  for (let taken = 0; taken < times; taken += 1)
    await expect.poll(() => stake(1_00), { intervals: [1000] }).toMatch(/^(open|closed)$/);
}

/** Stakes a sum, in subunits, that the wallet refuses: for its size, unless another reason is told. */
export async function stakeRefused(
  request: APIRequestContext,
  player: Pick<Player, 'accessToken'>,
  sum: number,
  reason: 'stake-too-high' | 'limit-reached' = 'stake-too-high',
): Promise<void> {
  expect(await (await seated(request, player, 'EUR'))(sum)).toBe(reason);
}
