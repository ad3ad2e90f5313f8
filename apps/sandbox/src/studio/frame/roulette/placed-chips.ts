import type { RouletteBet, RouletteDescription } from '../../engines/roulette/protocol.ts';
import type { StakeLimits } from '../../protocol-common.ts';
import type { Spot } from './table-layout.ts';

/** Chips in the order they were laid. Amounts are whole subunits. */
export type PlacedChips = readonly { readonly spot: Spot; readonly stake: number }[];

export const totalOf = (placed: PlacedChips): number =>
  placed.reduce((sum, { stake }) => sum + stake, 0);

export const onSpot = (placed: PlacedChips, spot: Spot): number =>
  totalOf(placed.filter((chip) => chip.spot.id === spot.id));

/** What keeps a chip off the table, with the limit it would pass; null when it may be laid. */
export function refusalOf(
  placed: PlacedChips,
  spot: Spot,
  stake: number,
  game: Pick<RouletteDescription, 'bets'>,
  limits: Pick<StakeLimits, 'maxStake'>,
): { readonly reason: 'table' | 'spot'; readonly limit: number } | null {
  const spotLimit = game.bets.find(({ kind }) => kind === spot.kind)?.maxStake ?? 0;
  if (onSpot(placed, spot) + stake > spotLimit) return { reason: 'spot', limit: spotLimit };
  if (totalOf(placed) + stake > limits.maxStake) return { reason: 'table', limit: limits.maxStake };
  return null;
}

/** Takes the last chip off a spot. */
export function takeBack(placed: PlacedChips, spot: Spot): PlacedChips {
  const at = placed.findLastIndex((chip) => chip.spot.id === spot.id);
  return at === -1 ? placed : placed.toSpliced(at, 1);
}

/** One bet for each spot that holds chips, in the order of their first chips. */
export function betsOf(placed: PlacedChips): RouletteBet[] {
  const bets = new Map<string, RouletteBet>();
  for (const { spot, stake } of placed) {
    const before = bets.get(spot.id)?.stake ?? 0;
    bets.set(spot.id, { kind: spot.kind, numbers: [...spot.numbers], stake: before + stake });
  }
  return [...bets.values()];
}

/** The chips of an earlier round's bets. */
export const chipsOf = (bets: readonly RouletteBet[], spots: readonly Spot[]): PlacedChips =>
  bets.flatMap(({ kind, numbers, stake }) => {
    const id = [kind, ...numbers].join('-');
    const spot = spots.find((candidate) => candidate.id === id);
    return spot ? [{ spot, stake }] : [];
  });
