import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { maskedDestination, plainFields } from '../withdrawals/methods.ts';

/** An IBAN that is one. */
export const iban = 'DE89 3704 0044 0532 0130 00';

interface Saved {
  readonly methodId: string;
  readonly currency: string;
  /** By the names of the method's fields. */
  readonly fields: Readonly<Record<string, string>>;
  readonly holder?: string;
}

export const byBank: Saved = { methodId: 'bank', currency: 'EUR', fields: { iban } };

/** A destination that a player saved long ago, by its id; the same place is the same one. */
export async function savedDestination(
  owner: { query(sql: string, values: unknown[]): Promise<Pick<pg.QueryResult, 'rows'>> },
  player: string,
  { methodId, currency, fields, holder }: Saved = byBank,
): Promise<string> {
  const kept = plainFields(fields);
  const place = [player, methodId, currency, JSON.stringify(kept)];
  await owner.query(
    `insert into payments.destination (id, player_id, origin, method_id, currency, fields, shown, label,
       holder, created_at, usable_from)
     values ($5, $1, 'player', $2, $3, $4, $6, 'Mine', $7, '2026-01-01', '2026-01-02')
     on conflict do nothing`,
    [...place, randomUUID(), maskedDestination(fields), holder ?? null],
  );
  const { rows } = await owner.query(
    `select id from payments.destination where player_id = $1 and origin = 'player' and method_id = $2
       and currency = $3 and fields = $4::jsonb and removed_at is null`,
    place,
  );
  return String(rows[0]?.id);
}
