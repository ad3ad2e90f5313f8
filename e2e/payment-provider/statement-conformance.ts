import { expect, it } from 'vitest';
import type { ProviderPayment } from '../../apps/platform/src/modules/payments/provider.ts';
import { AMOUNT, type Deed, type Stand } from './provider-under-test.ts';

/** What a statement lists, by which our books are reconciled. */
export function describeStatements(stand: Stand, deeds: readonly Deed[]): void {
  it('states what was settled within a time, and nothing else', async () => {
    const from = new Date();
    const { payment: paid } = await stand.ended('pays');
    const unpaid = [await stand.opened()];
    if (deeds.includes('isDeclined')) unpaid.push((await stand.ended('isDeclined')).payment);
    const to = new Date(Date.now() + 1000);
    const statement = await stand.on.adapter.statement(from, to);
    const about = ({ reference }: ProviderPayment) =>
      statement.filter((entry) => entry.reference === reference);
    expect(about(paid)).toMatchObject([
      { id: paid.id, direction: 'in', amount: AMOUNT, currency: stand.on.terms.currency },
    ]);
    expect(unpaid.flatMap(about)).toEqual([]);
    const [entry] = about(paid);
    expect(entry && entry.settledAt >= from && entry.settledAt < to).toBe(true);
    expect(await stand.on.adapter.statement(new Date(0), from)).not.toContainEqual(entry);
  });

  it('gives no statement rather than half of one', async () => {
    const { wire, adapter } = stand.on;
    const ask = () => adapter.statement(new Date(0), new Date());
    for (const trouble of [
      { kind: 'status', status: 502 },
      { kind: 'status', status: 200, body: '{"entries":[{}],"next":null}' },
      { kind: 'cut' },
    ] as const) {
      wire.trouble = trouble;
      await expect(ask()).rejects.toHaveProperty('name', 'ProviderFailure');
    }
  });
}
