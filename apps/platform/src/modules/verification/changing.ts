import { playerChannel, type VerificationMessage } from '@pierlight/contract/realtime/channels';
import type { PlayerCheck } from '@pierlight/contract/verification/schemas';
import type {
  AskedBecause,
  CheckName,
  CheckReason,
} from '@pierlight/contract/verification/statuses';
import type { Clock } from '../../kernel/clock.ts';
import type { Tx } from '../../kernel/db/database.ts';
import type { Ids } from '../../kernel/ids.ts';
import { enqueueJob } from '../../kernel/jobs/jobs.ts';
import { publishLater } from '../../kernel/outbox/outbox.ts';
import { notify } from '../notifications/public.ts';
import {
  type ChangeSource,
  type CheckRow,
  checksOf,
  type KeptState,
  noteChange,
  saveCheck,
} from './repository.ts';

/** Acts on withdrawals that wait, and on money that goes back. */
export const settleJob = 'verification.settle';

export interface Change {
  readonly state: KeptState;
  readonly reasons: readonly CheckReason[];
  readonly source: ChangeSource;
  /** Why it is requested from now on; left out, as before. */
  readonly because?: AskedBecause;
}

export interface ChangingDeps {
  readonly clock: Clock;
  readonly ids: Ids;
  readonly rulesVersion: number;
}

/** What the inbox tells of; a check that is on its way tells nothing. */
const told: readonly KeptState[] = ['required', 'retry', 'approved', 'rejected'];

/** The one place where a check changes: with its audit, the open page, the inbox and what waits for it. */
export function createChanging({ clock, ids, rulesVersion }: ChangingDeps) {
  /**
   * The caller holds the queue of the player's checks. A check that was refused for good stays so.
   * @returns how it stands now, and whether it changed
   */
  async function change(
    tx: Tx,
    playerId: string,
    check: CheckName,
    { state, reasons, source, because }: Change,
  ): Promise<{ readonly row: CheckRow; readonly isNew: boolean }> {
    const before = (await checksOf(tx, playerId)).find((one) => one.check === check);
    const row: CheckRow = {
      ...{ playerId, check, state, reasons: [...reasons].sort() },
      because: before?.because ?? because ?? null,
      changedAt: clock.now(),
    };
    if (before && (before.state === 'rejected' || isSame(before, row)))
      return { row: before, isNew: false };
    await saveCheck(tx, row, because && source === 'rules' ? rulesVersion : null);
    const id = ids.next();
    await noteChange(tx, id, { from: before?.state ?? 'notRequired', to: row, source });
    const message: VerificationMessage = { check: shownCheck(row) };
    await publishLater(tx, {
      channel: playerChannel.verification(playerId),
      data: message,
      key: `check:${id}`,
    });
    if (told.includes(state) && before?.state !== state)
      await notify(tx, {
        playerId,
        template: 'checkChanged',
        occasion: `check:${id}`,
        values: { check, state, reason: row.reasons[0] ?? 'other' },
      });
    if (state === 'approved' || state === 'rejected')
      await enqueueJob(tx, settleJob, { playerId }, { key: `${settleJob}:${playerId}` });
    return { row, isNew: true };
  }

  return { change };
}

const isSame = (one: CheckRow, other: CheckRow): boolean =>
  one.state === other.state &&
  one.because === other.because &&
  one.reasons.join() === other.reasons.join();

/** A check as its player sees it. */
export function shownCheck({ check, state, reasons, because, changedAt }: CheckRow): PlayerCheck {
  return { check, state, reasons: [...reasons], because, changedAt: changedAt.toISOString() };
}
