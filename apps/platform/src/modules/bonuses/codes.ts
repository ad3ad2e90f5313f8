import type { PlayerBonusCode } from '@pierlight/contract/bonuses/schemas';
import {
  type CodeStatus,
  type CodeTrigger,
  codeStatus,
  codeTrigger,
} from '@pierlight/contract/bonuses/statuses';
import type { Clock } from '../../kernel/clock.ts';
import type { Database, Tx } from '../../kernel/db/database.ts';
import { DomainError } from '../../kernel/errors/domain-error.ts';
import type { Ids } from '../../kernel/ids.ts';
import {
  claimOf,
  codesOf,
  holdCode,
  insertClaim,
  takeCode,
  takenOffers,
  timesTaken,
} from './claims-repository.ts';
import { announceCode, announceTakenBack, shownCode } from './code-events.ts';
import { giveClaimed } from './giving.ts';
import type { Offered } from './offered.ts';
import {
  bonusFor,
  type GamesNow,
  type GamesOf,
  type Gift,
  type KnownCode,
  type Offer,
  type Offers,
} from './offers.ts';
import type { ClaimRow } from './tables.ts';

export interface CodesDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly offered: Offered;
  readonly gamesOf: GamesOf;
  /** Held until the transaction ends. @throws DomainError accountExcluded */
  readonly requirePlaying: (tx: Tx, playerId: string) => Promise<void>;
  readonly countryOf: (playerId: string) => Promise<string | null>;
  /** The currency of the account the player uses. */
  readonly currencyOf: (playerId: string) => Promise<string | undefined>;
}

/** An offer that a player's code makes to them. */
export interface CodeOffer {
  readonly offer: Offer;
  readonly bonusCode: string;
}

interface OwnGift extends Omit<Gift, 'closedGames' | 'contributions'>, GamesNow {
  readonly currency: string;
}

type Taken = Awaited<ReturnType<typeof takenOffers>>;

/** Codes of bonuses: entered once by a player, kept until a deposit fits, withdrawn while unused. */
export function createCodes({ db, clock, ids, offered, ...deps }: CodesDeps) {
  /** Whether a code is good at a moment for somebody of a country, and what it gives is offered. */
  const isGood = (
    { isPaused, offer, from, until, countries }: KnownCode,
    offers: Offers,
    country: string | null,
    now: Date,
  ) =>
    !isPaused &&
    offers.has(offer) &&
    (from === null || Date.parse(from) <= now.getTime()) &&
    (until === null || now.getTime() < Date.parse(until)) &&
    (countries.length === 0 || (country !== null && countries.includes(country)));

  const hadOnce = (taken: Taken, offerId: string) =>
    taken.some((own) => own.offerId === offerId && own.isOnce);

  const statusOf = (
    claim: ClaimRow,
    offers: Offers,
    country: string | null,
    taken: Taken,
  ): CodeStatus => {
    if (claim.bonus_id !== null || claim.invoice_id !== null) return codeStatus.used;
    const code = offers.code(claim.source_key);
    if (!code) return codeStatus.incorrect;
    return isGood(code, offers, country, clock.now()) && !hadOnce(taken, code.offer)
      ? codeStatus.waiting
      : codeStatus.unavailable;
  };

  /** The codes a player entered and how they stand, the newest first. */
  async function own(playerId: string): Promise<PlayerBonusCode[]> {
    const [offers, country, taken, claims] = await Promise.all([
      offered.now(),
      deps.countryOf(playerId),
      takenOffers(db, playerId),
      codesOf(db, playerId),
    ]);
    return claims.map((claim) => shownCode(claim, statusOf(claim, offers, country, taken)));
  }

  /** What codes that wait come to with a deposit in a currency, the newest code first. */
  async function offersIn(playerId: string, currency: string): Promise<CodeOffer[]> {
    const [offers, codes, taken] = await Promise.all([
      offered.now(),
      own(playerId),
      takenOffers(db, playerId),
    ]);
    const isOpen = (id: string) => taken.some((other) => other.offerId === id && other.isOpen);
    return codes.flatMap(({ offerId, bonusCode, status }) => {
      const offer = offers.find(offerId, currency);
      const fits = status === codeStatus.waiting && offer && !isOpen(offerId);
      return fits ? [{ offer, bonusCode }] : [];
    });
  }

  /** Saves what a code gives with a later deposit. */
  async function keep(tx: Tx, playerId: string, code: KnownCode): Promise<ClaimRow> {
    const isKept = await insertClaim(tx, {
      ...{ player_id: playerId, source_kind: 'code', source_key: code.code, offer_id: code.offer },
      ...{ invoice_id: null, currency: null, terms: null, created_at: clock.now() },
    });
    const claim = await claimOf(tx, playerId, 'code', code.code);
    // Another call of the same player may have been quicker: the code is theirs all the same.
    if (!claim || claim.bonus_id !== null) throw new DomainError('bonusCodeUnavailable');
    if (isKept) await announceCode(tx, claim, codeStatus.waiting);
    return claim;
  }

  /** What a code gives at once, in the currency the player uses. @throws DomainError bonusCodeUnavailable */
  async function giftFor(playerId: string, code: KnownCode, offers: Offers): Promise<OwnGift> {
    const currency = await deps.currencyOf(playerId);
    const gift = currency === undefined ? undefined : offers.gift(code.offer, currency);
    if (currency === undefined || !gift) throw new DomainError('bonusCodeUnavailable');
    return { ...gift, currency, ...(await deps.gamesOf(gift)) };
  }

  async function give(
    tx: Tx,
    playerId: string,
    code: KnownCode,
    { amount, currency, ...gift }: OwnGift,
  ): Promise<ClaimRow> {
    const { maxBet, wagerTimes, days, closedGames, averageReturn, contributions } = gift;
    const terms = {
      ...{ maxBet, wagerTimes, days, averageReturn, isOnce: true, package: null },
      ...{ closedGames: [...closedGames], contributions: { ...contributions } },
    };
    const at = clock.now();
    const isNoted = await insertClaim(tx, {
      ...{ player_id: playerId, source_kind: 'code', source_key: code.code, offer_id: code.offer },
      ...{ invoice_id: null, currency, terms, created_at: at },
    });
    const claim = isNoted ? await claimOf(tx, playerId, 'code', code.code) : undefined;
    const money = { id: ids.next(), amount: BigInt(amount), currency };
    const bonusId = claim ? await giveClaimed(tx, claim, terms, money, at) : null;
    if (!claim || bonusId === null) throw new DomainError('bonusCodeUnavailable');
    const given = { ...claim, bonus_id: bonusId };
    await announceCode(tx, given, codeStatus.used);
    return given;
  }

  /**
   * Takes a code for a player, once: its bonus comes at once, or with the next deposit that fits. One that
   * waits already is answered as it is.
   * @throws DomainError bonusCodeIncorrect, bonusCodeUnavailable, accountExcluded
   */
  async function enter(
    playerId: string,
    typed: string,
    trigger: CodeTrigger | undefined,
  ): Promise<PlayerBonusCode> {
    const offers = await offered.now();
    const code = offers.code(typed.toUpperCase());
    if (!code) throw new DomainError('bonusCodeIncorrect');
    const isWanted = trigger === undefined || trigger === code.trigger;
    if (!isWanted || !isGood(code, offers, await deps.countryOf(playerId), clock.now()))
      throw new DomainError('bonusCodeUnavailable');
    const gift = code.trigger === codeTrigger.entry ? await giftFor(playerId, code, offers) : null;

    return db.transaction().execute(async (tx) => {
      await deps.requirePlaying(tx, playerId);
      // Counted and taken by one at a time.
      if (code.times !== null) await holdCode(tx, code.code);
      const known = await claimOf(tx, playerId, 'code', code.code);
      if (known && known.bonus_id === null && known.invoice_id === null)
        return shownCode(known, codeStatus.waiting);
      const isSpent =
        known !== undefined ||
        (code.times !== null && (await timesTaken(tx, code.code)) >= code.times) ||
        hadOnce(await takenOffers(tx, playerId), code.offer) ||
        !(await offered.hold(tx, [code.code, code.offer]));
      if (isSpent) throw new DomainError('bonusCodeUnavailable');
      return gift
        ? shownCode(await give(tx, playerId, code, gift), codeStatus.used)
        : shownCode(await keep(tx, playerId, code), codeStatus.waiting);
    });
  }

  return {
    offersIn,

    async list(playerId: string, trigger: CodeTrigger | undefined): Promise<PlayerBonusCode[]> {
      const codes = await own(playerId);
      return trigger === undefined ? codes : codes.filter((one) => one.trigger === trigger);
    },

    enter,

    /** @throws DomainError notFound, bonusCodeUsed when a bonus came of it, or comes with a deposit under way */
    async takeBack(playerId: string, id: string): Promise<void> {
      const isTaken = await db.transaction().execute(async (tx) => {
        const taken = await takeCode(tx, playerId, id);
        if (taken) await announceTakenBack(tx, taken);
        return taken !== undefined;
      });
      if (isTaken) return;
      const isOwn = (await codesOf(db, playerId)).some((claim) => claim.id === id);
      throw new DomainError(isOwn ? 'bonusCodeUsed' : 'notFound');
    },

    /**
     * What a code brings with a deposit: the newest that waits and fits, or the one of this offer.
     * @param amount the deposit, in subunits
     */
    async offerFor(
      playerId: string,
      currency: string,
      amount: number,
      offerId?: string,
    ): Promise<CodeOffer | null> {
      const made = await offersIn(playerId, currency);
      const fitting = made.find(
        ({ offer }) =>
          (offerId === undefined || offer.id === offerId) && bonusFor(offer, BigInt(amount)) > 0n,
      );
      return fitting ?? null;
    },
  };
}

export type BonusCodes = ReturnType<typeof createCodes>;
