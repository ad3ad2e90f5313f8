import { multiplierAfter } from '../../engines/crash/crash.ts';
import type { FlightPlayer, LiveMessage } from '../../flights/protocol.ts';

export type Watched = Extract<LiveMessage, { type: 'state' }>;

/** What is known after a message: the whole state anew, or one player of it changed. */
export function afterMessage(before: Watched | null, message: LiveMessage): Watched | null {
  if (message.type === 'state') return message;
  if (!before) return null;
  const others = (name: string): FlightPlayer[] =>
    before.players.filter((player) => player.name !== name);
  switch (message.type) {
    case 'joined': {
      const players = [...others(message.player.name), message.player];
      return { ...before, players, count: before.count + players.length - before.players.length };
    }
    case 'cashed-out':
      return {
        ...before,
        players: before.players.map((player) =>
          player.name === message.name ? { ...player, at: message.at } : player,
        ),
      };
    case 'settled':
      return before.open === message.roundId ? { ...before, open: null } : before;
    case 'refused':
    case 'beat':
      return before;
  }
}

/**
 * The server's clock as it was when the fastest message left it: what is shown by it lags by the time a
 * message takes, and never runs ahead.
 */
export function createServerClock(now: () => number) {
  let ahead = Number.NEGATIVE_INFINITY;
  return {
    hear: (serverNow: number): void => {
      ahead = Math.max(ahead, serverNow - now());
    },
    now: (): number => now() + ahead,
  };
}

/** Where the flight stands as far as is known, in hundredths. */
export const standingOf = ({ flight }: Watched, serverNow: number): number =>
  flight.point ?? (flight.phase === 'flying' ? multiplierAfter(serverNow - flight.departsAt) : 100);
