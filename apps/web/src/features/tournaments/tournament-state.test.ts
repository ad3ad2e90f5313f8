import { describe, expect, it } from 'vitest';
import { countsDownTo, partsOf, stateOf, tableAfter } from './tournament-state.ts';

const times = {
  startsAt: '2026-11-21T12:00:00Z',
  endsAt: '2026-11-21T14:00:00Z',
  settledAt: null,
  cancelledAt: null,
};
const at = (time: string) => Date.parse(`2026-11-21T${time}Z`);
const row = (entryId: string, place: number) => ({
  ...{ entryId, place, score: 1000 - place, nickname: 'm•••a' },
});

describe('[1-05] a tournament', () => {
  it('comes, runs, waits for its last rounds and is finished', () => {
    const states = ['11:59:59', '12:00:00', '13:59:59', '14:00:00'].map((time) =>
      stateOf(times, at(time)),
    );
    expect(states).toEqual(['coming', 'running', 'running', 'waiting']);
    const settled = { ...times, settledAt: '2026-11-21T14:30:00Z' };
    expect(stateOf(settled, at('14:31:00'))).toBe('finished');
    const cancelled = { ...settled, cancelledAt: settled.settledAt };
    expect(stateOf(cancelled, at('13:00:00'))).toBe('cancelled');
  });

  it('counts down to its start, then to its end, and rounds seconds up', () => {
    expect(countsDownTo(times, 'coming')).toBe(at('12:00:00'));
    expect(countsDownTo(times, 'running')).toBe(at('14:00:00'));
    expect(countsDownTo(times, 'waiting')).toBeNull();
    expect(partsOf(86_400_000 + 3_600_000 + 60_000 + 1)).toEqual({
      ...{ days: 1, hours: 1, minutes: 1, seconds: 1 },
    });
    expect(partsOf(-5)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 });
  });
});

describe('[7i-02] the table', () => {
  const table = { number: 3, players: 4, rows: [row('a', 1), row('b', 2), row('c', 3)] };
  const message = {
    ...{ identity: 'regatta', number: 4, players: 5, gone: ['c'] },
    rows: [row('d', 1), row('a', 2), row('b', 3)],
  };

  it('takes the next difference over', () => {
    const next = tableAfter(table, message);
    expect(next?.rows.map(({ entryId, place }) => [entryId, place])).toEqual([
      ['d', 1],
      ['a', 2],
      ['b', 3],
    ]);
    expect(next).toMatchObject({ number: 4, players: 5 });
  });

  it('stays as it was after an older message, and is refetched after a gap', () => {
    expect(tableAfter(table, { ...message, number: 3 })).toBe(table);
    expect(tableAfter(table, { ...message, number: 5 })).toBeUndefined();
  });
});
