import type { TournamentScoring } from '@pierlight/contract/tournaments/schemas';
import { type RawBuilder, sql } from 'kysely';
import type { Definition } from './tournaments-file.ts';

/** What a tournament is played by, as it is kept with it. */
export interface Terms extends Pick<Definition, 'minimumStake' | 'prizes'> {
  /** Missing where an earlier release announced it: then `bestRounds` says over how many. */
  readonly scoring?: TournamentScoring;
  readonly bestRounds?: number;
  /** Ids of games whose rounds count. */
  readonly games: readonly string[];
}

/** A tournament as it is kept. */
export interface TournamentRecord {
  readonly id: string;
  readonly identity: string;
  readonly definition: string;
  readonly terms: Terms;
  readonly starts_at: Date;
  readonly ends_at: Date;
  readonly settles_at: Date;
  readonly settled_at: Date | null;
  /** Since when an operator has its settlement wait. */
  readonly held_at: Date | null;
  /** When an operator called it off: it is settled then, and nobody has won. */
  readonly cancelled_at: Date | null;
  readonly joined: number;
}

/** By what its rounds are scored. */
export const scoringOf = ({ scoring, bestRounds = 1 }: Terms): TournamentScoring =>
  scoring ?? { by: 'multiplier', rounds: bestRounds };

/** The same in SQL, beside a row of `tournaments.tournament`. */
export const scoringInSql: RawBuilder<unknown> = sql`coalesce(
  terms -> 'scoring', jsonb_build_object('by', 'multiplier', 'rounds', terms -> 'bestRounds'))`;

/** How many places prizes are given to. */
export const paidPlaces = ({ prizes }: Pick<Terms, 'prizes'>): number => prizes.at(-1)?.to ?? 0;

/** The gift of a place; undefined beyond the last that has one. */
export const giftOfPlace = ({ prizes }: Pick<Terms, 'prizes'>, place: number): string | undefined =>
  prizes.find(({ from, to }) => from <= place && place <= to)?.gift;
