import type { TournamentTableMessage } from '@pierlight/contract/realtime/channels';
import type { Tournament, TournamentTable } from '@pierlight/contract/tournaments/schemas';

/** Not begun, under way, over with rounds that may still settle, settled, and called off. */
export type TournamentState = 'coming' | 'running' | 'waiting' | 'finished' | 'cancelled';

type Times = Pick<Tournament, 'startsAt' | 'endsAt' | 'settledAt' | 'cancelledAt'>;

/** @param now milliseconds by the server's clock */
export function stateOf(
  { startsAt, endsAt, settledAt, cancelledAt }: Times,
  now: number,
): TournamentState {
  if (cancelledAt !== null) return 'cancelled';
  if (settledAt !== null) return 'finished';
  if (now < Date.parse(startsAt)) return 'coming';
  return now < Date.parse(endsAt) ? 'running' : 'waiting';
}

/** What a countdown runs to; null where nothing is counted down to. */
export function countsDownTo(tournament: Times, state: TournamentState): number | null {
  if (state === 'coming') return Date.parse(tournament.startsAt);
  return state === 'running' ? Date.parse(tournament.endsAt) : null;
}

/** Whole days, hours, minutes and seconds of a time in milliseconds. */
export function partsOf(milliseconds: number) {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3_600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  };
}

/** The table after a message; undefined after a missed one, when the table has to be refetched. */
export function tableAfter(
  table: TournamentTable,
  { number, players, rows, gone }: TournamentTableMessage['tournament'],
): TournamentTable | undefined {
  if (number <= table.number) return table;
  if (number !== table.number + 1) return undefined;
  const changed = new Set([...gone, ...rows.map(({ entryId }) => entryId)]);
  const kept = table.rows.filter(({ entryId }) => !changed.has(entryId));
  return {
    number,
    players,
    rows: [...kept, ...rows].sort((one, other) => one.place - other.place),
  };
}
