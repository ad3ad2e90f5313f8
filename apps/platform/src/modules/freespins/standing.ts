import {
  type FreespinResult,
  type FreespinStatus,
  freespinResult,
  freespinStatus,
} from '@pierlight/contract/freespins/statuses';
import { type PlayerFreespinMessage, playerChannel } from '@pierlight/contract/realtime/channels';
import type { Tx } from '../../kernel/db/database.ts';
import { publishLater } from '../../kernel/outbox/outbox.ts';
import { type RoundsOfGift, roundsOfGift } from '../gameplay/public.ts';
import { changeFreespin, type FreespinChange, type FreespinRow, shown } from './repository.ts';
import { followWinnings } from './winnings.ts';

interface Standing {
  readonly status: FreespinStatus;
  readonly result: FreespinResult;
}

const over = (result: FreespinResult): Standing => ({ status: freespinStatus.finished, result });

/**
 * How free spins stand, by what was played of them, and nothing else decides it. All played they were played, whatever
 * they were to end as. With a round running they are not over: it may be rolled back.
 */
export function standingOf(
  row: Pick<FreespinRow, 'count' | 'activated_at' | 'canceled_at' | 'closed_at' | 'expires_at'>,
  rounds: RoundsOfGift,
  at: Date,
): Standing {
  const hasEnded = row.expires_at <= at;
  if (row.activated_at === null) {
    if (row.canceled_at !== null) return over(freespinResult.canceled);
    if (hasEnded) return over(freespinResult.expired);
    return { status: freespinStatus.issued, result: freespinResult.issued };
  }
  const active = { status: freespinStatus.active, result: freespinResult.issued } as const;
  if (rounds.running > 0) return active;
  if (rounds.begun >= row.count) return over(freespinResult.played);
  if (row.closed_at !== null) return over(freespinResult.canceled);
  return hasEnded ? over(freespinResult.expired) : active;
}

/**
 * Makes a change of held free spins, counts anew what was played of them, and has them stand as that says. The
 * player's screens are told of what changed, and what they won is given where it becomes a bonus.
 */
export async function settle(
  tx: Tx,
  before: FreespinRow,
  change: FreespinChange,
  at: Date,
): Promise<FreespinRow> {
  const row: FreespinRow = { ...before, ...change };
  const rounds =
    row.reward_id === null
      ? { begun: 0, running: 0, paid: 0n }
      : await roundsOfGift(tx, row.player_id, row.reward_id);
  const standing = standingOf(row, rounds, at);
  const finishedAt =
    standing.status === freespinStatus.finished ? (before.finished_at ?? at) : null;
  const counted: FreespinChange = {
    ...standing,
    played: rounds.begun,
    won: rounds.paid,
    finished_at: finishedAt,
  };
  const isSame =
    Object.keys(change).length === 0 &&
    before.status === standing.status &&
    before.result === standing.result &&
    before.played === rounds.begun &&
    before.won === rounds.paid;
  if (isSame) return before;
  const after = await changeFreespin(tx, row.id, { ...change, ...counted });
  await followWinnings(tx, before, after, at);
  await announce(tx, after);
  return after;
}

/** Tells the player's screens, once the transaction commits. */
export async function announce(tx: Tx, row: FreespinRow): Promise<void> {
  const message: PlayerFreespinMessage = { playerFreespin: shown(row) };
  await publishLater(tx, {
    channel: playerChannel.playerFreespins(row.player_id),
    data: message,
    key: `freespin:${row.id}:${row.version}`,
  });
}
