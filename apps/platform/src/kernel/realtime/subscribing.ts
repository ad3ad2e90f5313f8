import type { Answer } from './answer.ts';
import type { HistoryPage } from './broker.ts';
import { LONGEST_CHANNEL, mayEnter, type Namespace, namespaceOf } from './channels.ts';
import type { SubscribeRequest } from './commands.ts';
import type { Core } from './core.ts';
import { publicationJson } from './frames.ts';
import {
  errors,
  type ProtocolError,
  REJECT_UNRECOVERED,
  type StreamPosition,
  unsubscribes,
} from './protocol.ts';
import type { Session } from './session.ts';
import { Subscription } from './subscription.ts';

interface Admission {
  readonly namespace: Namespace;
  /** Seconds since the Unix epoch. */
  readonly expiresAt: number | undefined;
}

/**
 * Subscribes a session. The subscription buffers from before the stream's top is read until the
 * reply is written, so that no publication falls between what the reply carries and what follows.
 */
export async function join(
  session: Session,
  request: SubscribeRequest,
  { serverSide }: { readonly serverSide: boolean } = { serverSide: false },
): Promise<Answer | ProtocolError> {
  const admission = await admit(session, request, serverSide);
  if ('code' in admission) {
    return admission;
  }
  if (session.closed) {
    return errors.internal;
  }
  const { hub } = session.core;
  const channel = hub.channel(request.channel, admission.namespace);
  const subscription = new Subscription(session, channel, session.identity, {
    serverSide,
    hearsJoins: request.joinLeave,
  });
  session.subscriptions.set(channel.name, subscription);
  hub.subscribe(subscription);
  try {
    const answer = admission.namespace.tracked
      ? await settle(session, subscription, request, admission)
      : begin(session, subscription, lifetimeOf(session, subscription, admission));
    if ('code' in answer) {
      session.drop(subscription);
    }
    return answer;
  } catch (error) {
    session.drop(subscription);
    throw error;
  }
}

/** Decides whether a session may subscribe. Ownership holds even with a token. */
async function admit(
  session: Session,
  request: SubscribeRequest,
  serverSide: boolean,
): Promise<Admission | ProtocolError> {
  const { channel, token } = request;
  const { namespaces, limits, tokens } = session.core;
  if (channel.length > LONGEST_CHANNEL) {
    return errors.badRequest;
  }
  const namespace = namespaces.get(namespaceOf(channel));
  if (namespace === undefined) {
    return errors.unknownChannel;
  }
  if (session.subscriptions.has(channel)) {
    return errors.alreadySubscribed;
  }
  if (session.subscriptions.size >= limits.channels) {
    return errors.limitExceeded;
  }
  if (!mayEnter(channel, namespace, session.user)) {
    return errors.permissionDenied;
  }
  if (token === '') {
    const open = serverSide || !namespace.tokenOnly;
    return open ? { namespace, expiresAt: undefined } : errors.permissionDenied;
  }
  const claims = await tokens.subscription(token);
  if (claims === 'expired') {
    return errors.tokenExpired;
  }
  if (claims === 'invalid' || claims.channel !== channel || claims.user !== session.user) {
    return errors.permissionDenied;
  }
  return { namespace, expiresAt: claims.expiresAt };
}

/** Reads the stream for a tracked subscription and works out what the client missed. */
async function settle(
  session: Session,
  subscription: Subscription,
  request: SubscribeRequest,
  admission: Admission,
): Promise<Answer | ProtocolError> {
  const { namespace } = admission;
  const recovering = request.recover && namespace.recoverable;
  const page = await session.core.broker.history(request.channel, {
    limit: recovering ? namespace.historySize : 0,
    since: request.offset,
    reverse: false,
  });
  const { top } = page;
  if (!session.holds(subscription) || !subscription.follows(top)) {
    return errors.internal;
  }
  subscription.channel.adopt(top.epoch);
  const recovered = recovering && covers(page, request);
  if (recovering && !recovered && (request.flag & REJECT_UNRECOVERED) !== 0) {
    return errors.unrecoverablePosition;
  }
  const lifetime = lifetimeOf(session, subscription, admission);
  const settled = {
    ...lifetime,
    ...(namespace.recoverable ? { recoverable: true } : {}),
    positioned: true,
    epoch: top.epoch,
    // A client that recovers counts on from its own offset through the publications below.
    offset: recovered ? request.offset : top.offset,
    ...(recovering ? { was_recovering: true, recovered } : {}),
  };
  const missed = recovered
    ? page.publications.map(({ data, offset }) => publicationJson(data, offset))
    : [];
  const result = JSON.stringify(settled);
  return {
    result:
      missed.length === 0 ? result : `${result.slice(0, -1)},"publications":[${missed.join(',')}]}`,
    afterwards: () => enter(session, subscription, top),
  };
}

/**
 * Whether a page holds everything from the client's position to the top of the same stream. An
 * empty epoch is a position in whatever stream there is: an offset that was stored without one.
 */
function covers({ top, publications }: HistoryPage, from: SubscribeRequest): boolean {
  if (from.epoch !== '' && from.epoch !== top.epoch) {
    return false;
  }
  if (publications.length === 0) {
    return from.offset === top.offset;
  }
  return publications[0]?.offset === from.offset + 1 && publications.at(-1)?.offset === top.offset;
}

function begin(session: Session, subscription: Subscription, lifetime: object): Answer {
  return {
    result: JSON.stringify(lifetime),
    afterwards: () => enter(session, subscription, { offset: 0, epoch: '' }),
  };
}

function lifetimeOf(session: Session, subscription: Subscription, { expiresAt }: Admission) {
  return expiresAt === undefined ? {} : expireSubscription(session, subscription, expiresAt);
}

/**
 * Sets when a subscription made with a token ends unless refreshed, in seconds since the Unix
 * epoch; what `subscribe` and `sub_refresh` reply of it, `ttl` in seconds.
 */
export function expireSubscription(
  session: Session,
  subscription: Subscription,
  expiresAt: number | undefined,
): { expires?: true; ttl?: number } {
  subscription.expiry?.cancel();
  subscription.expiry = undefined;
  if (expiresAt === undefined) {
    return {};
  }
  const { clock, limits } = session.core;
  const left = expiresAt * 1000 - clock.now();
  subscription.expiry = clock.after(left + limits.expiryGraceSeconds * 1000, () =>
    session.revoke(subscription, unsubscribes.expired),
  );
  return { expires: true, ttl: Math.max(1, Math.ceil(left / 1000)) };
}

/** Lets publications through, and tells the others. */
function enter(session: Session, subscription: Subscription, top: StreamPosition): void {
  if (!session.holds(subscription)) {
    return;
  }
  subscription.goLive(top);
  const { channel, identity } = subscription;
  const { broker } = session.core;
  if (channel.namespace.presence) {
    channel.enter(identity.user);
    broker.enter(channel.name, identity.client, identity.user, identity.info);
  }
  if (channel.namespace.joinLeave !== false) {
    broker.announce(channel.name, 'join', identity.info);
  }
}

/** Tells the channel and the other nodes that a live subscription is over. */
export function announceLeave({ broker }: Core, { channel, identity }: Subscription): void {
  if (channel.namespace.presence) {
    const last = channel.leave(identity.user);
    broker.leave(channel.name, identity.client, identity.user, last);
  }
  if (channel.namespace.joinLeave !== false) {
    broker.announce(channel.name, 'leave', identity.info);
  }
}
