import type { Clock } from '../../kernel/clock.ts';
import type { Walk, Walked, WalkTerms } from '../gameplay/public.ts';
import { bonusFor, type GamesOf, type Offer, offersOf } from './offers.ts';
import type { ListedOffer } from './offers-shapes.ts';

/** A deposit that was credited; `amount` in subunits. */
interface PastDeposit {
  readonly id: string;
  readonly playerId: string;
  readonly currency: string;
  readonly amount: bigint;
  readonly at: Date;
}

export interface TriesDeps {
  readonly clock: Clock;
  readonly gamesOf: GamesOf;
  /** Deposits since a moment, those of a player together and in their order, after the last of the page before. */
  readonly depositsSince: (
    since: Date,
    after: PastDeposit | undefined,
    limit: number,
  ) => Promise<readonly PastDeposit[]>;
  readonly walk: (walks: readonly Walk[], terms: WalkTerms) => Promise<readonly Walked[]>;
  /** Milliseconds after which a try is broken off. */
  readonly patience: number;
}

/** What an offer would have come to in a currency; sums in subunits. */
export interface OfferTry {
  readonly currency: string;
  /** Players with a deposit that is enough for it. */
  players: number;
  /** Bonuses they would have been given, and what they came to. */
  given: number;
  amount: bigint;
  /** How those would have ended so far. */
  readonly ended: { wageredOut: number; lost: number; ranOut: number; notOver: number };
  /** What would have become players' own money. */
  cost: bigint;
}

export interface OfferTries {
  readonly since: Date;
  readonly currencies: readonly OfferTry[];
  /** It took too long: players after these were not looked at. */
  readonly isPart: boolean;
}

/** Days of deposits and rounds that an offer is tried against. */
export const triedDays = 30;
const dayMs = 86_400_000;
const pageLength = 100;
/** Deposits whose rounds one statement reads. */
const walksAtOnce = 20;

interface Taken {
  readonly deposit: PastDeposit;
  readonly bonus: bigint;
  readonly until: Date;
}

/** Simulates an offer on the deposits and rounds of the last 30 days, as if each player had taken it. Writes nothing. */
export async function tryOffer(
  { clock, gamesOf, depositsSince, walk, patience }: TriesDeps,
  listed: ListedOffer,
): Promise<OfferTries> {
  const now = clock.now();
  const since = new Date(now.getTime() - triedDays * dayMs);
  const { closedGames, contributions } = await gamesOf(listed);
  // A part of a package is tried by itself, too.
  const offers = offersOf({ offers: [{ ...listed, package: null }] });
  const tries = new Map(
    Object.keys(listed.amounts).map((currency): [string, OfferTry] => [
      currency,
      {
        ...{ currency, players: 0, given: 0, amount: 0n, cost: 0n },
        ended: { wageredOut: 0, lost: 0, ranOut: 0, notOver: 0 },
      },
    ]),
  );

  const walked = async (offer: Offer, all: readonly Taken[]): Promise<Map<Taken, Walked>> => {
    const found = new Map<Taken, Walked>();
    for (let start = 0; start < all.length; start += walksAtOnce) {
      const some = all.slice(start, start + walksAtOnce);
      const walks = some.map(({ deposit, bonus, until }) => ({
        ...{ playerId: deposit.playerId, currency: deposit.currency },
        ...{ since: deposit.at, until, purse: deposit.amount + bonus },
        toStake: bonus * BigInt(offer.wagerTimes),
      }));
      const maxStake = offer.maxBet === null ? null : BigInt(offer.maxBet);
      const ways = await walk(walks, { maxStake, closedGames, contributions });
      for (const [place, one] of ways.entries()) found.set(some[place] as Taken, one);
    }
    return found;
  };

  /** Counts the deposits of some players, all they made. */
  const count = async (deposits: readonly PastDeposit[]): Promise<void> => {
    for (const [currency, sums] of tries) {
      const offer = offers.find(listed.id, currency);
      if (!offer) continue;
      const enough = deposits
        .filter((deposit) => deposit.currency === currency && deposit.amount >= BigInt(offer.from))
        .map(
          (deposit): Taken => ({
            deposit,
            bonus: bonusFor(offer, deposit.amount),
            until: new Date(deposit.at.getTime() + offer.days * dayMs),
          }),
        )
        .filter(({ bonus }) => bonus > 0n);
      const byPlayer = [...Map.groupBy(enough, ({ deposit }) => deposit.playerId).values()];
      const ways = await walked(
        offer,
        byPlayer.flatMap((own) => (offer.isOnce ? own.slice(0, 1) : own)),
      );
      sums.players += byPlayer.length;
      for (const own of byPlayer) {
        // One at a time, and once where it is given once.
        let free = new Date(0);
        for (const taken of own) {
          const way = ways.get(taken);
          if (!way || taken.deposit.at < free) continue;
          free = way.endedAt ?? taken.until;
          add(sums, taken, way, now);
        }
      }
    }
  };

  const deadline = performance.now() + patience;
  let rest: PastDeposit[] = [];
  for (;;) {
    const page = await depositsSince(since, rest.at(-1), pageLength);
    const all = [...rest, ...page];
    const last = all.at(-1);
    const isEnd = page.length < pageLength;
    // The last player's deposits may go on on the next page.
    const whole = isEnd ? all : all.filter(({ playerId }) => playerId !== last?.playerId);
    await count(whole);
    if (isEnd) return { since, currencies: [...tries.values()], isPart: false };
    rest = all.slice(whole.length);
    if (performance.now() > deadline)
      return { since, currencies: [...tries.values()], isPart: true };
  }
}

function add(sums: OfferTry, { bonus, until }: Taken, { endedAt, left }: Walked, now: Date): void {
  sums.given += 1;
  sums.amount += bonus;
  if (endedAt === null) {
    if (until <= now) sums.ended.ranOut += 1;
    else sums.ended.notOver += 1;
  } else if (left <= 0n) {
    sums.ended.lost += 1;
  } else {
    sums.ended.wageredOut += 1;
    sums.cost += left < bonus ? left : bonus;
  }
}
