import { z } from 'zod';
import { channels, messageKinds } from './kinds.ts';

export const choice = z.strictObject({
  kind: z.enum(messageKinds),
  channel: z.enum(channels),
  isOn: z.boolean(),
});
export type Choice = z.infer<typeof choice>;

/** A name of the IANA time zone database, as this runtime knows it. */
function isTimeZone(name: string): boolean {
  // An offset such as `+01:00` is taken by Intl, and knows of no summer time.
  if (!/^[A-Z]/i.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

const minuteOfDay = z.int().min(0).max(1439);

/** When no push disturbs: from a minute of the day to another, over midnight when the end is the lower one. */
export const quietHours = z
  .strictObject({
    isOn: z.boolean(),
    fromMinute: minuteOfDay,
    toMinute: minuteOfDay,
    timeZone: z
      .string()
      .max(60)
      .refine(isTimeZone, { params: { rule: 'oneOf' } }),
  })
  .refine(({ fromMinute, toMinute }) => fromMinute !== toMinute, {
    path: ['toMinute'],
    params: { rule: 'differs' },
  });
export type QuietHours = z.infer<typeof quietHours>;

export const preferences = z.object({
  /** Every kind on every channel. */
  choices: z.array(choice.extend({ canChange: z.boolean() })),
  /** Null until the player sets them. */
  quietHours: quietHours.nullable(),
});
export type Preferences = z.infer<typeof preferences>;
