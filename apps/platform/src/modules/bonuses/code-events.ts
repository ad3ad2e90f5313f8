import { randomUUID } from 'node:crypto';
import type { PlayerBonusCode } from '@pierlight/contract/bonuses/schemas';
import { type CodeStatus, codeStatus, codeTrigger } from '@pierlight/contract/bonuses/statuses';
import { type PlayerBonusCodeMessage, playerChannel } from '@pierlight/contract/realtime/channels';
import type { Tx } from '../../kernel/db/database.ts';
import { publishLater } from '../../kernel/outbox/outbox.ts';
import type { ClaimRow } from './tables.ts';

/** A claim of a code as its player sees it. */
export function shownCode(claim: ClaimRow, status: CodeStatus): PlayerBonusCode {
  const isWithoutDeposit = claim.bonus_id !== null && claim.invoice_id === null;
  return {
    playerBonusCodeId: claim.id,
    bonusCode: claim.source_key,
    trigger: isWithoutDeposit ? codeTrigger.entry : codeTrigger.deposit,
    status,
    offerId: claim.offer_id,
  };
}

/** Tells the player's other pages how a code stands, once the transaction commits. */
export const announceCode = (tx: Tx, claim: ClaimRow, status: CodeStatus): Promise<void> =>
  announce(tx, claim, { playerBonusCode: shownCode(claim, status) });

/** Tells them that a code that waited is theirs no more. */
export const announceTakenBack = (tx: Tx, claim: ClaimRow): Promise<void> =>
  announce(tx, claim, {
    playerBonusCode: shownCode(claim, codeStatus.waiting),
    isTakenBack: true,
  });

async function announce(tx: Tx, claim: ClaimRow, message: PlayerBonusCodeMessage): Promise<void> {
  await publishLater(tx, {
    channel: playerChannel.playerBonusCodes(claim.player_id),
    data: message,
    // Each is an event of its own, also where a code returns to an earlier state.
    key: `bonus-code:${claim.id}:${randomUUID()}`,
  });
}
