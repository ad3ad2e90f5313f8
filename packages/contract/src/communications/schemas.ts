import { z } from 'zod';
import { line, localeCode } from '../common/schemas.ts';

/** What a message to the operator can be about. */
export const communicationTopic = z.enum([
  'account',
  'payments',
  'games',
  'break',
  'complaint',
  'privacy',
  'other',
]);
export type CommunicationTopic = z.infer<typeof communicationTopic>;

/** Longest message, in UTF-16 code units. */
export const longestMessage = 10_000;

/** Lines of text: tabs and line breaks, no other control character. */
const manyLines = /^(?:[^\p{Cc}]|[\t\n\r])*$/u;

/** A message to the operator. A player's name and address come from the account. */
export const communication = z.strictObject({
  name: line(100).optional(),
  email: z.string().min(1).max(254).optional(),
  topic: communicationTopic.default('other'),
  message: z.string().trim().min(2).max(longestMessage).regex(manyLines),
  /** Language of the confirmation that is sent back. */
  locale: localeCode.default('en'),
});
export type Communication = z.infer<typeof communication>;

export const communicationReceipt = z.object({
  /** What the sender can name the message by. */
  reference: z.string(),
  /** Where the confirmation and the answer go. */
  email: z.string(),
});
export type CommunicationReceipt = z.infer<typeof communicationReceipt>;
