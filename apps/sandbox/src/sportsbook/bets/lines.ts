import type { Odds } from '../engine/pricing.ts';

/** The most lines of a slip, and the most legs. */
export const mostLines = 500;
export const mostLegs = 12;

/** Every way to take `of` of `count` legs, as their indexes. */
export function linesOf(count: number, of: number): number[][] {
  if (of === 0) return [[]];
  const lines: number[][] = [];
  for (let first = 0; first <= count - of; first++)
    for (const rest of linesOf(count - first - 1, of - 1))
      lines.push([first, ...rest.map((at) => at + first + 1)]);
  return lines;
}

/** What a leg multiplies its lines by, in hundredths: its odds when it won, 100 when it is void, 0 when it lost. */
export type Factor = number;

/**
 * What `stake`, spread evenly over the lines, comes to: the exact product of every line, added up, and cut to whole
 * subunits once.
 */
export function payoutOf(stake: number, factors: readonly Factor[], of: number): number {
  const lines = linesOf(factors.length, of);
  let sum = 0n;
  for (const line of lines) {
    let product = 1n;
    for (const at of line) product *= BigInt(factors[at] ?? 0);
    sum += product;
  }
  return Number((BigInt(stake) * sum) / (BigInt(lines.length) * 100n ** BigInt(of)));
}

/** The odds of all legs together, cut to three places. */
export function totalOdds(odds: readonly Odds[]): string {
  const product = odds.reduce((all, one) => all * BigInt(one), 1n);
  const thousandths = (product * 1000n) / 100n ** BigInt(odds.length);
  return `${thousandths / 1000n}.${String(thousandths % 1000n).padStart(3, '0')}`;
}

/** What a slip's odds keep, in thousandths: 1 − Π(1 − m) of a line, the average of all lines. */
export function marginOfLines(margins: readonly number[], of: number): number {
  const lines = linesOf(margins.length, of);
  const kept = lines.map((line) =>
    line.reduce((left, at) => left * (1 - (margins[at] ?? 0) / 1000), 1),
  );
  const average = kept.reduce((sum, one) => sum + one, 0) / lines.length;
  return Math.round((1 - average) * 1000);
}

/** What an open bet is worth without margin: every line times what its legs are worth each. */
export function fairValue(stake: number, values: readonly number[], of: number): number {
  const lines = linesOf(values.length, of);
  const sum = lines.reduce(
    (all, line) => all + line.reduce((value, at) => value * (values[at] ?? 0), 1),
    0,
  );
  return (stake * sum) / lines.length;
}
