import { betStatus } from '@pierlight/contract/sportsbook/statuses';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { type BetsPage, betsKeyOf } from './api.ts';
import { betOf } from './bet.fixture.ts';
import { betChanged, betsMissed, withBet } from './realtime.ts';

const open = betsKeyOf({ isSettled: false, page: 1 });
const settled = betsKeyOf({ isSettled: true, page: 1 });
const pageOf = (...data: BetsPage['data']): BetsPage => ({ data, meta: { total: data.length } });

function cacheOf(running: BetsPage, done: BetsPage) {
  const client = new QueryClient();
  client.setQueryData(open, running);
  client.setQueryData(settled, done);
  const isAskedAnew = (key: readonly unknown[]) => client.getQueryState(key)?.isInvalidated;
  return { client, isAskedAnew, shown: () => client.getQueryData<BetsPage>(open)?.data[0] };
}

describe('bets as messages tell of them [7i-02]', () => {
  it('are replaced by newer versions only', () => {
    const page = pageOf(betOf({ version: 5 }));
    expect(withBet(page, betOf({ version: 5, cashedOut: 1 }))).toBe(page);
    expect(withBet(page, betOf({ id: 'other', version: 9 }))).toBe(page);
    expect(withBet(page, betOf({ version: 6, cashedOut: 1 })).data[0]?.cashedOut).toBe(1);
  });

  it('change in place while they stay where they are', () => {
    const { client, isAskedAnew, shown } = cacheOf(pageOf(betOf({ isConfirmed: false })), pageOf());
    betChanged(client, betOf({ version: 3 }));
    expect(shown()?.isConfirmed).toBe(true);
    betChanged(client, betOf({ version: 1, isConfirmed: false }));
    expect(shown()?.isConfirmed, 'a late message').toBe(true);
    expect([isAskedAnew(open), isAskedAnew(settled)]).toEqual([false, false]);
  });

  it('have lists refetched when they come, end, run again after a correction, or are discarded', () => {
    const won = betOf({ status: betStatus.won, payout: 20_00, version: 3 });
    const changes = [
      cacheOf(pageOf(), pageOf()),
      cacheOf(pageOf(betOf()), pageOf()),
      cacheOf(pageOf(), pageOf(won)),
      cacheOf(pageOf(betOf()), pageOf()),
    ];
    const told = [betOf(), won, betOf({ version: 4 }), betOf({ status: betStatus.discarded })];
    for (const [place, { client, isAskedAnew }] of changes.entries()) {
      betChanged(client, told[place] ?? betOf());
      expect([isAskedAnew(open), isAskedAnew(settled)], `change ${place}`).toEqual([true, true]);
    }
    const shown = changes[1]?.shown();
    expect(shown?.status, 'it stays in sight as it ended').toBe(betStatus.won);
  });

  it('are all refetched after missed messages', async () => {
    const { client, isAskedAnew } = cacheOf(pageOf(betOf()), pageOf());
    await betsMissed(client);
    expect(isAskedAnew(open)).toBe(true);
  });
});
