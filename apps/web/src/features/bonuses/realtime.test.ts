import type { PlayerBonus } from '@pierlight/contract/bonuses/schemas';
import { describe, expect, it } from 'vitest';
import { currenciesQuery } from '#features/settings/public.ts';
import type { AlertRequest } from '#shared/alerts/alert-queue.ts';
import type { Api } from '#shared/api/client.ts';
import { createQueryClient } from '#shared/api/query-client.ts';
import { LIST_DEBOUNCE } from '#shared/realtime/gathering.ts';
import {
  bonusesHeld,
  bonusOffersQuery,
  cashbackQuery,
  cashbackWeeksQuery,
  playerBonusesQuery,
} from './api.ts';
import { type BonusUpdate, bonusesUpdated } from './bonus-updates.ts';
import { bonusEvent, eventOf, withBonus } from './held-bonuses.ts';
import { followBonuses, loadBonusOffers, loadCashback } from './realtime.ts';

const bonus = (part: Partial<PlayerBonus>) =>
  ({
    id: 'a',
    status: 1,
    result: 1,
    currency: 'EUR',
    amount: 50_00,
    wagered: 0,
    version: 0,
    ...part,
  }) as PlayerBonus;

/** A tab that follows its player's bonuses, with a clock that is moved by hand. */
function following(...list: PlayerBonus[]) {
  const client = createQueryClient({} as Api);
  const held = playerBonusesQuery({ status: bonusesHeld }).queryKey;
  client.setQueryData(held, list);
  client.setQueryData(currenciesQuery().queryKey, [
    { code: 'EUR', type: 'fiat', subunitToUnit: 100 } as never,
  ]);
  const shown: AlertRequest[] = [];
  const waits: { run: () => void; milliseconds: number }[] = [];
  const follower = followBonuses(client, {
    tag: 'en',
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
    client,
    follower,
    shown,
    waits,
    list: () => client.getQueryData(held),
    tell: (changed: PlayerBonus) => follower.message({ playerBonus: changed }),
    pass: () => {
      for (const { run } of waits.splice(0)) run();
    },
  };
}

describe('cashback', () => {
  const calls = (accounts: () => Promise<unknown>) => {
    const asked: unknown[] = [];
    const answering = (answer: unknown) => async (input: unknown) => {
      asked.push(input);
      return { data: answer };
    };
    const client = createQueryClient({
      bonuses: { cashbackWeeks: answering([]), cashback: answering(null) },
      wallet: { accounts },
    } as never);
    return { client, asked };
  };

  it('is loaded after a sign-in: what can be claimed, and the week in the currency in use [4-39]', async () => {
    const { client, asked } = calls(async () => ({
      data: [
        { id: '1', currency: 'USD', status: 2 },
        { id: '2', currency: 'EUR', status: 1 },
      ],
    }));
    await loadCashback(client);
    expect(asked).toEqual([undefined, { currency: 'EUR' }]);
    expect(client.getQueryData(cashbackWeeksQuery().queryKey)).toEqual([]);
    expect(client.getQueryData(cashbackQuery('EUR').queryKey)).toBeNull();
  });

  it('of no currency is requested where the accounts are not known', async () => {
    const { client, asked } = calls(async () => {
      throw new Error('gone');
    });
    await loadCashback(client);
    expect(asked).toEqual([undefined]);
  });
});

describe('what deposits may bring', () => {
  it('is loaded after a sign-in, in the currency in use [4-39]', async () => {
    const asked: unknown[] = [];
    const client = createQueryClient({
      bonuses: {
        offers: async (input: unknown) => {
          asked.push(input);
          return { data: [] };
        },
      },
      wallet: { accounts: async () => ({ data: [{ id: '2', currency: 'EUR', status: 1 }] }) },
    } as never);
    await loadBonusOffers(client);
    expect(asked).toEqual([{ currency: 'EUR', amount: 0 }]);
  });
});

describe("the player's list", () => {
  const active = bonus({ id: 'b', status: 2, version: 3 });
  const waiting = bonus({ id: 'c' });

  it('keeps those issued and active, the active ones first [4-01] [4-02]', () => {
    const given = bonus({ id: 'd' });
    expect(withBonus([active, waiting], given)).toEqual([active, given, waiting]);
    const activated = bonus({ id: 'c', status: 2, version: 1 });
    const paused = bonus({ id: 'b', status: 1, version: 4 });
    expect([activated, paused].reduce(withBonus, [active, waiting])).toEqual([activated, paused]);
    const over = bonus({ id: 'b', status: 3, result: 3, version: 4 });
    expect(withBonus([active, waiting], over)).toEqual([waiting]);
    expect(withBonus([waiting], over)).toEqual([waiting]);
  });

  it('never takes an older state for a newer one', () => {
    const list = [active];
    expect(withBonus(list, bonus({ id: 'b', status: 2, version: 3, wagered: 9 }))).toBe(list);
    expect(withBonus(list, bonus({ id: 'b', status: 3, result: 3, version: 2 }))).toBe(list);
  });
});

describe('a pair of status and result', () => {
  it.each([
    [1, 1, 'bonusIssued'],
    [2, 1, 'bonusActivated'],
    [3, 2, 'bonusPlayed'],
    [3, 3, 'bonusCanceled'],
    [3, 4, 'bonusExpired'],
    [3, 5, 'bonusLost'],
    [3, 1, null],
    [2, 2, null],
  ] as const)('%i and %i is %s [4-03]', (status, result, event) => {
    expect(bonusEvent({ status, result })).toBe(event);
  });

  it('is an event when it is another one than before, and not with every stake [4-03]', () => {
    const before = bonus({ status: 2, version: 4, wagered: 10_00 });
    expect(eventOf(before, bonus({ status: 2, version: 5, wagered: 12_00 }))).toBeNull();
    expect(eventOf(before, bonus({ status: 1, version: 5 }))).toBe('bonusIssued');
    expect(eventOf(before, bonus({ status: 3, result: 5, version: 4 }))).toBeNull();
    expect(eventOf(undefined, bonus({}))).toBe('bonusIssued');
    expect(eventOf(undefined, before)).toBeNull();
  });
});

describe('messages of bonuses', () => {
  it('are taken over 500 ms after the last, and tell of it once [4-04] [9-06]', () => {
    const { tell, list, waits, pass } = following(bonus({ status: 2 }));
    const told: (readonly BonusUpdate[])[] = [];
    const stop = bonusesUpdated.subscribe((updates) => told.push(updates));
    tell(bonus({ status: 2, version: 2, wagered: 2_00 }));
    tell(bonus({ status: 2, version: 1, wagered: 1_00 }));
    expect(waits.map(({ milliseconds }) => milliseconds)).toEqual([LIST_DEBOUNCE]);
    expect(LIST_DEBOUNCE).toBe(500);
    expect(list()?.[0]?.wagered).toBe(0);
    expect(told).toEqual([]);
    pass();
    stop();
    expect(list()?.[0]?.wagered).toBe(2_00);
    expect(told).toHaveLength(1);
    expect(told[0]).toMatchObject([{ bonus: { version: 2 }, event: null }]);
  });

  it('give an alert for another status, and none for a stake [4-03]', () => {
    const { tell, pass, shown } = following(bonus({ status: 2 }));
    tell(bonus({ status: 2, version: 1, wagered: 2_00 }));
    pass();
    expect(shown).toEqual([]);
    tell(bonus({ status: 3, result: 3, version: 2 }));
    pass();
    expect(shown).toEqual([{ key: 'bonuses.bonusCanceled', values: { amount: '€50.00' } }]);
  });

  it('of a bonus that is active as soon as it is given give one alert, not two [4-03]', () => {
    const { tell, pass, shown, list } = following();
    tell(bonus({}));
    tell(bonus({ status: 2, version: 1 }));
    pass();
    expect(shown.map(({ key }) => key)).toEqual(['bonuses.bonusActivated']);
    expect(list()).toHaveLength(1);
  });

  it('are events also where the list was refetched before they came [4-03]', () => {
    const { client, tell, pass, shown } = following(bonus({}));
    const activated = bonus({ status: 2, version: 1 });
    client.setQueryData(playerBonusesQuery({ status: bonusesHeld }).queryKey, [activated]);
    tell(activated);
    pass();
    expect(shown.map(({ key }) => key)).toEqual(['bonuses.bonusActivated']);
  });

  it('of another status have the offers and what is over refetched, and no stake has', () => {
    const { client, tell, pass } = following(bonus({ status: 2 }));
    const offers = bonusOffersQuery('EUR').queryKey;
    client.setQueryData(offers, []);
    const isOld = () => client.getQueryState(offers)?.isInvalidated;
    tell(bonus({ status: 2, version: 1, wagered: 1_00 }));
    pass();
    expect(isOld()).toBe(false);
    tell(bonus({ status: 3, result: 2, version: 2 }));
    pass();
    expect(isOld()).toBe(true);
  });

  it('that were lost have the list refetched, also where nothing shows it', async () => {
    const client = createQueryClient({
      bonuses: { list: async () => ({ data: [bonus({ status: 2, version: 7 })] }) },
    } as never);
    const { queryKey } = playerBonusesQuery({ status: bonusesHeld });
    client.setQueryData(queryKey, [bonus({})]);
    const shown: AlertRequest[] = [];
    const follower = followBonuses(client, {
      tag: 'en',
      show: (alert) => shown.push(alert),
      later: (run) => {
        run();
        return () => undefined;
      },
    });
    follower.missed();
    await expect.poll(() => client.getQueryData(queryKey)?.[0]?.version).toBe(7);
    await new Promise((resolve) => setTimeout(resolve));
    follower.message({ playerBonus: bonus({ status: 2, version: 8, wagered: 5_00 }) });
    expect(shown).toEqual([]);
    follower.stop();
  });

  it('are forgotten when the player leaves', () => {
    const { tell, waits, follower } = following();
    tell(bonus({}));
    follower.stop();
    expect(waits).toEqual([]);
  });
});
