import type { Database, Tx } from '../../kernel/db/database.ts';
import { type Offers, offersOf } from './offers.ts';
import { holdOffered, type Kept, keptOffers, listOf, offersRevision } from './offers-repository.ts';

/** What is offered, as the database says it: a change holds at once, on every node. */
export interface Offered {
  /** What is offered now; asked within a transaction on its connection. */
  now(on?: Tx): Promise<Offers>;
  /** Whether offers, gifts and codes are offered, all of them; none is paused or changed until the transaction ends. */
  hold(tx: Tx, ids: readonly string[]): Promise<boolean>;
}

export function createOffered(db: Database): Offered {
  let copy: { readonly revision: bigint; readonly offers: Offers } | undefined;
  return {
    async now(on: Database | Tx = db) {
      // Before what it stands for, so that a change in between is seen by whoever asks next.
      const revision = await offersRevision(on);
      if (copy?.revision === revision) return copy.offers;
      const offers = currentOffers(await keptOffers(on));
      copy = { revision, offers };
      return offers;
    },
    hold: holdOffered,
  };
}

/** What of all there is may be taken. A code that is paused still keeps its offer from who does not have it. */
function currentOffers(kept: readonly Kept[]): Offers {
  const { offers, gifts, packages } = listOf(
    kept.flatMap(({ isPaused, entry }) => (isPaused || !entry ? [] : [entry])),
  );
  return offersOf({
    offers,
    gifts,
    packages,
    codes: kept.flatMap(({ entry, isPaused }) =>
      entry?.kind === 'code' ? [{ ...entry.says, isPaused }] : [],
    ),
  });
}
