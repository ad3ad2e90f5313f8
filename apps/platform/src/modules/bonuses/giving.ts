import { bonusStatus, codeStatus } from '@pierlight/contract/bonuses/statuses';
import { z } from 'zod';
import type { Tx } from '../../kernel/db/database.ts';
import { DomainError } from '../../kernel/errors/domain-error.ts';
import type { Ids } from '../../kernel/ids.ts';
import { holdPlayerAccount } from '../ledger/public.ts';
import {
  bindCode,
  holdClaim,
  insertClaim,
  noteBonus,
  takeClaim,
  takenOffers,
} from './claims-repository.ts';
import { announceCode } from './code-events.ts';
import { bonusFor, type GamesNow, isItsTurn, type Offer } from './offers.ts';
import {
  bonusOf,
  callGrant,
  callPlay,
  hasBonus,
  insertBonus,
  playedBonus,
  setStatus,
} from './repository.ts';
import type { BonusRow, ClaimRow } from './tables.ts';

/** A deposit as bonuses need to know it; `amount` in subunits. */
export interface DepositToReward {
  readonly id: string;
  readonly player_id: string;
  readonly currency: string;
  readonly amount: bigint;
}

const terms = z.object({
  maxBet: z.int().nullable(),
  isOnce: z.boolean(),
  wagerTimes: z.int(),
  days: z.int(),
  package: z.string().nullable(),
  closedGames: z.array(z.string()),
  averageReturn: z.number().nullable(),
  /** Not among the terms that were kept before stakes counted in part. */
  contributions: z.record(z.string(), z.int()).default({}),
});
export type Terms = z.infer<typeof terms>;

const depositTerms = terms.extend({
  percent: z.int(),
  from: z.int(),
  max: z.int(),
  /** Null of claims from before free spins came with bonuses, too. */
  freespins: z
    .object({ game: z.string(), count: z.int(), days: z.int(), stake: z.int() })
    .nullable()
    .default(null),
});

const termsOf = ({ all, isByCode, ...offered }: Offer, games: GamesNow) =>
  depositTerms.parse({ ...offered, ...games });

/** Free spins that come with the bonus of a claim. */
export interface SpinsOfBonus {
  readonly playerId: string;
  readonly gameId: string;
  readonly currency: string;
  readonly count: number;
  /** What each is played at, in subunits. */
  readonly stake: bigint;
  readonly claimId: string;
  /** The package of the bonus, and the deposit it came with. */
  readonly packageId: string | null;
  readonly issueSessionId: string;
  /** No spin is begun from then on. */
  readonly until: Date;
}

/** Gives free spins in the transaction that gives their bonus; given again for the same claim they are there once. */
export type GiveSpins = (tx: Tx, spins: SpinsOfBonus, at: Date) => Promise<void>;

/** What giving takes from outside. */
export interface GivingDeps {
  readonly ids: Ids;
  readonly giveSpins: GiveSpins;
  readonly at: Date;
}

/**
 * Notes a bonus as pending with a deposit, at the terms of this moment.
 * @throws DomainError bonusUnavailable when the player has one of the offer, had the one there is, or was not given
 *   the part of its package before it
 */
export async function claimBonus(
  tx: Tx,
  deposit: DepositToReward,
  offer: Offer,
  games: GamesNow,
  at: Date,
): Promise<void> {
  const isNoted = await insertClaim(tx, {
    player_id: deposit.player_id,
    source_kind: 'deposit',
    source_key: deposit.id,
    invoice_id: deposit.id,
    currency: deposit.currency,
    offer_id: offer.id,
    terms: termsOf(offer, games),
    created_at: at,
  });
  // Asked after the claim is there, which waits for a deposit of the same offer that is just being credited.
  const taken = await takenOffers(tx, deposit.player_id);
  const given = taken.filter(
    ({ offerId, isOpen }) => offerId === offer.id && (offer.isOnce || isOpen),
  );
  if (!isNoted || given.length > 1 || !isItsTurn(offer, taken))
    throw new DomainError('bonusUnavailable');
}

/** Has the bonus of a player's code come with a deposit; false when it does with another one. */
export async function applyCode(
  tx: Tx,
  deposit: DepositToReward,
  offer: Offer,
  games: GamesNow,
): Promise<boolean> {
  const claim = await bindCode(tx, deposit, offer.id, termsOf(offer, games));
  if (claim) await announceCode(tx, claim, codeStatus.used);
  return claim !== undefined;
}

/** The deposit failed: no bonus comes with it, and it may be chosen with another one. */
export async function releaseBonus(tx: Tx, invoiceId: string): Promise<void> {
  const code = await takeClaim(tx, invoiceId);
  if (code) await announceCode(tx, code, codeStatus.waiting);
}

/**
 * Gives the bonus that was chosen with a deposit, now that it is credited: of what came, once, and in the same
 * transaction the free spins that come with it. It is played at once unless another one is in its currency.
 */
export async function giveBonus(
  tx: Tx,
  deposit: DepositToReward,
  { ids, giveSpins, at }: GivingDeps,
): Promise<void> {
  const claim = await holdClaim(tx, deposit.id);
  if (!claim) return;
  const agreed = depositTerms.parse(claim.terms);
  const { currency } = deposit;
  const amount = bonusFor(agreed, deposit.amount);
  const bonusId =
    amount === 0n
      ? null
      : await giveClaimed(tx, claim, agreed, { id: ids.next(), amount, currency }, at);
  if (bonusId === null) return releaseBonus(tx, deposit.id);
  if (agreed.freespins === null) return;
  const { game, count, days, stake } = agreed.freespins;
  const spins = {
    ...{ playerId: deposit.player_id, gameId: game, currency, count, stake: BigInt(stake) },
    ...{ claimId: claim.id, packageId: agreed.package, issueSessionId: deposit.id },
    until: daysAfter(at, days),
  };
  await giveSpins(tx, spins, at);
}

const daysAfter = (at: Date, days: number): Date => new Date(at.getTime() + days * 86_400_000);

/**
 * Gives a held claim its bonus, which is played unless another one is in its currency; null when it is given
 * once to a player, and was.
 */
export async function giveClaimed(
  tx: Tx,
  { id: claimId, player_id, offer_id, invoice_id }: ClaimRow,
  agreed: Terms,
  { id, amount, currency }: Pick<BonusRow, 'id' | 'amount' | 'currency'>,
  at: Date,
): Promise<string | null> {
  await holdPlayerAccount(tx, player_id, currency);
  const isGiven = await insertBonus(tx, {
    ...{ id, player_id, currency, offer_id, invoice_id, amount },
    is_once: agreed.isOnce,
    package_id: agreed.package,
    wager_total: amount * BigInt(agreed.wagerTimes),
    max_stake: agreed.maxBet === null ? null : BigInt(agreed.maxBet),
    closed_games: agreed.closedGames,
    average_return: agreed.averageReturn,
    contributions: agreed.contributions,
    issued_at: at,
    expires_at: daysAfter(at, agreed.days),
  });
  if (!isGiven) return null;
  await noteBonus(tx, claimId, id);
  const bonus = await bonusOf(tx, player_id, id);
  if (bonus && !(await playedBonus(tx, player_id, currency))) await playBonus(tx, bonus, at);
  return id;
}

/** Plays a bonus that waits, while its player's account is held; the one played before waits now. */
export async function playBonus(tx: Tx, bonus: BonusRow, at: Date): Promise<void> {
  if (bonus.activated_at === null) await callGrant(tx, bonus);
  const played = await playedBonus(tx, bonus.player_id, bonus.currency);
  if (played) await setStatus(tx, played.id, bonusStatus.issued, played.activated_at);
  await callPlay(tx, bonus);
  await setStatus(tx, bonus.id, bonusStatus.active, bonus.activated_at ?? at);
}

/**
 * Says whether money may leave: a bonus is given for what was deposited, also one that waits.
 * @throws DomainError bonusPlayed while a bonus is played or waits in the currency
 */
export async function requireNoBonus(tx: Tx, playerId: string, currency: string): Promise<void> {
  if (await hasBonus(tx, playerId, currency)) throw new DomainError('bonusPlayed');
}
