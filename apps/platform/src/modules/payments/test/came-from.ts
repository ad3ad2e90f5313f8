import { randomUUID } from 'node:crypto';
import type { PaymentsWorld } from './payments-world.ts';

/** A paid deposit whose provider told what it came from, by the source's id. */
export async function cameFrom(
  world: Pick<PaymentsWorld, 'owner' | 'clock'>,
  player: string,
  amount: number,
  { methodId = 'bank', currency = 'EUR', instrument = 'ins_1', shown = 'DE89 •• 3000' } = {},
): Promise<string> {
  const { rows } = await world.owner.query(
    `insert into payments.destination (id, player_id, origin, method_id, currency, fields, shown,
       created_at, usable_from)
     values ($1, $2, 'deposit', $3, $4, jsonb_build_object('instrument', $5::text), $6, $7, $7)
     on conflict (player_id, origin, method_id, currency, fields) where removed_at is null
       do update set shown = excluded.shown
     returning id`,
    [randomUUID(), player, methodId, currency, instrument, shown, world.clock.now()],
  );
  const source = String(rows[0]?.id);
  const invoice = randomUUID();
  await world.owner.query(
    `with posted as (
       select transaction_id as id from ledger.deposit($1, $2, $3, 'card', $4, $5, $5))
     insert into payments.invoice (id, number, player_id, type, status, method_id, provider, currency,
       amount, idempotency_key, input_hash, handover, ledger_transaction_id, created_at, settled_at,
       destination_id)
     select $4, $5, $1, 1, 2, $7, 'card', $2, $3, $5, '', 'accepted', posted.id, $6, $6, $8 from posted`,
    [
      ...[player, currency, amount, invoice, `D-${invoice.slice(0, 8)}`, world.clock.now()],
      ...[methodId, source],
    ],
  );
  return source;
}
