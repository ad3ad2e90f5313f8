import type { DepositRequest } from '@pierlight/contract/payments/schemas';
import type { Tx } from '../../kernel/db/database.ts';
import { DomainError } from '../../kernel/errors/domain-error.ts';
import {
  applyCode,
  type CodeOffer,
  claimBonus,
  type GamesNow,
  type GamesOf,
  type GiveSpins,
  type Offer,
  type Offered,
} from '../bonuses/public.ts';
import type { InvoiceRow } from './repository.ts';

/** The bonuses that may come with a deposit. */
export interface DepositBonuses {
  readonly offered: Offered;
  readonly gamesOf: GamesOf;
  readonly giveSpins: GiveSpins;
  /** What a code of the player's brings with a deposit: any that fits, or the one of this offer. */
  readonly ofCode: (
    playerId: string,
    currency: string,
    amount: number,
    offerId?: string,
  ) => Promise<CodeOffer | null>;
}

/** The offer that comes with a deposit, and the code that made it; null for an offer that needs no code. */
export interface ChosenOffer {
  readonly offer: Offer;
  readonly bonusCode: string | null;
}

/** The offer that comes with a deposit; null for none. @throws DomainError bonusUnavailable */
export async function offerOf(
  { offered, ofCode }: DepositBonuses,
  playerId: string,
  { bonusId, currency, amount }: DepositRequest,
): Promise<ChosenOffer | null> {
  if (bonusId === null) return null;
  if (bonusId === undefined) return ofCode(playerId, currency, amount);
  const known = (await offered.now()).find(bonusId, currency);
  const chosen = known?.isByCode
    ? await ofCode(playerId, currency, amount, bonusId)
    : known && { offer: known, bonusCode: null };
  if (!chosen || amount < chosen.offer.from) throw new DomainError('bonusUnavailable');
  return chosen;
}

/**
 * Notes the bonus that comes with a deposit; one that a code was to bring unasked may go with another, or be offered
 * no more.
 * @throws DomainError bonusUnavailable
 */
export async function claimOffer(
  tx: Tx,
  invoice: InvoiceRow,
  { offer, bonusCode }: ChosenOffer,
  {
    games,
    isAsked,
    offered,
  }: {
    readonly games: GamesNow;
    readonly isAsked: boolean;
    readonly offered: Pick<Offered, 'hold'>;
  },
): Promise<void> {
  const by = bonusCode ?? offer.package;
  const isOffered = await offered.hold(tx, by === null ? [offer.id] : [by, offer.id]);
  if (isOffered && bonusCode === null)
    return claimBonus(tx, invoice, offer, games, invoice.created_at);
  const isApplied = isOffered && (await applyCode(tx, invoice, offer, games));
  if (isAsked && !isApplied) throw new DomainError('bonusUnavailable');
}
