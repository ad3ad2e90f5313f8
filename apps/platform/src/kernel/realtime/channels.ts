/**
 * Channel names are `namespace:name`, `namespace:name#user` or, without a namespace, `name`.
 * Several owners are listed as `#one,two`.
 */

/** What a namespace of channels offers. */
export interface NamespaceOptions {
  /** Publications kept per channel; 0 keeps none, and then nothing can be recovered. */
  readonly historySize: number;
  /** Seconds without a publication after which a channel's history is dropped. */
  readonly historyTtlSeconds: number;
  /** Subscribers get an epoch and offset, and what they missed when they come back. */
  readonly recoverable: boolean;
  /** Subscribers get an epoch and offset, and are unsubscribed (2500) when one is missed. */
  readonly positioned: boolean;
  /** Subscribers may ask how many and who is there. */
  readonly presence: boolean;
  /** Who is there is answered with the asker's own connections; the others are only counted. */
  readonly hidesOthers: boolean;
  /** Subscribers who ask for it, or all when `forced`, are told of others coming and going. */
  readonly joinLeave: false | 'requested' | 'forced';
  /** Only channels with an owner exist in this namespace. */
  readonly userLimited: boolean;
  /** Only a subscription token opens a channel of this namespace. */
  readonly tokenOnly: boolean;
}

/** Namespaces by name; `''` is the one of channels without a namespace. */
export type Namespaces = Readonly<Record<string, Partial<NamespaceOptions>>>;

/** A namespace with its name and every option settled. */
export interface Namespace extends NamespaceOptions {
  readonly name: string;
  /** Subscribers hold a position in the stream. */
  readonly tracked: boolean;
}

/** Longest channel name, in characters. */
export const LONGEST_CHANNEL = 255;

/** Settles the options of every namespace. Throws when they contradict each other. */
export function settleNamespaces(namespaces: Namespaces): ReadonlyMap<string, Namespace> {
  const settled = new Map<string, Namespace>();
  for (const [name, given] of Object.entries(namespaces)) {
    const options: NamespaceOptions = {
      historySize: 0,
      historyTtlSeconds: 0,
      recoverable: false,
      positioned: false,
      presence: false,
      hidesOthers: false,
      joinLeave: false,
      userLimited: false,
      tokenOnly: false,
      ...given,
    };
    const tracked = options.recoverable || options.positioned;
    if (!/^[-a-zA-Z0-9_.]*$/.test(name)) {
      throw new Error(`Realtime namespace "${name}": letters, digits, "-", "_" and "." only`);
    }
    if (!Number.isSafeInteger(options.historySize) || options.historySize < 0) {
      throw new Error(`Realtime namespace "${name}": historySize must be a whole number from 0`);
    }
    if (options.historySize > 0 !== options.historyTtlSeconds > 0) {
      throw new Error(
        `Realtime namespace "${name}": historySize and historyTtlSeconds need each other`,
      );
    }
    if (tracked && options.historySize === 0) {
      throw new Error(`Realtime namespace "${name}": recovery and positions need a history`);
    }
    settled.set(name, { ...options, name, tracked });
  }
  return settled;
}

/** The namespace part of a channel name, `''` when it has none. */
export function namespaceOf(channel: string): string {
  const end = channel.indexOf(':');
  return end === -1 ? '' : channel.slice(0, end);
}

/**
 * The owners a channel names, or undefined when it names none. A name with an empty owner, or
 * with a second `#`, has owners nobody can be: an empty list.
 */
export function ownersOf(channel: string): readonly string[] | undefined {
  const start = channel.indexOf('#');
  if (start === -1) {
    return undefined;
  }
  const owners = channel.slice(start + 1).split(',');
  return owners.some((owner) => owner === '' || owner.includes('#')) ? [] : owners;
}

/**
 * Whether a user may subscribe without further proof: a channel that names owners is theirs
 * alone whatever its namespace says, and a guest (user `''`) owns nothing.
 */
export function mayEnter(channel: string, namespace: Namespace, user: string): boolean {
  const owners = ownersOf(channel);
  if (owners === undefined) {
    return !namespace.userLimited;
  }
  return user !== '' && owners.includes(user);
}
