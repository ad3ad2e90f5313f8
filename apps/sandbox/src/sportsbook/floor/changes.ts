import { z } from 'zod';

const pair = z.tuple([z.int().min(0).max(400), z.int().min(0).max(400)]);
export const partScores = z.array(pair).min(1).max(12);

/** What somebody at the desk, or the operator, did to an event. `at` in unix milliseconds. */
export const eventChange = z.discriminatedUnion('kind', [
  /** Begins then, before its time. */
  z.strictObject({ kind: z.literal('started'), at: z.number() }),
  z.strictObject({ kind: z.literal('speed'), at: z.number(), speed: z.int().min(1).max(600) }),
  /** Broken off: what is not decided is void. */
  z.strictObject({ kind: z.literal('abandoned'), at: z.number() }),
  /** Everything is void. */
  z.strictObject({ kind: z.literal('void'), at: z.number() }),
  /** Ended with other scores by part than were fed. */
  z.strictObject({ kind: z.literal('result'), at: z.number(), parts: partScores }),
  z.strictObject({ kind: z.literal('suspended'), at: z.number(), on: z.boolean() }),
]);
export type EventChange = z.infer<typeof eventChange>;
