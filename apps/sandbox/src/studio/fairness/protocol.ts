/**
 * How rounds are proven fair, over HTTP. The first four calls carry the session's bearer; the others are
 * public, and a round is found by its id.
 *
 * | call                                  | body           | answer        |
 * |---------------------------------------|----------------|---------------|
 * | GET  /api/seeds                       |                | SeedsAnswer   |
 * | POST /api/seeds/client                | ClientSeedBody | SeedsAnswer   |
 * | POST /api/seeds/rotate                | RotateBody     | SeedsAnswer   |
 * | GET  /api/seeds/:hash/rounds?below=   |                | DrawnAnswer   |
 * | GET  /api/proofs/:roundId/kind        |                | ProofKind     |
 * | GET  /api/proofs/:roundId             |                | ProofAnswer   |
 * | GET  /api/proofs/:roundId/flight      |                | FlightProof   |
 * | GET  /api/rules                       |                | RulesList     |
 * | GET  /api/rules/:version              |                | a GameTheme   |
 *
 * `GET /api/seeds?behind=<hash>` goes on with older pairs.
 */
import { z } from 'zod';
import { amount } from '../protocol-common.ts';
import { roundAction, roundInput, roundOutcome } from '../protocol-rounds.ts';
import { clientSeedPattern } from './client-seed.ts';

/** SHA-256, or a server seed: both are 64 hex digits. */
const hex = z.string().regex(/^[\da-f]{64}$/);

const clientSeed = z.string().regex(clientSeedPattern);

export const clientSeedBody = z.strictObject({ clientSeed });

/** What there is to be requested; null for a round nobody knows, or that is not over. */
export type ProofKind = { readonly kind: 'round' | 'flight' | null };

/** `serverSeedHash` is of the pair to be revealed: the same request again reveals nothing more. */
export const rotateBody = z.strictObject({ serverSeedHash: hex, clientSeed });

export const seedsAnswer = z.object({
  inUse: z.object({
    serverSeedHash: hex,
    clientSeed: z.string(),
    /** The number of the next round, which is how many were drawn. */
    nonce: z.int().nonnegative(),
    nextServerSeedHash: hex,
  }),
  /** The latest first. */
  revealed: z.array(
    z.object({
      serverSeed: hex,
      serverSeedHash: hex,
      rounds: z.int().nonnegative(),
      revealedAt: z.iso.datetime(),
    }),
  ),
  /** There are older ones. */
  more: z.boolean(),
});
export type SeedsAnswer = z.infer<typeof seedsAnswer>;

/** Rounds drawn with one pair, the latest first. */
export const drawnAnswer = z.object({
  rounds: z.array(
    z.object({
      id: z.string(),
      game: z.string(),
      nonce: z.int().nonnegative(),
      stake: amount,
      win: amount,
      currency: z.string(),
      subunitToUnit: z.int().positive(),
      startedAt: z.iso.datetime(),
    }),
  ),
  more: z.boolean(),
});
export type DrawnAnswer = z.infer<typeof drawnAnswer>;

/** All that is needed to draw a finished round again. */
export const proofAnswer = z.object({
  id: z.string(),
  gameId: z.string(),
  rulesVersion: hex,
  currency: z.string(),
  subunitToUnit: z.int().positive(),
  serverSeedHash: hex,
  /** Null until its owner rotates. */
  serverSeed: hex.nullable(),
  clientSeed: z.string(),
  nonce: z.int().nonnegative(),
  input: roundInput,
  actions: z.array(roundAction),
  outcome: roundOutcome,
  stake: amount,
  win: amount,
  startedAt: z.iso.datetime(),
});
export type ProofAnswer = z.infer<typeof proofAnswer>;

/** All that is needed to check a bet on a shared flight that has ended. */
export const flightProof = proofAnswer
  .omit({ serverSeedHash: true, serverSeed: true, clientSeed: true, nonce: true })
  .extend({
    flight: z.object({
      number: z.int().positive(),
      /** How often its hash is hashed until the one published first is reached. */
      position: z.int().positive(),
      hash: hex,
      /** Published before the first flight of the chain. */
      terminal: hex,
      salt: z.string(),
      /** Where it ended, in hundredths. */
      point: z.int().positive(),
    }),
  });
export type FlightProof = z.infer<typeof flightProof>;

/** The games as they are played now. */
export const rulesList = z.array(z.object({ id: z.string(), name: z.string(), version: hex }));
export type RulesList = z.infer<typeof rulesList>;
