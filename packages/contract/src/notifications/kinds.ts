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
