import { z } from 'zod';
import { langs, type Refusal } from '../protocol.ts';

const legStatuses = ['open', 'won', 'lost', 'void'] as const;

const legRecord = z.object({
  eventId: z.string(),
  marketId: z.string(),
  outcomeId: z.string(),
  /** In hundredths: what the player saw, and what was taken. */
  seen: z.int(),
  odds: z.int(),
  /** In thousandths. */
  margin: z.int(),
  live: z.boolean(),
  startsAt: z.number(),
  scoreThen: z.string().nullable(),
  status: z.enum(legStatuses),
  scoreAtEnd: z.string().nullable(),
});
export type LegRecord = z.infer<typeof legRecord>;

export const betStatuses = [
  'pending',
  'refused',
  'open',
  'won',
  'lost',
  'void',
  'cashed-out',
] as const;

/** What the operator was told of the result last. */
const posting = z.object({
  id: z.string(),
  kind: z.enum(['win', 'lost', 'refund']),
  amount: z.int(),
});
export type Posting = z.infer<typeof posting>;

/** A bet as the book keeps it. Amounts in subunits, times in unix milliseconds. */
export const betRecord = z.object({
  id: z.string(),
  reference: z.string(),
  key: z.string(),
  player: z.object({
    id: z.string(),
    session: z.string(),
    brand: z.string(),
    currency: z.string(),
    lang: z.enum(langs),
  }),
  status: z.enum(betStatuses),
  version: z.int(),
  of: z.int(),
  lines: z.int(),
  stakePlaced: z.int(),
  stake: z.int(),
  accept: z.enum(['none', 'better', 'any']),
  placedAt: z.number(),
  heldUntil: z.number().nullable(),
  settledAt: z.number().nullable(),
  legs: z.array(legRecord),
  /** The transaction that holds the stake; its call was sent when `asked` is set. */
  makeId: z.string(),
  asked: z.boolean(),
  posted: posting.nullable(),
  payout: z.int(),
  cashOuts: z.array(z.object({ at: z.number(), amount: z.int(), stake: z.int() })),
  corrections: z.array(
    z.object({
      at: z.number(),
      from: z.enum(betStatuses),
      to: z.enum(betStatuses),
      payoutBefore: z.int(),
      payoutAfter: z.int(),
    }),
  ),
  /** Everything is void, whatever the legs say. */
  voidedFor: z.string().nullable(),
  refusal: z.custom<Refusal>().nullable(),
});
export type BetRecord = z.infer<typeof betRecord>;
