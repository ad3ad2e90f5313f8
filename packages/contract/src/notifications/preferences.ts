import { z } from 'zod';

/** Where a message reaches a player. Text messages are the profile's `receiveSmsPromo` alone. */
export const channels = ['inbox', 'mail', 'push'] as const;
export type Channel = (typeof channels)[number];

/**
 * What a message is of: the account and its safety, money that moves, what was won or reached, news of the
 * site that sell nothing, and all that sells.
 */
export const messageKinds = ['account', 'payments', 'rewards', 'news', 'offers'] as const;
export type MessageKind = (typeof messageKinds)[number];

/** Kinds that nobody waits for: none of them reaches somebody who is shut out, or has reached a limit of losses. */
export const unaskedKinds = ['news', 'offers'] as const satisfies readonly MessageKind[];
export type UnaskedKind = (typeof unaskedKinds)[number];

export const isUnasked = (kind: MessageKind): kind is UnaskedKind =>
  (unaskedKinds as readonly MessageKind[]).includes(kind);

/** `always` is no choice; the others are what holds until the player chooses. */
export type Default = 'always' | 'on' | 'off';

/** Offers are off everywhere until the player agrees; by mail that is the profile's `receiveEmailPromo`. */
export const defaults = {
  account: { inbox: 'always', mail: 'always', push: 'on' },
  payments: { inbox: 'always', mail: 'always', push: 'on' },
  rewards: { inbox: 'always', mail: 'always', push: 'on' },
  news: { inbox: 'on', mail: 'off', push: 'off' },
  offers: { inbox: 'off', mail: 'off', push: 'off' },
} as const satisfies Record<MessageKind, Record<Channel, Default>>;

export const defaultOf = (kind: MessageKind, channel: Channel): Default => defaults[kind][channel];

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
