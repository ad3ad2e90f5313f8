import type { Answer } from './answer.ts';
import type { Channel } from './channel.ts';
import { type Namespace, namespaceOf } from './channels.ts';
import type { HistoryRequest } from './commands.ts';
import type { Core } from './core.ts';
import { historyResult, publicationJson } from './frames.ts';
import { type ClientInfo, errors, type ProtocolError } from './protocol.ts';
import type { Session } from './session.ts';

/** What a question needs of the channel's namespace. */
type Offered = (namespace: Namespace) => boolean;

/**
 * The channel, for a subscriber that may ask about it. Refuses in the reference's order: an unknown
 * namespace (102), one that does not offer it (108), then whoever is not subscribed (103).
 */
function askedChannel(session: Session, name: string, offered: Offered): Channel | ProtocolError {
  const namespace = session.core.namespaces.get(namespaceOf(name));
  if (namespace === undefined) {
    return errors.unknownChannel;
  }
  if (!offered(namespace)) {
    return errors.notAvailable;
  }
  return session.subscriptions.get(name)?.channel ?? errors.permissionDenied;
}

/** Who is in the channel, on all nodes: `{"presence":{<client>:{"user","client","conn_info"}}}`. */
export async function presence(session: Session, name: string): Promise<Answer | ProtocolError> {
  const asked = askedChannel(session, name, (namespace) => namespace.presence);
  if ('code' in asked) {
    return asked;
  }
  const clients = asked.namespace.hidesOthers
    ? await ownClients(session, name)
    : await presentClients(session.core, name);
  return { result: presenceResult(clients) };
}

/** `clients` as of {@link presentClients}. */
export function presenceResult(clients: ReadonlyMap<string, string>): string {
  const entries = [...clients].map(([client, info]) => `${JSON.stringify(client)}:${info}`);
  return `{"presence":{${entries.join(',')}}}`;
}

/** Connections of the asker's user; guests are nobody to each other, and see their own alone. */
async function ownClients({ core, user, id, identity }: Session, name: string) {
  if (user === '') {
    return new Map([[id, identity.info]]);
  }
  const clients = await presentClients(core, name);
  return new Map([...clients].filter(([, info]) => (JSON.parse(info) as ClientInfo).user === user));
}

/** JSON texts of the `ClientInfo` of everybody in a channel, on all nodes, by client id. */
export async function presentClients(core: Core, name: string): Promise<Map<string, string>> {
  const clients = new Map(await core.broker.othersPresent(name));
  for (const { client, info } of core.hub.channels.get(name)?.present ?? []) {
    clients.set(client, info);
  }
  return clients;
}

/** How many are in the channel, on all nodes: `{"num_clients","num_users"}`. */
export async function presenceStats(
  session: Session,
  name: string,
): Promise<Answer | ProtocolError> {
  const asked = askedChannel(session, name, (namespace) => namespace.presence);
  if ('code' in asked) {
    return asked;
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
  const asked = askedChannel(session, request.channel, ({ historySize }) => historySize > 0);
  return 'code' in asked ? asked : readHistory(session.core, request, asked.namespace.historySize);
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
