import type { PlayerBonus } from '@pierlight/contract/bonuses/schemas';
import { bonusResult, bonusStatus } from '@pierlight/contract/bonuses/statuses';

/** How a bonus stands, in one word of `account.bonuses.status`. */
export type BonusState =
  | 'active'
  | 'waiting'
  | 'ending'
  | 'played'
  | 'canceled'
  | 'expired'
  | 'lost';

const ends = {
  [bonusResult.issued]: 'canceled',
  [bonusResult.played]: 'played',
  [bonusResult.canceled]: 'canceled',
  [bonusResult.expired]: 'expired',
  [bonusResult.lost]: 'lost',
} as const satisfies Record<PlayerBonus['result'], BonusState>;

export function stateOf({
  status,
  result,
  isEnding,
}: Pick<PlayerBonus, 'status' | 'result' | 'isEnding'>): BonusState {
  if (status === bonusStatus.finished) return ends[result];
  if (isEnding) return 'ending';
  return status === bonusStatus.active ? 'active' : 'waiting';
}

export const isOver = ({ status }: Pick<PlayerBonus, 'status'>) => status === bonusStatus.finished;

/** Why a bonus is ending: its time ran out, or the player gave it up before that. */
export const endingOf = ({ expiresAt }: Pick<PlayerBonus, 'expiresAt'>, now: Date) =>
  new Date(expiresAt) <= now ? 'expired' : 'canceled';

const DAY = 86_400_000;

/** Whole days until a bonus runs out; 0 on its last one. */
export const wholeDaysLeft = ({ expiresAt }: Pick<PlayerBonus, 'expiresAt'>, now: Date) =>
  Math.max(0, Math.floor((new Date(expiresAt).getTime() - now.getTime()) / DAY));

type Wagering = Pick<PlayerBonus, 'wagered' | 'wagerTotal'>;

/** What is still to be staked, in subunits. */
export const leftToWager = ({ wagered, wagerTotal }: Wagering) => Math.max(0, wagerTotal - wagered);

/**
 * What staking so much loses on average, in subunits.
 *
 * @param averageReturn payout per stake on average, in per cent
 */
export const averageCost = (stakes: number, averageReturn: number) =>
  Math.round((stakes * (100 - averageReturn)) / 100);

/** Lamps on a line of `count`: how many are lit, and whether the next one is half lit. */
export function lampsOf({ wagered, wagerTotal }: Wagering, count: number) {
  const share = Math.min(1, Math.max(0, wagered / wagerTotal)) * count;
  const lit = Math.floor(share);
  return { lit, half: share > lit };
}

/** How often a bonus is wagered when that is a whole number, else null. */
export function wagerTimes({ amount, wagerTotal }: Pick<PlayerBonus, 'amount' | 'wagerTotal'>) {
  return wagerTotal % amount === 0 ? wagerTotal / amount : null;
}

/** The number on a ticket, made of its id: six digits in two groups. */
export function ticketNumber(id: string): string {
  const digits = String(Number.parseInt(id.replaceAll('-', '').slice(-8), 16) % 1_000_000);
  return digits.padStart(6, '0').replace(/(\d{3})(\d{3})/, '$1 $2');
}

/** Packages of which bonuses or free spins are open. */
export const openPackages = (
  held: readonly { readonly packageId: string | null }[],
): readonly string[] => [...new Set(held.flatMap(({ packageId }) => packageId ?? []))];

/** How many bonuses are open: those of one package, or of one deposit, count once. */
export function openBonuses(
  bonuses: readonly Pick<PlayerBonus, 'id' | 'status' | 'packageId' | 'issueSessionId'>[],
): number {
  const open = bonuses.filter((bonus) => !isOver(bonus));
  return new Set(open.map(({ id, packageId, issueSessionId }) => packageId ?? issueSessionId ?? id))
    .size;
}

/** The bonus whose money is staked in a currency now. */
export const playedIn = (bonuses: readonly PlayerBonus[], currency: string) =>
  bonuses.find((bonus) => bonus.currency === currency && stateOf(bonus) === 'active');

const cancelModals = {
  ending: 'bonus-cancel-lock',
  active: 'cancel-active-bonus',
  waiting: 'cancel-issued-bonus',
} as const;

/** The modal in which a bonus is given up, or which says why it cannot be; null once it is over. */
export function cancelModal(bonus: PlayerBonus, hasOpenRound: boolean) {
  const state = stateOf(bonus);
  if (state !== 'ending' && state !== 'active' && state !== 'waiting') return null;
  return hasOpenRound && state !== 'ending' ? 'cancel-unsettled-bonus' : cancelModals[state];
}

/** The bonus of a currency that no money is withdrawn beside: the one being played, else one that waits. */
export const heldIn = (bonuses: readonly PlayerBonus[], currency: string) => {
  const held = bonuses.filter(
    (bonus) => bonus.currency === currency && !isOver(bonus) && !bonus.isEnding,
  );
  return held.find(({ status }) => status === bonusStatus.active) ?? held[0];
};
