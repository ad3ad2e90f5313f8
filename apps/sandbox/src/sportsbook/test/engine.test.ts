import { describe, expect, it } from 'vitest';
import { compoundPoisson, gridOf, poisson } from '../engine/distributions.ts';
import { isSetOver, setEnds } from '../engine/ladder-chances.ts';
import { tableTennis, tennis, volleyball } from '../engine/ladder-sports.ts';
import { buildMarket, type Specifiers } from '../engine/markets.ts';
import { chancesOf, decide, marginOf, oddsOf, pricesOf, readOdds } from '../engine/pricing.ts';
import { createRandom } from '../engine/random.ts';
import { open, over } from '../engine/scope.ts';
import { createModel, statedMargin } from '../engine/sports.ts';
import { homeWinsTieBreak, pointsText, serverHolds } from '../engine/tennis-points.ts';
import { sportIds } from '../protocol.ts';

const market = (kind: Parameters<typeof buildMarket>[0]['kind'], specifiers: Specifiers = {}) => {
  const built = buildMarket({ key: kind, kind, group: 'main', scope: 'match' }, specifiers);
  if (!built) throw new Error('no market');
  return built;
};
const won = (spec: ReturnType<typeof market>, home: number, away: number): string[] => {
  const mask = spec.settle(home, away);
  return spec.outcomes.filter((_, at) => (mask >> at) & 1);
};

describe('distributions', () => {
  it('of goals are those of Poisson', () => {
    const p = poisson(1.4);
    expect(p[0]).toBeCloseTo(Math.exp(-1.4), 12);
    expect(p[3]).toBeCloseTo((Math.exp(-1.4) * 1.4 ** 3) / 6, 12);
    expect(p.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 9);
  });

  it('of baskets add up ones, twos and threes', () => {
    const p = compoundPoisson([
      { value: 1, rate: 0.5 },
      { value: 2, rate: 0.3 },
      { value: 3, rate: 0.2 },
    ]);
    // Three points: one three, a two and a one, or three ones.
    expect(p[3]).toBeCloseTo(Math.exp(-1) * (0.2 + 0.3 * 0.5 + 0.5 ** 3 / 6), 12);
    expect(p.reduce((sum, one, at) => sum + one * at, 0)).toBeCloseTo(0.5 + 0.6 + 0.6, 6);
  });
});

describe('tennis', () => {
  it('knows what is known of games: 0.6 of the points hold 0.7357 of the games', () => {
    expect(serverHolds(0.6, 0, 0)).toBeCloseTo(0.73573, 5);
    expect(serverHolds(0.5, 3, 3)).toBeCloseTo(0.5, 12);
    expect(serverHolds(0.5, 4, 3)).toBeCloseTo(0.75, 12);
  });

  it('has even players share tie-breaks whoever serves first', () => {
    expect(homeWinsTieBreak(0.64, 0.36, true, [0, 0])).toBeCloseTo(0.5, 12);
    expect(homeWinsTieBreak(0.64, 0.36, false, [0, 0])).toBeCloseTo(0.5, 12);
    expect(homeWinsTieBreak(0.64, 0.36, true, [6, 5])).toBeGreaterThan(0.64);
  });

  it('says points as they are said', () => {
    expect(pointsText(0, 2)).toEqual(['0', '30']);
    expect(pointsText(4, 3)).toEqual(['A', '40']);
    expect(pointsText(5, 5)).toEqual(['40', '40']);
  });

  it('ends sets at 6–4, 7–5 and 7–6, and no other way', () => {
    const even = { home: 0.5, away: 0.5 };
    const ends = setEnds(tennis, { unit: even, decider: even }, 0, [0, 0], 'home');
    expect(ends.reduce((sum, { p }) => sum + p, 0)).toBeCloseTo(1, 12);
    expect(new Set(ends.map(({ home, away }) => `${home}-${away}`)).size).toBe(14);
    expect(ends.find(({ home, away }) => home === 6 && away === 0)?.p).toBeCloseTo(1 / 64, 12);
    expect(isSetOver(tennis, 0, [6, 5])).toBe(false);
    expect(isSetOver(tennis, 0, [7, 6])).toBe(true);
  });
});

it('sets of points go on until somebody leads by two', () => {
  expect(isSetOver(tableTennis, 0, [11, 10])).toBe(false);
  expect(isSetOver(tableTennis, 0, [14, 12])).toBe(true);
  expect(isSetOver(volleyball, 4, [15, 13])).toBe(true);
  expect(isSetOver(volleyball, 3, [15, 13])).toBe(false);
});

describe('markets', () => {
  it('settle by their words', () => {
    expect(won(market('result'), 2, 1)).toEqual(['home']);
    expect(won(market('result'), 1, 1)).toEqual(['draw']);
    expect(won(market('double-chance'), 1, 1)).toEqual(['home-draw', 'draw-away']);
    expect(won(market('total', { total: '2.5' }), 2, 1)).toEqual(['over']);
    expect(won(market('home-total', { total: '1.5' }), 1, 4)).toEqual(['under']);
    expect(won(market('away-total', { total: '1.5' }), 1, 4)).toEqual(['over']);
    expect(won(market('handicap', { hcp: '-1.5' }), 2, 1)).toEqual(['away']);
    expect(won(market('handicap', { hcp: '-1' }), 2, 1)).toEqual([]);
    expect(won(market('handicap', { hcp: '1' }), 0, 0)).toEqual(['home']);
    expect(won(market('odd-even'), 0, 0)).toEqual(['even']);
    expect(won(market('both-score'), 3, 0)).toEqual(['no']);
    expect(won(market('correct-score'), 2, 4)).toEqual(['2-4']);
    expect(won(market('correct-score'), 5, 0)).toEqual(['other']);
    expect(won(market('set-score', { of: '2' }), 1, 2)).toEqual(['1-2']);
    expect(won(market('set-score', { of: '3' }), 3, 1)).toEqual(['3-1']);
    expect(won(market('half-full'), 1, 0)).toEqual(['draw.home']);
    expect(won(market('winning-margin'), 1, 6)).toEqual(['away-3-up']);
    expect(won(market('exact-total'), 4, 4)).toEqual(['6-up']);
    expect(won(market('home-to-nil'), 0, 0)).toEqual(['no']);
    expect(won(market('away-clean-sheet'), 0, 2)).toEqual(['yes']);
    expect(won(market('next'), 0, 0)).toEqual(['none']);
    expect(won(market('winner'), 1, 1)).toEqual([]);
  });

  it('have no lines that make no sense', () => {
    const family = { key: 'total', kind: 'total', group: 'totals', scope: 'match' } as const;
    for (const total of ['2', '2.25', '', '1e9', '-', '2.50'])
      expect(buildMarket(family, { total })).toBe(null);
    const hcp = { key: 'handicap', kind: 'handicap', group: 'handicap', scope: 'match' } as const;
    expect(buildMarket(hcp, { hcp: '0.25' })).toBe(null);
  });

  it('are settled as soon as nothing can change them, and not before', () => {
    const at = (home: number, away: number) => open([home, away], () => gridOf([]));
    expect(decide(market('total', { total: '2.5' }), at(2, 1))).toBe(1);
    expect(decide(market('total', { total: '2.5' }), at(2, 0))).toBe(null);
    expect(decide(market('both-score'), at(1, 1))).toBe(1);
    expect(decide(market('both-score'), at(4, 0))).toBe(null);
    expect(decide(market('home-clean-sheet'), at(0, 1))).toBe(2);
    expect(decide(market('correct-score'), at(5, 0))).toBe(1 << 25);
    expect(decide(market('result'), at(6, 0))).toBe(null);
    expect(decide(market('handicap', { hcp: '-0.5' }), at(6, 0))).toBe(null);
    expect(decide(market('odd-even'), at(1, 0))).toBe(null);
    expect(decide(market('result'), over(0, 0))).toBe(2);
  });
});

describe('prices', () => {
  it('keep the stated share of every outcome, cut to two places', () => {
    expect(oddsOf(0.5, 0.05)).toBe(190);
    expect(oddsOf(0.333, 0.05)).toBe(285);
    expect(oddsOf(0, 0.05)).toBe(null);
    expect(oddsOf(0.98, 0.05)).toBe(101);
    expect(oddsOf(0.000_01, 0.05)).toBe(50_100);
  });

  it('say their margin: 1 less the winners by the sum of 1 by odds', () => {
    expect(marginOf([190, 190], 1)).toBe(50);
    expect(marginOf([127, 520, 1300], 1)).toBe(54);
    // Two of three outcomes win.
    expect(marginOf([102, 115, 370], 2)).toBe(57);
  });

  it('are none once an outcome is as good as certain', () => {
    const scope = open([0, 0], () =>
      gridOf([
        [1, 0, 0.992],
        [0, 1, 0.008],
      ]),
    );
    const spec = market('winner');
    expect(pricesOf(spec, chancesOf(spec, scope), 0.05)).toEqual({
      odds: [null, null],
      margin: null,
    });
  });

  it('leave out what goes back', () => {
    const scope = open([0, 0], () =>
      gridOf([
        [1, 0, 0.3],
        [0, 0, 0.4],
        [0, 1, 0.3],
      ]),
    );
    expect(chancesOf(market('winner'), scope)).toEqual({ fair: [0.5, 0.5], pVoid: 0.4 });
  });

  it('read only what is written as odds', () => {
    expect(readOdds('1.85')).toBe(185);
    for (const text of ['1.8', '1.850', '1.00', '999.00', '-1.85', 'NaN', ''])
      expect(readOdds(text)).toBe(null);
  });
});

const players = { home: ['Home'], away: ['Away'] };

describe.each(sportIds)('%s', (sport) => {
  it('is played alike from the same seed, and otherwise from another', () => {
    const one = createModel(sport, 'seed', 0.3, players);
    expect(createModel(sport, 'seed', 0.3, players).incidents).toEqual(one.incidents);
    expect(createModel(sport, 'other', 0.3, players).incidents).not.toEqual(one.incidents);
  });

  it('has markets that keep what is stated, or a little more, and never less than nothing', () => {
    const random = createRandom(sport);
    let seen = 0;
    for (let event = 0; event < 12; event++) {
      const model = createModel(sport, String(event), random.normal(), players);
      for (const second of [-1, random.between(0, model.duration)]) {
        const position = model.at(second);
        const ids = new Set<string>();
        for (const { family, specifiers } of model.offers(position)) {
          const spec = buildMarket(family, specifiers);
          const scope = spec && position.scope(spec.scope);
          if (!spec || !scope) throw new Error(`${family.key} has no scope`);
          expect(ids.has(spec.id)).toBe(false);
          ids.add(spec.id);
          if (decide(spec, scope) !== null) continue;
          const chances = chancesOf(spec, scope);
          expect(chances.fair.reduce((sum, p) => sum + p, 0)).toBeCloseTo(spec.winners, 5);
          const stated = statedMargin(sport, spec.key, spec.outcomes.length);
          const { odds, margin } = pricesOf(spec, chances, stated);
          if (margin === null) continue;
          seen++;
          expect(margin).toBeGreaterThanOrEqual(0);
          const isCapped = odds.some((one) => one === 101 || one === 50_100);
          if (!isCapped) expect(margin / 1000).toBeGreaterThanOrEqual(stated - 0.001);
        }
      }
    }
    expect(seen).toBeGreaterThan(60);
  });

  it('is over at its end, with every market decided', () => {
    for (let event = 0; event < 20; event++) {
      const model = createModel(sport, String(event), 0, players);
      const end = model.at(model.duration);
      expect(end.over).toBe(true);
      for (const { family, specifiers } of model.offers(model.at(model.duration / 2))) {
        const spec = buildMarket(family, specifiers);
        const scope = spec && end.scope(spec.scope);
        expect(scope && spec && decide(spec, scope), spec?.id).not.toBe(null);
      }
    }
  });

  it('can be corrected to scores that its rules allow', () => {
    const model = createModel(sport, 'seed', 0, players);
    expect(model.corrected([[500, 1]])).toBe(null);
    expect(model.corrected([])).toBe(null);
  });
});

it('a football match has about forty markets', () => {
  const model = createModel('football', 'seed', 0, players);
  expect(model.offers(model.at(-1)).length).toBeGreaterThanOrEqual(40);
});

it('a corrected match is settled by the new scores, and what hung on the order goes back', () => {
  const model = createModel('football', 'seed', 0, players);
  const corrected = model.corrected([
    [2, 1],
    [0, 0],
  ]);
  const match = corrected?.scope('match');
  expect([match?.home, match?.away]).toEqual([2, 1]);
  expect(corrected?.scope('goal:1')?.state).toBe('never');
  const sets = createModel('tennis', 'seed', 0, players).corrected([
    [6, 4],
    [3, 6],
    [7, 6],
  ]);
  expect([sets?.home, sets?.away]).toEqual([2, 1]);
  expect(
    createModel('tennis', 'seed', 0, players).corrected([
      [6, 5],
      [6, 0],
    ]),
  ).toBe(null);
});
