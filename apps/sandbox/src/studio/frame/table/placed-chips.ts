import type { StakeLimits } from '../../protocol-common.ts';

/** Where chips may lie. */
export type TableSpot = { readonly id: string; readonly kind: string };

/** Chips in the order they were laid. Amounts are whole subunits. */
export type PlacedChips<Spot extends TableSpot = TableSpot> = readonly {
  readonly spot: Spot;
  readonly stake: number;
}[];

/** The most that one bet of each kind may be. */
export type SpotLimits = readonly { readonly kind: string; readonly maxStake: number }[];

export const totalOf = (placed: PlacedChips): number =>
  placed.reduce((sum, { stake }) => sum + stake, 0);

export const onSpot = (placed: PlacedChips, spot: TableSpot): number =>
  totalOf(placed.filter((chip) => chip.spot.id === spot.id));

/** What keeps a chip off the table, with the limit it would pass; null when it may be laid. */
export function refusalOf(
  placed: PlacedChips,
  spot: TableSpot,
  stake: number,
  bets: SpotLimits,
  limits: Pick<StakeLimits, 'maxStake'>,
): { readonly reason: 'table' | 'spot'; readonly limit: number } | null {
  const spotLimit = bets.find(({ kind }) => kind === spot.kind)?.maxStake ?? 0;
  if (onSpot(placed, spot) + stake > spotLimit) return { reason: 'spot', limit: spotLimit };
  if (totalOf(placed) + stake > limits.maxStake) return { reason: 'table', limit: limits.maxStake };
  return null;
}

/** Takes the last chip off a spot. */
export function takeBack<Spot extends TableSpot>(
  placed: PlacedChips<Spot>,
  spot: TableSpot,
): PlacedChips<Spot> {
  const at = placed.findLastIndex((chip) => chip.spot.id === spot.id);
  return at === -1 ? placed : placed.toSpliced(at, 1);
}
