import { z } from 'zod';
import { gameCard } from '../catalogue/schemas.ts';
import { currencyCode, id, positiveSubunits, slug, timestamp } from '../common/schemas.ts';

/** What a place gives in one currency: a bonus. */
const prizeBonus = z.object({
  /** In subunits. */
  amount: positiveSubunits,
  /** How often it is to be staked before it is the player's money. */
  wagerTimes: z.int().positive(),
  /** Days in which it is to be. */
  days: z.int().positive(),
});

/** What places from one to another give each. */
export const prizeRange = z.object({
  from: z.int().positive(),
  to: z.int().positive(),
  /** Null where it is not given in the currency now. */
  bonus: prizeBonus.nullable(),
});
export type PrizeRange = z.infer<typeof prizeRange>;

/** By what rounds are scored, and how many of a player's count. A round is worth what it pays for its stake. */
export const tournamentScoring = z.discriminatedUnion('by', [
  z.object({
    /** Over the best rounds, in hundredths of a stake; with one round, by the highest multiplier. */
    by: z.literal('multiplier'),
    rounds: z.int().positive(),
  }),
  z.object({
    /** Over the first rounds, in hundredths of a stake: wins over stakes. */
    by: z.literal('return'),
    rounds: z.int().positive(),
  }),
  z.object({
    /** Over the first rounds, in points. */
    by: z.literal('points'),
    rounds: z.int().positive(),
    /** What a round brings that pays `from` hundredths of its stake or more: that of the last step it reaches. */
    steps: z.array(z.object({ from: z.int().positive(), points: z.int().positive() })).min(1),
  }),
]);
export type TournamentScoring = z.infer<typeof tournamentScoring>;

/** A tournament: coming, running, waiting for rounds begun in time, or settled. */
export const tournament = z.object({
  /** As it stands in its address. */
  identity: slug,
  /** Which of the house's tournaments this is one of; its title is worded from content by it. */
  title: slug,
  startsAt: timestamp,
  /** Rounds begun before it count. */
  endsAt: timestamp,
  /** Rounds begun in time count that settle before it. */
  settlesAt: timestamp,
  /** When places were final and prizes given; null until then. */
  settledAt: timestamp.nullable(),
  /** Its settlement waits until an operator has looked at it. */
  isHeld: z.boolean(),
  /** When the house called it off, at which it is settled without prizes; null otherwise. */
  cancelledAt: timestamp.nullable(),
  /** How many have joined. */
  players: z.int().nonnegative(),
  scoring: tournamentScoring,
  currency: currencyCode,
  /** The least that is to be staked of own money for a round to count, in subunits; null where none counts. */
  minimumStake: positiveSubunits.nullable(),
  /** By place, the first one first, without gaps. */
  prizes: z.array(prizeRange),
});
export type Tournament = z.infer<typeof tournament>;

/** One tournament, with the games whose rounds count. */
export const tournamentDetails = tournament.extend({
  /** The first of those that are offered. */
  games: z.array(gameCard),
  /** How many are. */
  gamesCount: z.int().nonnegative(),
});
export type TournamentDetails = z.infer<typeof tournamentDetails>;

/** A line of the table. */
export const tournamentRow = z.object({
  /** Of the entry, which is a player's part in one tournament. */
  entryId: id,
  place: z.int().positive(),
  /** With most of it hidden, as of winners. */
  nickname: z.string(),
  /** As `scoring` of the tournament counts it. */
  score: z.int().positive(),
});
export type TournamentRow = z.infer<typeof tournamentRow>;

/** The first places. Messages on `tournaments` change it: the one after `number` fits, any other one tells of a gap. */
export const tournamentTable = z.object({
  number: z.int().nonnegative(),
  players: z.int().nonnegative(),
  rows: z.array(tournamentRow),
});
export type TournamentTable = z.infer<typeof tournamentTable>;

/** A player's part in a tournament. */
export const tournamentStanding = z.object({
  entryId: id,
  joinedAt: timestamp,
  score: z.int().nonnegative(),
  /** Null as long as no round has scored, and for who takes no part any more. */
  place: z.int().positive().nullable(),
  /** The house has it left out of the table. */
  isDisqualified: z.boolean(),
  /** The two places above, the own one, and the two below. */
  around: z.array(tournamentRow),
});
export type TournamentStanding = z.infer<typeof tournamentStanding>;
