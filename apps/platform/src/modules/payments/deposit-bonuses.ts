import type { DepositRequest } from '@pierlight/contract/payments/schemas';
import type { Tx } from '../../kernel/db/database.ts';
import { DomainError } from '../../kernel/errors/domain-error.ts';
import {
  applyCode,
  claimBonus,
  type GamesNow,
  type GamesOf,
  type Offer,
  type Offers,
} from '../bonuses/public.ts';
import type { InvoiceRow } from './repository.ts';

/** The bonuses that may come with a deposit. */
export interface DepositBonuses {
  readonly offers: Pick<Offers, 'find'>;
  readonly gamesOf: GamesOf;
  /** What a code of the player's brings with a deposit: any that fits, or the one of this offer. */
  readonly ofCode: (
    playerId: string,
    currency: string,
    amount: number,
    offerId?: string,
  ) => Promise<Offer | null>;
}

/** The offer that comes with a deposit; null for none. @throws DomainError bonusUnavailable */
export async function offerOf(
  { offers, ofCode }: DepositBonuses,
  playerId: string,
  { bonusId, currency, amount }: DepositRequest,
): Promise<Offer | null> {
  if (bonusId === null) return null;
  if (bonusId === undefined) return ofCode(playerId, currency, amount);
  const known = offers.find(bonusId, currency);
  const offer = known?.isByCode ? await ofCode(playerId, currency, amount, bonusId) : known;
  if (!offer || amount < offer.from) throw new DomainError('bonusUnavailable');
  return offer;
}

/**
 * Notes the bonus that comes with a deposit; one that a code was to bring unasked may go with another.
 * @throws DomainError bonusUnavailable
 */
export async function claimOffer(
  tx: Tx,
  invoice: InvoiceRow,
  offer: Offer,
  games: GamesNow,
  isAsked: boolean,
): Promise<void> {
  if (!offer.isByCode) return claimBonus(tx, invoice, offer, games, invoice.created_at);
  const isApplied = await applyCode(tx, invoice, offer, games);
  if (isAsked && !isApplied) throw new DomainError('bonusUnavailable');
}
