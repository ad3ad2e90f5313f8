import { invoiceType } from '@pierlight/contract/payments/statuses';
import type { RoundIncident } from '../modules/gameplay/public.ts';
import type { OpenIncident } from '../modules/payments/public.ts';

/**
 * The one thing to do about a round, once its provider was asked how it ended.
 *
 * @param moved what the player gained by it since, or lost, without its sign, as it is written
 */
export function roundActionFor(round: RoundIncident, moved: string, isDeleted: boolean): string {
  const resolve = `incident ${round.id} resolve`;
  const adjust = (sign: '+' | '-') =>
    `adjust ${round.playerId} ${round.currency} ${sign}…, and when it is approved, ${resolve}`;
  switch (round.kind) {
    case 'roundLeftOpen':
      return isDeleted
        ? `Its account is deleted and is given nothing: ${resolve}.`
        : `Have the provider send its win or rollback: this goes by itself. It lost, or nothing more will come: ${resolve}. It won and they cannot send it: ${adjust('+')}.`;
    case 'roundEndedAfterAll': {
      if (round.moved === 0n)
        return `Settled by hand, and its provider ended it afterwards, moving nothing. If something was given for it, ask them, and ${adjust('-')}; else ${resolve}.`;
      if (round.moved > 0n)
        return `Settled by hand; since then it gave the player ${moved}. If that was given already, ${adjust('-')}; else ${resolve}.`;
      return isDeleted
        ? `Settled by hand; since then it took ${moved} of the player, whose account is deleted: ask the provider, then ${resolve}.`
        : `Settled by hand; since then it took ${moved} of the player. If that was taken already, ${adjust('+')}; else ${resolve}.`;
    }
    case 'roundAfterDeletion':
      return `Its account is deleted; since then it ${round.moved < 0n ? 'took' : 'gave'} ${moved}. Nobody can use what lies there: ask the provider whether it was right, and have it rolled back if not; then ${resolve}.`;
  }
}

/** The one thing to do about an incident of payments, once the provider was asked what is behind it. */
export function actionFor(incident: OpenIncident, isDeleted: boolean): string {
  const { id, kind, detail, invoice } = incident;
  const resolve = `incident ${id} resolve`;
  const number = invoice?.number ?? '';
  const isWithdrawal = invoice?.type === invoiceType.withdrawal;
  const take = `adjust ${invoice?.playerId} ${detail.currency} -…, and when it is approved, ${resolve}`;
  const give = isDeleted
    ? `its account is deleted, so have it sent back to where it came from, then ${resolve}`
    : `adjust ${invoice?.playerId} ${detail.currency} +…, and when it is approved, ${resolve}`;
  switch (kind) {
    case 'lostPayment':
      return invoice?.isOpen
        ? `Ask the provider. Nothing came: deposit ${number} close. By itself it ends after a day.`
        : `Ask the provider. Nothing came: ${resolve}. It came: ${give}.`;
    case 'lostPayout':
      return `Ask the provider. It never left: withdrawal ${number} return. It arrived: withdrawal ${number} paid.`;
    case 'overdue':
      return `Have the provider end it: ${number} ends, and this goes, by its word alone.`;
    case 'successAfterError':
      return isWithdrawal
        ? `Paid out and given back: ask the provider. If so, ${take}.`
        : `Paid after it was given up: ask the provider. If so, ${give}.`;
    case 'failureAfterSuccess':
      return isWithdrawal ? cameBack() : takenBack();
    case 'unclaimed':
      return isWithdrawal
        ? `Its account is deleted; the house holds what came back. When its owner has asked for it and the provider has sent it again: withdrawal ${number} resent.`
        : `Its account is deleted; the house holds it. Have the custodian send it back to where it came from: deposit ${number} returned.`;
    case 'otherAmount':
    case 'otherCurrency':
      return isDeleted
        ? `Its account is deleted. Ask the provider which sum is right, and have what is too much sent back to where it came from; then ${resolve}.`
        : `Ask the provider which sum is right. Another than ours: ${give}; ours: ${resolve}.`;
    case 'unknownReference':
    case 'otherProvider':
    case 'otherPayment':
    case 'otherReference':
      return `Nothing moved. Ask the provider whose it is, then ${resolve}.`;
    case 'otherThanRecorded':
    case 'eventIdReused':
      return `Nothing moved by it. Ask the provider whether it was theirs, then ${resolve}.`;
  }

  /** Of a withdrawal that had arrived. */
  function cameBack(): string {
    if (invoice?.holding === 'left')
      return `It was held and sent again: ask the provider, then ${resolve}.`;
    return isDeleted
      ? `Came back after it had arrived, and its account is deleted: ask the provider. If so, withdrawal ${number} bounced, and the house holds it; else ${resolve}.`
      : `Came back after it had arrived: ask the provider. If so, ${give}; else ${resolve}.`;
  }

  /** Of a deposit that was credited, or held for whoever sent it. */
  function takenBack(): string {
    switch (invoice?.holding) {
      case 'held':
        return `Taken back out of what the house holds: ask the provider. If so, deposit ${number} returned, then ${resolve}.`;
      case 'left':
        return `It had gone back to where it came from: ask the provider, then ${resolve}.`;
      default:
        return `Taken back after it was credited: ask the provider. If so, ${take}; else ${resolve}.`;
    }
  }
}
