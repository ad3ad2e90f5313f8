import { describe, expect, it } from 'vitest';
import { Calendar, type Fixture } from '../calendar/calendar.ts';
import { buildMarket } from '../engine/markets.ts';
import { decide } from '../engine/pricing.ts';
import { createModel } from '../engine/sports.ts';
import type { EventChange } from '../floor/changes.ts';
import { Pace } from '../floor/pace.ts';
import { happening, standingAt } from '../floor/standing.ts';

const noon = Date.UTC(2026, 10, 27, 12);
const [found] = new Calendar({ seed: 'test', speed: 4 }).between(
  noon,
  noon + 3_600_000,
  'football',
);
if (!found) throw new Error('no match');
const fixture: Fixture = found;
const { startsAt } = fixture;
const model = createModel('football', 'seed', 0, { home: ['A'], away: ['B'] });
const at = (now: number, changes: readonly EventChange[] = [], given: Partial<Fixture> = {}) =>
  standingAt(happening({ ...fixture, ...given }, model, changes), now);
const end = startsAt + (model.duration / 4) * 1000 + 1;
const market = (key: 'result' | 'odd-even') => {
  const spec = buildMarket({ key, kind: key, group: 'main', scope: 'match' }, {});
  if (!spec) throw new Error('no market');
  return spec;
};
const total = buildMarket(
  { key: 'total', kind: 'total', group: 'totals', scope: 'match' },
  { total: '0.5' },
);

describe('pace', () => {
  it('goes on from where it was when its speed changes', () => {
    const pace = new Pace(startsAt, 4, [
      { kind: 'speed', at: startsAt + 10_000, speed: 60 },
      { kind: 'speed', at: startsAt + 20_000, speed: 1 },
    ]);
    expect(pace.secondAt(startsAt - 1000)).toBe(-4);
    expect(pace.secondAt(startsAt + 10_000)).toBe(40);
    expect(pace.secondAt(startsAt + 20_000)).toBe(640);
    expect(pace.secondAt(startsAt + 21_000)).toBe(641);
    for (const second of [0, 39, 40, 41, 639, 641])
      expect(pace.secondAt(pace.timeOf(second))).toBeCloseTo(second, 4);
    expect([0, 15_000, 30_000].map((after) => pace.speedAt(startsAt + after))).toEqual([4, 60, 1]);
  });
});

describe('an event', () => {
  it('comes, is live, and ends', () => {
    expect(at(startsAt - 1)).toMatchObject({ status: 'coming', suspension: null, endedAt: null });
    expect(at(startsAt + 60_000).status).toBe('live');
    expect(at(end)).toMatchObject({ status: 'ended', endedAt: end - 1 });
    expect(at(startsAt - 1).result(market('result'))).toBe(null);
    expect(at(end).result(market('result'))).toBe(
      decide(market('result'), model.at(model.duration).scope('match') as never),
    );
  });

  it('has its last incident in its end, however times are divided', () => {
    const events = new Calendar({ seed: 'test', speed: 7 }).between(noon, noon + 3_600_000);
    for (const one of events) {
      const play = createModel(one.league.sport, one.id, 0, { home: ['A'], away: ['B'] });
      const standing = standingAt(
        happening({ ...one, fate: { kind: 'plays' } }, play, []),
        noon + 1e9,
      );
      expect(standing.position.over).toBe(true);
    }
  });

  it('says nothing of what comes after', () => {
    for (const share of [0.1, 0.5, 0.8]) {
      const now = startsAt + ((model.duration * share) / 4) * 1000;
      const { position } = at(now);
      expect(model.incidents.filter(({ second }) => second <= model.duration * share)).toHaveLength(
        position.count,
      );
    }
  });

  it('that is postponed gives every stake back, from its start on', () => {
    const postponed = { fate: { kind: 'postponed' } } as const;
    expect(at(startsAt - 1, [], postponed).status).toBe('coming');
    const standing = at(startsAt, [], postponed);
    expect(standing.status).toBe('postponed');
    expect(standing.result(market('result'))).toBe(0);
  });

  it('that is broken off keeps what was decided and voids the rest', () => {
    const goal = model.incidents.find(({ kind }) => kind === 'goal');
    if (!goal || !total) throw new Error('no goal');
    const after = (goal.second + 5) / model.duration;
    const broken = at(end, [], { fate: { kind: 'abandoned', at: after } });
    expect(broken.status).toBe('abandoned');
    expect(broken.result(total)).toBe(1);
    expect(broken.result(market('result'))).toBe(0);
    const byDesk = at(end, [{ kind: 'abandoned', at: startsAt + 1000 }]);
    expect(byDesk.status).toBe('abandoned');
    expect(byDesk.result(total)).toBe(0);
  });

  it('that is voided gives every stake back, after its end too', () => {
    expect(at(end + 10, [{ kind: 'void', at: end + 5 }]).result(market('result'))).toBe(0);
    expect(at(startsAt, [{ kind: 'void', at: startsAt - 5 }]).status).toBe('postponed');
  });

  it('that is corrected is settled by the last correction', () => {
    const changes: EventChange[] = [
      {
        kind: 'result',
        at: end + 1,
        parts: [
          [1, 0],
          [0, 0],
        ],
      },
      {
        kind: 'result',
        at: end + 2,
        parts: [
          [1, 1],
          [0, 2],
        ],
      },
    ];
    expect(at(end + 1, changes).result(market('result'))).toBe(1);
    expect(at(end + 2, changes).result(market('result'))).toBe(4);
    expect(at(end + 2, changes).position.away).toBe(3);
  });

  it('is suspended by the desk until it says otherwise', () => {
    const changes: EventChange[] = [
      { kind: 'suspended', at: startsAt + 1000, on: true },
      { kind: 'suspended', at: startsAt + 60_000, on: false },
    ];
    expect(at(startsAt + 30_000, changes).suspension).toMatchObject({ reason: 'desk' });
    expect(at(startsAt + 60_000, changes).suspension?.reason).not.toBe('desk');
  });
});
