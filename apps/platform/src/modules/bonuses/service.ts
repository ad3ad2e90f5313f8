import type {
  BonusPackage,
  DepositBonus,
  OfferState,
  PlayerBonus,
} from '@pierlight/contract/bonuses/schemas';
import { type BonusStatus, bonusStatus, offerStatus } from '@pierlight/contract/bonuses/statuses';
import type { PageMeta } from '@pierlight/contract/common/schemas';
import type { Clock } from '../../kernel/clock.ts';
import type { Database, Tx } from '../../kernel/db/database.ts';
import { DomainError } from '../../kernel/errors/domain-error.ts';
import { workOff } from '../../kernel/jobs/work-off.ts';
import type { Logger } from '../../kernel/log/logger.ts';
import { type TakenOffer, takenOffers } from './claims-repository.ts';
import type { BonusCodes, CodeOffer } from './codes.ts';
import { cancelBonus, endDue, holdBonus } from './ending.ts';
import { playBonus } from './giving.ts';
import type { Offered } from './offered.ts';
import { bonusFor, type GamesOf, isItsTurn, type Offer } from './offers.ts';
import { countBonuses, dueBonuses, shownBonuses } from './repository.ts';
import type { BonusRow, DueBonus } from './tables.ts';

export interface BonusesDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Pick<Logger, 'error'>;
  readonly offered: Offered;
  readonly baseCurrency: string;
  readonly gamesOf: GamesOf;
  /** Held until the transaction ends. @throws DomainError accountExcluded */
  readonly requirePlaying: (tx: Tx, playerId: string) => Promise<void>;
  readonly codes: Pick<BonusCodes, 'offersIn'>;
}

/** Bonuses as their players see and use them. */
export function createBonusesService(deps: BonusesDeps) {
  const { db, clock } = deps;

  const shown = async (tx: Tx, playerId: string, id: string): Promise<PlayerBonus> => {
    const [bonus] = await shownBonuses(tx, { playerId, id, offset: 0, limit: 1 });
    if (!bonus) throw new DomainError('notFound');
    return bonus;
  };

  const stateOf = (
    offer: Offer | undefined,
    taken: readonly TakenOffer[],
    byCode: readonly CodeOffer[],
  ) => {
    if (!offer) return offerStatus.unknown;
    const own = taken.filter(({ offerId }) => offerId === offer.id);
    if (own.some(({ isOpen }) => isOpen)) return offerStatus.running;
    if (offer.isOnce && own.length > 0) return offerStatus.used;
    if (!isItsTurn(offer, taken)) return offerStatus.unknown;
    const isMade = !offer.isByCode || byCode.some((made) => made.offer.id === offer.id);
    return isMade ? offerStatus.available : offerStatus.unknown;
  };

  const offered = async (
    offer: Offer,
    amount: number,
    bonusCode: string | null,
  ): Promise<DepositBonus> => {
    const { closedGames, averageReturn, contributions } = await deps.gamesOf(offer);
    const { package: of, part, freespins } = offer;
    return {
      id: offer.id,
      package: of === null || part === null ? null : { id: of, part: part.number, parts: part.of },
      triggerConditions: {
        invoiceAmountItems: Object.entries(offer.all).map(([currency, { from }]) => ({
          currency,
          amountFrom: from,
        })),
        baseCurrencyInvoiceAmountFrom: offer.all[deps.baseCurrency]?.from ?? null,
      },
      currency: offer.currency,
      percent: offer.percent,
      maxAmount: offer.max,
      amount: Number(bonusFor(offer, BigInt(amount))),
      wagerTimes: offer.wagerTimes,
      maxBetAmount: offer.maxBet,
      closedGames: [...closedGames],
      averageReturn,
      contributions,
      days: offer.days,
      isOnce: offer.isOnce,
      freespins: freespins && {
        gameId: freespins.game,
        ...{ count: freespins.count, stake: freespins.stake, days: freespins.days },
      },
      bonusCode,
    };
  };

  /** Changes an own bonus while nothing moves the player's money in its currency. */
  const changing = (
    playerId: string,
    id: string,
    change: (tx: Tx, bonus: BonusRow, now: Date) => Promise<void>,
    first: (tx: Tx) => Promise<void> = async () => {},
  ): Promise<PlayerBonus> =>
    db.transaction().execute(async (tx) => {
      await first(tx);
      await change(tx, await holdBonus(tx, playerId, id), clock.now());
      return shown(tx, playerId, id);
    });

  return {
    /** Bonuses the player may take with a deposit now, those of their codes first, with what they come to for `amount` subunits. */
    async offers(playerId: string, currency: string, amount: number): Promise<DepositBonus[]> {
      const [offers, taken, byCode] = await Promise.all([
        deps.offered.now(),
        takenOffers(db, playerId),
        deps.codes.offersIn(playerId, currency),
      ]);
      const available = offers
        .in(currency)
        .filter((offer) => stateOf(offer, taken, byCode) === offerStatus.available);
      return Promise.all([
        ...byCode.map(({ offer, bonusCode }) => offered(offer, amount, bonusCode)),
        ...available.map((offer) => offered(offer, amount, null)),
      ]);
    },

    async offerStates(
      playerId: string,
      ids: readonly string[],
      currency: string,
    ): Promise<OfferState[]> {
      const [offers, taken, byCode] = await Promise.all([
        deps.offered.now(),
        takenOffers(db, playerId),
        deps.codes.offersIn(playerId, currency),
      ]);
      return ids.map((id) => ({ id, status: stateOf(offers.find(id, currency), taken, byCode) }));
    },

    /** What packages there are in a currency. */
    async packages(currency = deps.baseCurrency): Promise<BonusPackage[]> {
      const offers = await deps.offered.now();
      const packages = offers.packages.map(async ({ id, isWelcome, parts }) => ({
        ...{ id, isWelcome },
        parts: await Promise.all(
          parts
            .flatMap((part) => offers.find(part, currency) ?? [])
            .map((offer) => offered(offer, 0, null)),
        ),
      }));
      return (await Promise.all(packages)).filter(({ parts }) => parts.length > 0);
    },

    /** A page of the player's bonuses: the one being played, those that wait, those that are over. */
    async list(
      playerId: string,
      query: {
        readonly page: number;
        readonly perPage: number;
        readonly status?: readonly BonusStatus[] | undefined;
        readonly currency?: readonly string[] | undefined;
      },
    ): Promise<{ data: PlayerBonus[]; meta: PageMeta }> {
      const own = { playerId, statuses: query.status, currencies: query.currency };
      const { page, perPage } = query;
      const [data, total] = await Promise.all([
        shownBonuses(db, { ...own, offset: (page - 1) * perPage, limit: perPage }),
        countBonuses(db, own),
      ]);
      return { data, meta: { page, perPage, total, totalCapped: false } };
    },

    /**
     * Plays a bonus that waits; the one that is played waits then, with its money.
     * @throws DomainError notFound, bonusOver, accountExcluded
     */
    activate: (playerId: string, id: string) =>
      changing(
        playerId,
        id,
        async (tx, bonus, now) => {
          if (
            bonus.status === bonusStatus.finished ||
            bonus.ends_as !== null ||
            bonus.expires_at <= now
          )
            throw new DomainError('bonusOver');
          if (bonus.status === bonusStatus.issued) await playBonus(tx, bonus, now);
        },
        // Before the account is held, as an exclusion does that ends bonuses: neither waits for the other.
        (tx) => deps.requirePlaying(tx, playerId),
      ),

    /**
     * Gives a bonus up, with its money; asked again it stays canceled.
     * @throws DomainError notFound, bonusOver when it ended otherwise
     */
    cancel: (playerId: string, id: string) => changing(playerId, id, cancelBonus),

    /** Ends bonuses whose time is over, or whose rounds are; one that cannot be ended holds up no other. */
    expireDue: (): Promise<void> => {
      const at = clock.now();
      return workOff<DueBonus>({
        page: (last, limit) => dueBonuses(db, at, last?.id, limit),
        work: async (due) => {
          await changing(due.player_id, due.id, endDue);
        },
        failed: (due, error) =>
          deps.log.error({ err: error, bonusId: due.id }, 'a bonus could not be ended'),
      });
    },
  };
}

export type BonusesService = ReturnType<typeof createBonusesService>;
