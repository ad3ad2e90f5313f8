import type { ReturnFirst } from '@pierlight/contract/payments/destinations';
import type { Database, Tx } from '../../../kernel/db/database.ts';
import { DomainError } from '../../../kernel/errors/domain-error.ts';
import type { InvoiceRow } from '../repository.ts';
import { boundsOf, type WithdrawalMethod, withdrawalMethodsFor } from '../withdrawals/methods.ts';
import { type DestinationRow, type Source, sourcesOf } from './repository.ts';

export interface ReturnsDeps {
  readonly methods: readonly WithdrawalMethod[];
  /** Whether what came in goes back before anything goes elsewhere. */
  readonly returnFirst: boolean;
}

/** A source with whether its money goes back before anything goes elsewhere. */
export type RatedSource = Source & { readonly isFirst: boolean };

/** The closed loop: money goes back to where it came from, up to what came from there, before it goes elsewhere. */
export function createReturns({ methods, returnFirst }: ReturnsDeps) {
  /** Whether a method pays at least its smallest amount back out of what there is. */
  const isDue = (source: Source, available: bigint, country: string | null): boolean => {
    const method = withdrawalMethodsFor(methods, source.currency, country).find(
      ({ id }) => id === source.method_id,
    );
    const least = method && boundsOf(method, source.currency)?.min;
    if (!returnFirst || !method?.returnsFirst || least === undefined) return false;
    const most = source.left < available ? source.left : available;
    return source.refused_at === null && most >= BigInt(least);
  };

  return {
    /** What can still go back, the latest place first. */
    async list(
      db: Database,
      playerId: string,
      currency: string | undefined,
      country: string | null,
    ): Promise<RatedSource[]> {
      const sources = await sourcesOf(db, playerId, currency);
      return sources
        .filter(({ left }) => left > 0n)
        .map((source) => ({ ...source, isFirst: isDue(source, source.left, country) }));
    },

    /**
     * Holds a withdrawal that is saved, and whose player's withdrawals wait for one another, to the loop.
     * @param available subunits of the balance before it
     * @throws DomainError returnExceeded, returnFirst naming the first place
     */
    async require(
      tx: Tx,
      invoice: InvoiceRow,
      place: Pick<DestinationRow, 'id' | 'origin'>,
      { available, country }: { readonly available: bigint; readonly country: string | null },
    ): Promise<void> {
      const sources = await sourcesOf(tx, invoice.player_id, invoice.currency, invoice.id);
      if (place.origin === 'deposit') {
        const left = sources.find(({ id }) => id === place.id)?.left ?? 0n;
        if (invoice.amount <= left) return;
        const params = { left: Number(left), currency: invoice.currency };
        throw new DomainError('returnExceeded', {
          fields: { destination: [{ rule: 'returnExceeded', params }] },
        });
      }
      const first = sources.find((source) => isDue(source, available, country));
      if (!first) return;
      const params: ReturnFirst = {
        ...{ id: first.id, methodId: first.method_id, shown: first.shown },
        amount: Number(first.left),
      };
      throw new DomainError('returnFirst', {
        fields: { destination: [{ rule: 'returnFirst', params }] },
      });
    },
  };
}

export type Returns = ReturnType<typeof createReturns>;
