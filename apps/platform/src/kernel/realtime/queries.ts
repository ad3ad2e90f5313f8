import type { Answer } from './answer.ts';
import type { Channel } from './channel.ts';
import type { HistoryRequest } from './commands.ts';
import type { Core } from './core.ts';
import { historyResult, publicationJson } from './frames.ts';
import { errors, type ProtocolError } from './protocol.ts';
import type { Session } from './session.ts';

type Subscribed = { readonly channel: Channel } | ProtocolError;

/** A subscriber may ask about its channel; anybody else is refused. */
function subscribed(session: Session, name: string): Subscribed {
  const subscription = session.subscriptions.get(name);
  return subscription === undefined ? errors.permissionDenied : { channel: subscription.channel };
}

/** Who is in the channel, on all nodes: `{"presence":{<client>:{"user","client","conn_info"}}}`. */
export async function presence(session: Session, name: string): Promise<Answer | ProtocolError> {
  const asked = subscribed(session, name);
  if ('code' in asked) {
    return asked;
  }
  if (!asked.channel.namespace.presence) {
    return errors.notAvailable;
  }
  const clients = await presentClients(session.core, name);
  const entries = [...clients].map(([client, info]) => `${JSON.stringify(client)}:${info}`);
  return { result: `{"presence":{${entries.join(',')}}}` };
}

/** JSON texts of the `ClientInfo` of everybody in a channel, on all nodes, by client id. */
export async function presentClients(core: Core, name: string): Promise<Map<string, string>> {
  const clients = new Map(await core.broker.othersPresent(name));
  for (const { live, identity } of core.hub.channels.get(name)?.subscriptions ?? []) {
    if (live) {
      clients.set(identity.client, identity.info);
    }
  }
  return clients;
}

/** How many are in the channel, on all nodes: `{"num_clients","num_users"}`. */
export async function presenceStats(
  session: Session,
  name: string,
): Promise<Answer | ProtocolError> {
  const asked = subscribed(session, name);
  if ('code' in asked) {
    return asked;
  }
  if (!asked.channel.namespace.presence) {
    return errors.notAvailable;
  }
  return { result: JSON.stringify(await presenceTotals(session.core, name)) };
}

/** Clients and different users in a channel, on all nodes; all guests are one user. */
export async function presenceTotals(core: Core, name: string) {
  const others = await core.broker.othersTotals(name);
  const here = core.hub.channels.get(name)?.users ?? new Map<string, number>();
  let clients = others.clients;
  for (const count of here.values()) {
    clients += count;
  }
  const elsewhere = others.users.filter((user) => !here.has(user));
  return { num_clients: clients, num_users: here.size + new Set(elsewhere).size };
}

/** A part of the channel's stream: `{"publications","epoch","offset"}`. */
export async function history(
  session: Session,
  request: HistoryRequest,
): Promise<Answer | ProtocolError> {
  const asked = subscribed(session, request.channel);
  if ('code' in asked) {
    return asked;
  }
  const { historySize } = asked.channel.namespace;
  return historySize === 0 ? errors.notAvailable : readHistory(session.core, request, historySize);
}

/** Reads at most `most` publications; a `since` of another epoch is unrecoverable (112). */
export async function readHistory(
  { broker }: Core,
  { channel, limit, since, reverse }: HistoryRequest,
  most: number,
): Promise<Answer | ProtocolError> {
  const page = await broker.history(channel, {
    limit: limit < 0 ? most : Math.min(limit, most),
    since: since?.offset,
    reverse,
  });
  if (since !== undefined && since.epoch !== '' && since.epoch !== page.top.epoch) {
    return errors.unrecoverablePosition;
  }
  const publications = page.publications.map(({ data, offset }) => publicationJson(data, offset));
  return { result: historyResult(publications, page.top) };
}

/** Without a handler there are no remote calls at all (108), as with a bare Centrifugo. */
export async function rpc(
  { core, user, id }: Session,
  method: string,
  data: unknown,
): Promise<Answer | ProtocolError> {
  if (core.rpc === undefined) {
    return errors.notAvailable;
  }
  const outcome = await core.rpc(method, data, { user, client: id });
  return 'error' in outcome
    ? outcome.error
    : { result: JSON.stringify({ data: outcome.data ?? null }) };
}
