import type { RouletteBet } from '../../engines/roulette/protocol.ts';
import type { PlacedChips } from '../table/placed-chips.ts';
import type { Spot } from './table-layout.ts';

/** One bet for each spot that holds chips, in the order of their first chips. */
export function betsOf(placed: PlacedChips<Spot>): RouletteBet[] {
  const bets = new Map<string, RouletteBet>();
  for (const { spot, stake } of placed) {
    const before = bets.get(spot.id)?.stake ?? 0;
    bets.set(spot.id, { kind: spot.kind, numbers: [...spot.numbers], stake: before + stake });
  }
  return [...bets.values()];
}

/** The chips of an earlier round's bets. */
export const chipsOf = (bets: readonly RouletteBet[], spots: readonly Spot[]): PlacedChips<Spot> =>
  bets.flatMap(({ kind, numbers, stake }) => {
    const id = [kind, ...numbers].join('-');
    const spot = spots.find((candidate) => candidate.id === id);
    return spot ? [{ spot, stake }] : [];
  });
