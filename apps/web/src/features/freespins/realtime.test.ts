import type { PlayerFreespin } from '@pierlight/contract/freespins/schemas';
import { describe, expect, it, vi } from 'vitest';
import { gameQuery } from '#features/catalogue/public.ts';
import type { AlertRequest } from '#shared/alerts/alert-queue.ts';
import type { Api } from '#shared/api/client.ts';
import { createQueryClient } from '#shared/api/query-client.ts';
import { LIST_DEBOUNCE } from '#shared/realtime/gathering.ts';
import { heldFreespinsQuery } from './api.ts';
import {
  eventOf,
  freespinEvent,
  leftOf,
  spinsByGame,
  stateOf,
  winningsOf,
  withFreespin,
} from './freespin-facts.ts';
import { type FreespinUpdate, freeSpinsUpdated } from './freespin-updates.ts';
import { followFreespins } from './realtime.ts';

const freespin = (part: Partial<PlayerFreespin>): PlayerFreespin => ({
  id: 'a',
  status: 1,
  result: 1,
  count: 10,
  currency: 'EUR',
  gameId: 'koi-lantern',
  packageId: null,
  issueSessionId: null,
  stake: 20,
  played: 0,
  won: 0,
  bonusTerms: null,
  isReady: false,
  isEnding: false,
  isRefused: false,
  issuedAt: '2026-11-26T12:00:00Z',
  activatedAt: null,
  expiresAt: '2026-12-26T12:00:00Z',
  finishedAt: null,
  version: 0,
  ...part,
});

/** A tab that follows its player's free spins, with a clock that is moved by hand. */
function following(...list: PlayerFreespin[]) {
  const client = createQueryClient({} as Api);
  const held = heldFreespinsQuery().queryKey;
  client.setQueryData(held, list);
  client.setQueryData(gameQuery('koi-lantern').queryKey, { name: 'Koi Lantern' } as never);
  const shown: AlertRequest[] = [];
  const waits: { run: () => void; milliseconds: number }[] = [];
  const follower = followFreespins(client, {
    show: (alert) => shown.push(alert),
    later: (run, milliseconds) => {
      const wait = { run, milliseconds };
      waits.push(wait);
      return () => {
        const place = waits.indexOf(wait);
        if (place >= 0) waits.splice(place, 1);
      };
    },
  });
  return {
    follower,
    waits,
    list: () => client.getQueryData(held),
    tell: (changed: PlayerFreespin) => follower.message({ playerFreespin: changed }),
    /** Lets the wait pass, and the alerts be worded. */
    pass: async () => {
      for (const { run } of waits.splice(0)) run();
      await new Promise((resolve) => setTimeout(resolve));
      return shown.splice(0).map(({ key }) => key);
    },
    shown,
  };
}

describe('how free spins stand', () => {
  it.each([
    [{ status: 1 }, 'waiting'],
    [{ status: 2 }, 'preparing'],
    [{ status: 2, isReady: true }, 'active'],
    [{ status: 2, isReady: true, isEnding: true }, 'ending'],
    [{ status: 3, result: 2 }, 'played'],
    [{ status: 3, result: 3 }, 'canceled'],
    [{ status: 3, result: 3, isRefused: true }, 'refused'],
    [{ status: 3, result: 4 }, 'expired'],
  ] as const)('is told by their status and result: %j are %s [4-01] [4-02]', (part, state) => {
    expect(stateOf(freespin(part))).toBe(state);
  });

  it.each([
    [1, 1, 'freeSpinIssued'],
    [2, 1, 'freeSpinActivated'],
    [3, 2, 'freeSpinPlayed'],
    [3, 3, 'freeSpinCanceled'],
    [3, 4, 'freeSpinExpired'],
    [3, 1, null],
    [1, 3, null],
  ] as const)('status %d and result %d give the alert %s [4-03]', (status, result, event) => {
    expect(freespinEvent({ status, result })).toBe(event);
  });

  it('so many are left', () => {
    expect(leftOf({ count: 10, played: 3 })).toBe(7);
    expect(leftOf({ count: 3, played: 4 })).toBe(0);
  });
});

it('the list keeps those issued and active, the active first, and no older state [4-02]', () => {
  const active = freespin({ id: 'b', status: 2, version: 3 });
  const waiting = freespin({ id: 'c' });
  const given = freespin({ id: 'd' });
  expect(withFreespin([active, waiting], given)).toEqual([active, given, waiting]);
  const over = freespin({ id: 'b', status: 3, result: 2, version: 4 });
  expect(withFreespin([active, waiting], over)).toEqual([waiting]);
  expect(withFreespin([waiting], over)).toEqual([waiting]);
  const older = freespin({ id: 'b', status: 1, version: 2 });
  expect(withFreespin([active], older)).toEqual([active]);
});

it('posters say how many can be played now, in all of a game', () => {
  const active = freespin({ status: 2, isReady: true, played: 4 });
  expect(
    spinsByGame([
      active,
      freespin({ id: 'b', status: 2, isReady: true, count: 5 }),
      freespin({ id: 'c', gameId: 'night-ferris', status: 2, isReady: true, count: 2, played: 2 }),
      freespin({ id: 'd', gameId: 'night-ferris' }),
      freespin({ id: 'e', gameId: 'true-north', status: 2 }),
    ]),
  ).toEqual(new Map([['koi-lantern', { count: 11, isForBonus: false }]]));
});

const bonusTerms = {
  ...{ wagerTimes: 30, days: 7, maxBetAmount: 500, maxAmount: 100_00 },
  ...{ closedGames: [], averageReturn: 96 },
};

it('posters say that spins are for a bonus where all of a game are [3-10]', () => {
  const active = freespin({ status: 2, isReady: true, bonusTerms });
  const own = freespin({ id: 'b', status: 2, isReady: true, count: 5 });
  expect(spinsByGame([active])).toEqual(
    new Map([['koi-lantern', { count: 10, isForBonus: true }]]),
  );
  for (const both of [
    [active, own],
    [own, active],
  ])
    expect(spinsByGame(both)).toEqual(new Map([['koi-lantern', { count: 15, isForBonus: false }]]));
});

it.each([
  [{}, 'own'],
  [{ bonusTerms }, 'bonus'],
  [{ bonusTerms, status: 3, result: 2, won: 5 }, 'bonus'],
  [{ bonusTerms, status: 3, result: 2 }, 'own'],
  [{ status: 3, result: 2, won: 5 }, 'own'],
] as const)('what free spins like %j win is told to be %s [3-10]', (part, winnings) => {
  expect(winningsOf(freespin(part))).toBe(winnings);
});

it('rounds of free spins that a tab hears of first while they are played are no event', () => {
  expect(eventOf(undefined, freespin({ status: 2, played: 2 }))).toBeNull();
  expect(eventOf(undefined, freespin({ status: 2 }))).toBe('freeSpinActivated');
  expect(eventOf(undefined, freespin({ status: 3, result: 2, played: 10 }))).toBe('freeSpinPlayed');
});

describe('messages of free spins', () => {
  it('are gathered for 500 ms; then the list is updated and freeSpinsUpdated published [4-04]', async () => {
    const { tell, waits, pass, list } = following(freespin({ status: 2, isReady: true }));
    const told: (readonly FreespinUpdate[])[] = [];
    const stop = freeSpinsUpdated.subscribe((updates) => told.push(updates));
    tell(freespin({ status: 2, version: 2, played: 2 }));
    tell(freespin({ status: 2, version: 1, played: 1 }));
    expect(waits.map(({ milliseconds }) => milliseconds)).toEqual([LIST_DEBOUNCE]);
    expect(LIST_DEBOUNCE).toBe(500);
    expect(list()?.[0]?.played).toBe(0);
    expect(told).toEqual([]);
    expect(await pass()).toEqual([]);
    stop();
    expect(list()?.[0]?.played).toBe(2);
    expect(told).toMatchObject([[{ freespin: { version: 2 }, event: null }]]);
  });

  it('give an alert that names the game for another status, and none for a round [4-03]', async () => {
    const { tell, waits, shown, pass } = following(freespin({}));
    tell(freespin({ status: 2, version: 1 }));
    expect(await pass()).toEqual(['freespins.freeSpinActivated']);
    tell(freespin({ status: 2, version: 2, isReady: true }));
    tell(freespin({ status: 2, version: 3, played: 9 }));
    expect(await pass()).toEqual([]);
    tell(freespin({ status: 3, result: 2, version: 4, played: 10 }));
    for (const { run } of waits.splice(0)) run();
    await new Promise((resolve) => setTimeout(resolve));
    expect(shown).toEqual([
      {
        key: 'freespins.freeSpinPlayed',
        values: { game: 'Koi Lantern', count: 10, winnings: 'own' },
        tone: 'lamp',
      },
    ]);
  });

  it('that the game did not take them are not told as if the player had cancelled them', async () => {
    const { tell, pass } = following(freespin({ status: 2 }));
    tell(freespin({ status: 3, result: 3, isRefused: true, version: 1 }));
    expect(await pass()).toEqual(['freespins.freeSpinRefused']);
    tell(freespin({ id: 'b', status: 3, result: 3, version: 1 }));
    expect(await pass()).toEqual(['freespins.freeSpinCanceled']);
  });

  it('of a game that cannot be queried are shown by its id, and the console says why [8-10]', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const game = async () => {
      throw new Error('gone');
    };
    const client = createQueryClient({ catalogue: { game } } as never);
    client.setQueryData(heldFreespinsQuery().queryKey, []);
    const shown: AlertRequest[] = [];
    const follower = followFreespins(client, {
      show: (alert) => shown.push(alert),
      later: (run) => {
        run();
        return () => undefined;
      },
    });
    follower.message({ playerFreespin: freespin({ version: 1 }) });
    await expect.poll(() => shown).toMatchObject([{ values: { game: 'koi-lantern' } }]);
    expect(warned).toHaveBeenCalledOnce();
    warned.mockRestore();
    follower.stop();
  });

  it('are forgotten when the player leaves', () => {
    const { tell, waits, follower } = following();
    tell(freespin({}));
    follower.stop();
    expect(waits).toEqual([]);
  });
});
