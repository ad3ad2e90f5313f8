import { isDeepStrictEqual } from 'node:util';
import type { Database, Tx } from '../../kernel/db/database.ts';
import { type Offers, offersOf } from './offers.ts';
import { holdOffered, type Kept, keptOffers, listOf, offersRevision } from './offers-repository.ts';
import type { ListedOffer } from './offers-shapes.ts';
import { type StakesOfGames, spinGames, withPlayableSpins } from './spin-stakes.ts';

/** What is offered, as the database says it: a change holds at once, on every node. */
export interface Offered {
  /** What is offered now; asked within a transaction on its connection. */
  now(on?: Tx): Promise<Offers>;
  /** Whether offers, gifts and codes are offered, all of them; none is paused or changed until the transaction ends. */
  hold(tx: Tx, ids: readonly string[]): Promise<boolean>;
}

export function createOffered(db: Database, stakesOfGames: StakesOfGames): Offered {
  let copy: { readonly revision: bigint; readonly made: Made } | undefined;
  let offers: { readonly of: readonly ListedOffer[]; readonly made: Made; readonly all: Offers };
  return {
    async now(on: Database | Tx = db) {
      // Before what it stands for, so that a change in between is seen by whoever asks next.
      const revision = await offersRevision(on);
      if (copy?.revision !== revision) copy = { revision, made: madeOf(await keptOffers(on)) };
      const { made } = copy;
      const games = spinGames(made.offers);
      const stakes = games.length === 0 ? new Map() : await stakesOfGames(on, games);
      const of = made.offers.map((offer) => withPlayableSpins(offer, stakes));
      if (offers?.made !== made || !isDeepStrictEqual(offers.of, of))
        offers = { of, made, all: offersOf({ ...made, offers: of }) };
      return offers.all;
    },
    hold: holdOffered,
  };
}

type Made = ReturnType<typeof madeOf>;

/** What of all there is may be taken. A code that is paused still keeps its offer from who does not have it. */
function madeOf(kept: readonly Kept[]) {
  const { offers, gifts, packages } = listOf(
    kept.flatMap(({ isPaused, entry }) => (isPaused || !entry ? [] : [entry])),
  );
  const codes = kept.flatMap(({ entry, isPaused }) =>
    entry?.kind === 'code' ? [{ ...entry.says, isPaused }] : [],
  );
  return { offers, gifts, packages, codes };
}
