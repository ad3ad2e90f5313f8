/**
 * Prints what every game publishes and what it returns, how that is known, how far its results swing and
 * the most it pays; of slots also what came of playing the real engine. Fails when a game publishes
 * another return than it has.
 *
 *   npm run rtp -- [rounds per slot] [game ids]
 */
import { pathToFileURL } from 'node:url';
import { engineOf } from './engines/catalogue.ts';
import type { Returns } from './engines/engine.ts';
import { seededBytes } from './engines/seeded-bytes.ts';
import { buildMachine } from './engines/slot/machine.ts';
import { playSlot } from './engines/slot/play.ts';
import type { SlotTheme } from './engines/slot/theme.ts';
import { topMultiple } from './limits.ts';
import type { GameTheme } from './theme.ts';
import { themes } from './themes/catalogue.ts';

export type Measured = {
  readonly rounds: number;
  readonly rtp: number;
  /** Half width of the 99.9 % confidence interval of `rtp`. */
  readonly margin: number;
  /** Share of rounds that pay anything. */
  readonly hitFrequency: number;
  /** Standard deviation of a round's win in stakes. */
  readonly deviation: number;
  readonly highest: number;
  readonly capped: number;
};

/**
 * From which standard deviation of a round's win, in stakes, a slot is of the volatility 2, 3, 4 and 5. Where
 * games lie close together there is no bound, since a few rare wins move what a hundred thousand rounds show.
 */
const VOLATILITY_FROM = [2.9, 3.4, 5.2, 8.2] as const;

/** The deviations that a volatility of 1 to 5 stands for, from the first up to the second. */
export const deviationsOf = (volatility: number): readonly [number, number] => [
  VOLATILITY_FROM[volatility - 2] ?? 0,
  VOLATILITY_FROM[volatility - 1] ?? Number.POSITIVE_INFINITY,
];

/** Plays `rounds` rounds of the real engine from a fixed seed. */
export function measureSlot(theme: SlotTheme, rounds: number, seed: number): Measured {
  const machine = buildMachine(theme.rules);
  const source = seededBytes(seed);
  const stake = theme.rules.betUnits;
  let sum = 0;
  let squares = 0;
  let hits = 0;
  let highest = 0;
  let capped = 0;
  for (let round = 0; round < rounds; round++) {
    const played = playSlot(machine, stake, source);
    const multiple = played.win / stake;
    sum += multiple;
    squares += multiple * multiple;
    if (multiple > 0) hits++;
    if (played.capped) capped++;
    highest = Math.max(highest, multiple);
  }
  const rtp = sum / rounds;
  const deviation = Math.sqrt(squares / rounds - rtp * rtp);
  return {
    rounds,
    rtp,
    margin: (3.29 * deviation) / Math.sqrt(rounds),
    hitFrequency: hits / rounds,
    deviation,
    highest,
    capped,
  };
}

/** The expected return of any game, caps and rounding in it. */
export const returnsOf = (theme: GameTheme): Returns => engineOf(theme).returns(theme);

/** How far a return may be from the published one: half of its last digit, 0.005 points, as a share. */
const HALF_DIGIT = 0.00005 + 1e-12;

/** Whether a game returns what it publishes at every stake of every currency, whatever is chosen. */
export function isPublishedRight(theme: GameTheme): boolean {
  const { least, most } = returnsOf(theme);
  const published = theme.rtpBasisPoints / 10_000;
  return published - least <= HALF_DIGIT && most - published <= HALF_DIGIT;
}

const percent = (share: number, digits = 3): string => `${(share * 100).toFixed(digits)} %`;

/** Shares of the stake, in points. */
const takenText = ({ least, most }: NonNullable<Returns['caps']>): string => {
  const points = (share: number): string =>
    share === 0 ? '0' : share < 1e-9 ? '< 0.0000001' : (share * 100).toFixed(7);
  if (least === most) return points(most);
  if (least > 0) return `${points(least)} to ${points(most)}`;
  return most < 1e-9 ? points(most) : `≤ ${points(most)}`;
};

function describe(theme: GameTheme, rounds: number): Record<string, string | number> {
  const { least, most, method, caps } = returnsOf(theme);
  const row = {
    kind: theme.kind,
    published: percent(theme.rtpBasisPoints / 10_000, 2),
    least: percent(least, 4),
    most: percent(most, 4),
    by: method,
    'caps take': caps ? takenText(caps) : '',
    volatility: `${theme.volatility} of 5`,
    'top win': `${topMultiple(theme)} ×`,
  };
  if (theme.kind !== 'slot') return row;
  const measured = measureSlot(theme, rounds, 1);
  return {
    ...row,
    played: `${percent(measured.rtp, 2)} ± ${percent(measured.margin, 2)}`,
    hits: percent(measured.hitFrequency, 1),
    'published deviation': theme.deviation,
    deviation: measured.deviation.toFixed(2),
    highest: measured.highest,
  };
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [first, ...rest] = process.argv.slice(2);
  const rounds = /^\d+$/.test(first ?? '') ? Number(first) : 100_000;
  const ids = new Set(first === undefined || rounds === Number(first) ? rest : [first, ...rest]);
  const chosen = themes.filter(({ id }) => ids.size === 0 || ids.has(id));
  console.table(Object.fromEntries(chosen.map((theme) => [theme.id, describe(theme, rounds)])));
  const wrong = chosen.filter((theme) => !isPublishedRight(theme)).map(({ id }) => id);
  console.log(
    wrong.length > 0
      ? `Not what is published, to two decimals of a per cent: ${wrong.join(', ')}`
      : `${chosen.length} games return what they publish, at every stake of every currency.`,
  );
  if (wrong.length > 0 || chosen.length === 0) process.exitCode = 1;
}
