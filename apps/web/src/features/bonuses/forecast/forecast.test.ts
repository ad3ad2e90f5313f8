import { describe, expect, it } from 'vitest';
import { drawsFrom, payOf, payTable } from './draw.ts';
import { forecastOf, PLAYERS, type Wagering } from './forecast.ts';
import { twice } from './pay-sums.ts';
import { counted, stakesOf, toStake, usualStake } from './stakes.ts';

const meanOf = (pays: Wagering['pays']) =>
  pays.reduce((sum, { multiple, chance }) => sum + multiple * chance, 0);
const varianceOf = (pays: Wagering['pays']) =>
  pays.reduce((sum, { multiple, chance }) => sum + multiple ** 2 * chance, 0) - meanOf(pays) ** 2;

/** A round of a coin: twice the stake, or nothing. */
const coin = (chance: number) => [
  { multiple: 0, chance: 1 - chance },
  { multiple: 2, chance },
];
/** Like a slot: many small pays, few that are large. */
const slot = [
  { multiple: 0, chance: 0.6851 },
  { multiple: 0.4, chance: 0.1 },
  { multiple: 1.3, chance: 0.1 },
  { multiple: 3.5, chance: 0.095 },
  { multiple: 15, chance: 0.0185 },
  { multiple: 120, chance: 0.0014 },
];

/** Half the width of the 99.9 % interval of a share of `PLAYERS`. */
const margin = (share: number) => 3.29 * Math.sqrt((share * (1 - share)) / PLAYERS);

/** What purses of every number of stakes come to in so many rounds of a coin, walked through state by state. */
function walked(chance: number, begun: number, rounds: number): number[] {
  let purses: number[] = Array.from({ length: begun + rounds + 2 }, (_, at) =>
    at === begun ? 1 : 0,
  );
  for (let round = 0; round < rounds; round += 1) {
    const next = purses.map(() => 0);
    purses.forEach((share, purse) => {
      if (purse === 0) next[0] = (next[0] ?? 0) + share;
      else if (share > 0) {
        next[purse - 1] = (next[purse - 1] ?? 0) + share * (1 - chance);
        next[purse + 1] = (next[purse + 1] ?? 0) + share * chance;
      }
    });
    purses = next;
  }
  return purses;
}

describe('a forecast of a bonus', () => {
  it.each([
    [0.5, 6, 4, 40],
    [0.48, 20, 20, 300],
    [0.45, 3, 0, 50],
    [0.49, 60, 40, 1000],
  ])(
    'agrees with a walk through every state of a coin of %d, %d own stakes, %d given, %d rounds',
    (chance, deposit, bonus, wagerTotal) => {
      const pays = coin(chance);
      const states = walked(chance, deposit + bonus, wagerTotal);
      const alive = states.slice(1).reduce((sum, share) => sum + share, 0);
      const mean = states.reduce((sum, share, purse) => sum + share * purse, 0);
      const forecast = forecastOf({ pays, deposit, bonus, wagerTotal, stake: 1 });
      expect(Math.abs(forecast.chance - alive)).toBeLessThan(margin(alive));
      expect(Math.abs(forecast.mean / mean - 1)).toBeLessThan(0.03);
      const below = (end: number) =>
        states.slice(0, Math.round(end) + 1).reduce((sum, share) => sum + share, 0);
      for (const [share, end] of [
        [0.1, forecast.worstTenth],
        [0.5, forecast.middle],
        [0.9, forecast.bestTenth],
      ] as const) {
        expect(below(end)).toBeGreaterThan(share - margin(share));
        expect(end < 1 ? 0 : below(end - 1)).toBeLessThan(share + margin(share));
      }
    },
  );

  it('of a game that never pays is over for who has less than a stake for every round', () => {
    const pays = [{ multiple: 0, chance: 1 }];
    const of = (deposit: number) =>
      forecastOf({ pays, deposit, bonus: 10, wagerTotal: 100, stake: 1 });
    expect(of(89)).toMatchObject({ chance: 0, bestTenth: 0, cost: 100 });
    expect(of(90)).toMatchObject({ chance: 0, bestTenth: 0 });
    expect(of(95).middle).toBeCloseTo(5, 6);
    expect(of(95).chance).toBe(1);
  });

  it('costs the edge of what is staked, as long as nobody is ruined', () => {
    const wagering = { pays: slot, deposit: 1e6, bonus: 100, wagerTotal: 3000, stake: 1 };
    const { cost, mean, chance } = forecastOf(wagering);
    expect(cost).toBeCloseTo(3000 * (1 - meanOf(slot)), 6);
    expect(chance).toBe(1);
    const margin = (3.29 * Math.sqrt(3000 * varianceOf(slot))) / Math.sqrt(PLAYERS);
    expect(Math.abs(1e6 + 100 - cost - mean)).toBeLessThan(margin);
  });

  it('counts a last round that is not staked in full', () => {
    const pays = [{ multiple: 0, chance: 1 }];
    const { middle } = forecastOf({ pays, deposit: 90, bonus: 10, wagerTotal: 25, stake: 10 });
    expect(middle).toBeCloseTo(70, 6);
  });

  it('is the same whenever it is requested, and with other draws within the digits that are shown', () => {
    const wagering = { pays: slot, deposit: 2000, bonus: 2000, wagerTotal: 50_000, stake: 20 };
    expect(forecastOf(wagering)).toEqual(forecastOf(wagering));
    const others = [2, 3, 4, 5, 6, 7].map((seed) => forecastOf(wagering, { seed }));
    for (const other of others) {
      expect(Math.abs(other.chance - forecastOf(wagering).chance)).toBeLessThan(0.01);
      // Two digits are shown: one more or less in the second is a part in a hundred at least.
      expect(Math.abs(other.bestTenth / forecastOf(wagering).bestTenth - 1)).toBeLessThan(0.02);
    }
  });

  it('takes a few million draws, however low the stake', () => {
    for (const [deposit, bonus, wagerTotal, stake] of [
      [5000, 5000, 125_000, 20],
      [25_000, 5000, 200_000, 1],
      [2000, 2000, 50_000, 100],
    ] as const)
      expect(forecastOf({ pays: slot, deposit, bonus, wagerTotal, stake }).draws).toBeLessThan(
        5_000_000,
      );
  });
});

describe('rounds that are drawn as one', () => {
  it('pay what as many rounds pay: the same on average, and as far apart', () => {
    let pays: Wagering['pays'] = slot;
    for (let power = 1; power <= 16; power += 1) {
      pays = twice(pays);
      expect(pays.length).toBeLessThanOrEqual(257);
      expect(meanOf(pays)).toBeCloseTo(meanOf(slot) * 2 ** power, 6);
      const kept = varianceOf(pays) / (varianceOf(slot) * 2 ** power);
      expect(kept).toBeLessThan(1 + 1e-9);
      expect(Math.sqrt(kept)).toBeGreaterThan(0.99);
    }
  });

  it('are drawn as often as they are likely', () => {
    const table = payTable(slot);
    const next = drawsFrom(7);
    const counts = new Map<number, number>();
    const draws = 400_000;
    for (let at = 0; at < draws; at += 1) {
      const paid = payOf(table, next());
      counts.set(paid, (counts.get(paid) ?? 0) + 1);
    }
    for (const { multiple, chance } of slot)
      expect(Math.abs((counts.get(multiple) ?? 0) / draws - chance)).toBeLessThan(
        3.9 * Math.sqrt(chance / draws),
      );
  });
});

describe('stakes to choose from', () => {
  it('step as games do, up to the most that bonus, game and purse allow', () => {
    expect(stakesOf({ min: 20, max: 10_000, maxBet: 100, purse: 4000 })).toEqual([20, 40, 100]);
    expect(stakesOf({ min: 20, max: 80, maxBet: null, purse: 4000 })).toEqual([20, 40, 80]);
    expect(stakesOf({ min: 10, max: 1000, maxBet: null, purse: 600 })).toEqual([
      10, 20, 50, 100, 120,
    ]);
    expect(stakesOf({ min: 100, max: 1000, maxBet: 50, purse: 4000 })).toEqual([]);
  });

  it('are a hundredth of what there is unless said otherwise', () => {
    expect(usualStake([20, 40, 100], 4000)).toBe(40);
    expect(usualStake([20, 40, 100], 500)).toBe(20);
    expect(usualStake([], 500)).toBeUndefined();
  });

  it('count in part, rounded down, so that more is to be staked [7d-05]', () => {
    expect([counted(1_00, 100), counted(1_00, 10), counted(9, 10), counted(1_00, 0)]).toEqual([
      ...[100, 10, 0, 0],
    ]);
    expect(toStake(1250_00, 1_00, 100)).toBe(1250_00);
    expect(toStake(1250_00, 1_00, 10)).toBe(12_500_00);
    // A tenth of fifteen cents counts one.
    expect(toStake(1_00, 15, 10)).toBe(15_00);
  });
});
