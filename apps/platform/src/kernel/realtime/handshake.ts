import type { Answer } from './answer.ts';
import type { ConnectRequest } from './commands.ts';
import { disconnects, errors, type ProtocolError } from './protocol.ts';
import type { Session } from './session.ts';
import { expireSubscription, join } from './subscribing.ts';
import type { ConnectionClaims } from './tokens.ts';

/** Version of the server that `connect` and `refresh` report. */
const SERVER_VERSION = '1.0.0';

/** An empty token comes from a guest. */
const GUEST: ConnectionClaims = {
  user: '',
  expiresAt: undefined,
  info: undefined,
  channels: [],
  signIn: undefined,
};

/** Undefined when the connection was closed instead of answered. */
type Outcome = Promise<Answer | ProtocolError | undefined>;

/** Takes a client in, and subscribes it to the channels its token names. */
export async function connect(session: Session, request: ConnectRequest): Outcome {
  const { core } = session;
  const claims = request.token === '' ? GUEST : await core.tokens.connection(request.token);
  if (claims === 'invalid') {
    session.close(disconnects.invalidToken);
    return undefined;
  }
  if (claims === 'expired') {
    return errors.tokenExpired;
  }
  if (session.closed) {
    return undefined;
  }
  // The hub knows it before its sign-in is checked, so that a sign-out or an exclusion meanwhile reaches it.
  session.identify(claims);
  let isSignedIn = claims === GUEST;
  try {
    isSignedIn ||= await core.isSignedIn(claims);
  } finally {
    if (!isSignedIn) {
      session.forget();
    }
  }
  if (!isSignedIn) {
    // As of an expired token: its client asks for the next, in vain.
    return errors.tokenExpired;
  }
  if (session.closed) {
    return undefined;
  }
  session.admit();
  const subs: string[] = [];
  const settling: (() => void)[] = [() => session.startPings()];
  for (const channel of claims.channels) {
    const position = request.subs.get(channel) ?? { recover: false, offset: 0, epoch: '' };
    const wanted = { channel, token: '', joinLeave: true, flag: 0, ...position };
    const joined = await join(session, wanted, { serverSide: true });
    if ('code' in joined) {
      core.logger.warn({ channel, error: joined }, 'realtime server-side subscription refused');
    } else {
      subs.push(`${JSON.stringify(channel)}:${joined.result}`);
      settling.push(() => joined.afterwards?.());
    }
  }
  const settled = JSON.stringify({
    client: session.id,
    version: SERVER_VERSION,
    ...session.expireAt(claims.expiresAt),
    ping: core.limits.pingSeconds,
    pong: true,
    session: core.newId(),
    node: core.node,
  });
  return {
    result: subs.length === 0 ? settled : `${settled.slice(0, -1)},"subs":{${subs.join(',')}}}`,
    afterwards: () => {
      for (const settle of settling) {
        settle();
      }
    },
  };
}

/** Prolongs a connection with a new token of the same user. */
export async function refresh(session: Session, token: string): Outcome {
  const { core } = session;
  const claims = await core.tokens.connection(token);
  if (claims === 'expired' || (claims !== 'invalid' && !(await core.isSignedIn(claims)))) {
    session.close(disconnects.expired);
    return undefined;
  }
  if (claims === 'invalid' || claims.user !== session.user) {
    session.close(disconnects.invalidToken);
    return undefined;
  }
  if (session.closed) {
    return undefined;
  }
  const lifetime = session.expireAt(claims.expiresAt);
  return { result: JSON.stringify({ client: session.id, version: SERVER_VERSION, ...lifetime }) };
}

/** Prolongs a subscription with a new token for the same channel and user. */
export async function refreshSubscription(
  session: Session,
  channel: string,
  token: string,
): Outcome {
  const claims = await session.core.tokens.subscription(token);
  if (claims === 'expired') {
    return errors.expired;
  }
  if (claims === 'invalid') {
    session.close(disconnects.invalidToken);
    return undefined;
  }
  const subscription = session.subscriptions.get(channel);
  if (subscription === undefined || claims.channel !== channel || claims.user !== session.user) {
    return errors.permissionDenied;
  }
  return { result: JSON.stringify(expireSubscription(session, subscription, claims.expiresAt)) };
}
