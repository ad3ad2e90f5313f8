import type { Side, SportId } from '../protocol.ts';
import { ladderModel } from './ladder-model.ts';
import { darts, type LadderSport, tableTennis, tennis, volleyball } from './ladder-sports.ts';
import type { Model } from './model.ts';
import { createRandom, type Random } from './random.ts';
import { rateModel } from './rate-model.ts';
import { basketball, football, handball, iceHockey, type RateSport } from './rate-sports.ts';

interface Players {
  readonly home: readonly string[];
  readonly away: readonly string[];
}
type Maker = (ratingApart: number, players: Players, random: Random) => Model;

const byRate =
  (sport: RateSport): Maker =>
  (apart, players, random) =>
    rateModel(sport, apart, players, random);
const byLadder =
  (sport: LadderSport): Maker =>
  (apart, players, random) =>
    ladderModel(sport, apart, players, random);

const makers: Readonly<Record<SportId, Maker>> = {
  football: byRate(football),
  tennis: byLadder(tennis),
  basketball: byRate(basketball),
  'ice-hockey': byRate(iceHockey),
  volleyball: byLadder(volleyball),
  handball: byRate(handball),
  'table-tennis': byLadder(tableTennis),
  darts: byLadder(darts),
};

/** The model of an event: the same for the same seed, play and all. */
export const createModel = (
  sport: SportId,
  seed: string,
  ratingApart: number,
  players: Readonly<Record<Side, readonly string[]>>,
): Model => makers[sport](ratingApart, players, createRandom(seed));

/** The share of stakes that markets keep, by what they are about; the fewer outcomes, the less. */
export function statedMargin(sport: SportId, key: string, outcomes: number): number {
  if (outcomes > 9) return 0.12;
  if (outcomes > 3) return 0.085;
  const isMain = key === 'result' || key === 'winner';
  const base = isMain ? 0.05 : 0.06;
  return sport === 'football' || sport === 'tennis' ? base : base + 0.005;
}
