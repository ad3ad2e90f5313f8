import type { Channel, MessageKind } from '@pierlight/contract/notifications/kinds';
import type { Choice, QuietHours } from '@pierlight/contract/notifications/preferences';
import { sql } from 'kysely';
import type { Tx } from '../../kernel/db/database.ts';

type Chosen = ReadonlyMap<Channel, boolean>;

/** What these players chose of a kind, where they did. */
export async function choicesOf(
  tx: Tx,
  playerIds: readonly string[],
  kind: MessageKind,
): Promise<ReadonlyMap<string, Chosen>> {
  const { rows } = await sql<{ playerId: string; channel: Channel; isOn: boolean }>`
    select player_id as "playerId", channel, is_on as "isOn" from notifications.preference
    where player_id = any (${playerIds}::uuid[]) and kind = ${kind}`.execute(tx);
  const found = new Map<string, Map<Channel, boolean>>();
  for (const { playerId, channel, isOn } of rows)
    found.set(playerId, (found.get(playerId) ?? new Map()).set(channel, isOn));
  return found;
}

/** Everything a player chose. */
export async function allChoices(tx: Tx, playerId: string): Promise<readonly Choice[]> {
  const { rows } = await sql<Choice>`
    select kind, channel, is_on as "isOn" from notifications.preference
    where player_id = ${playerId}`.execute(tx);
  return rows;
}

export async function saveChoice(
  tx: Tx,
  playerId: string,
  { kind, channel, isOn }: Choice,
  at: Date,
): Promise<void> {
  await sql`insert into notifications.preference (player_id, kind, channel, is_on, chosen_at)
    values (${playerId}, ${kind}, ${channel}, ${isOn}, ${at})
    on conflict (player_id, kind, channel)
      do update set is_on = excluded.is_on, chosen_at = excluded.chosen_at`.execute(tx);
}

export async function quietHoursOf(tx: Tx, playerId: string): Promise<QuietHours | null> {
  const { rows } = await sql<QuietHours>`
    select is_on as "isOn", from_minute as "fromMinute", to_minute as "toMinute", time_zone as "timeZone"
    from notifications.quiet_hours where player_id = ${playerId}`.execute(tx);
  return rows[0] ?? null;
}

export async function saveQuietHours(tx: Tx, playerId: string, hours: QuietHours): Promise<void> {
  const { isOn, fromMinute, toMinute, timeZone } = hours;
  await sql`insert into notifications.quiet_hours (player_id, is_on, from_minute, to_minute, time_zone)
    values (${playerId}, ${isOn}, ${fromMinute}, ${toMinute}, ${timeZone})
    on conflict (player_id) do update set is_on = excluded.is_on, from_minute = excluded.from_minute,
      to_minute = excluded.to_minute, time_zone = excluded.time_zone`.execute(tx);
}
