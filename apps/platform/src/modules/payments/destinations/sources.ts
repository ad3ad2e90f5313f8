import type { Tx } from '../../../kernel/db/database.ts';
import type { Ids } from '../../../kernel/ids.ts';
import type { ProviderPayment } from '../provider.ts';
import type { InvoiceRow } from '../repository.ts';
import { isCardBack } from '../withdrawals/methods.ts';
import { insertDestination, markRefused, sameDestination } from './repository.ts';

/**
 * Where a deposit came from, so that its money can go back there; null where its provider does not tell.
 * A card that is not told is known to its provider by the deposit it paid.
 */
export async function sourceOf(
  tx: Tx,
  deposit: InvoiceRow,
  instrument: ProviderPayment['instrument'],
  { ids, at }: { readonly ids: Pick<Ids, 'next'>; readonly at: Date },
): Promise<string | null> {
  if (instrument === null && !isCardBack(deposit.method_id)) return null;
  const row = {
    id: ids.next(),
    player_id: deposit.player_id,
    origin: 'deposit',
    method_id: deposit.method_id,
    currency: deposit.currency,
    fields: instrument === null ? { deposit: deposit.id } : { instrument: instrument.id },
    shown: instrument?.shown ?? deposit.number,
    label: null,
    holder: null,
    created_at: at,
    usable_from: at,
    refused_at: null,
    removed_at: null,
  } as const;
  const inserted = await insertDestination(tx, row);
  if (inserted) return inserted.id;
  const known = await sameDestination(tx, row);
  if (!known) throw new Error(`the source of deposit ${deposit.id} came and went`);
  // It takes money again.
  if (known.refused_at !== null) await markRefused(tx, known.id, null);
  return known.id;
}
