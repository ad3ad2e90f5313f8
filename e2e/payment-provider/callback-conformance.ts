import { expect, it } from 'vitest';
import type { ProviderPayment } from '../../apps/platform/src/modules/payments/provider.ts';
import type { Callback } from './callbacks.ts';
import type { Change, Stand } from './provider-under-test.ts';

const MINUTE = 60_000;

/** Which callbacks are believed, and what they say. */
export function describeCallbacks(stand: Stand): void {
  it('a callback not taken comes again as the same event, also after a crash', async () => {
    stand.on.callbacks.status = 503;
    const { payment, callback } = await stand.ended('pays');
    await stand.on.crash();
    stand.on.callbacks.status = 200;
    await stand.on.start();
    const { id } = stand.read(callback);
    const isSame = (other: Callback) => stand.read(other).id === id;
    const [, again] = await stand.on.callbacks.those(payment.reference, isSame, 2);
    expect(again && stand.read(again)).toEqual(stand.read(callback));
  });

  it('a callback read twice, or after another, says the same [P-13]', async () => {
    const first = await stand.ended('pays');
    const second = await stand.ended('pays');
    const inOrder = [stand.read(first.callback), stand.read(second.callback)];
    const reversed = [
      stand.read(second.callback),
      stand.read(first.callback),
      stand.read(first.callback),
    ];
    expect(reversed).toEqual([inOrder[1], inOrder[0], inOrder[0]]);
    expect(inOrder[0]?.id).not.toBe(inOrder[1]?.id);
  });

  it('a callback is believed five minutes long, and not from the future [P-13]', async () => {
    const { callback } = await stand.ended('pays');
    const at = Date.now();
    for (const offset of [-4 * MINUTE, 4 * MINUTE]) {
      stand.on.clock.now = () => new Date(at + offset);
      expect(stand.read(callback).payment.state.kind).toBe('succeeded');
    }
    for (const offset of [-6 * MINUTE, 6 * MINUTE]) {
      stand.on.clock.now = () => new Date(at + offset);
      expect(() => stand.read(callback)).toThrow(
        expect.objectContaining({ errorName: 'forbidden' }),
      );
    }
  });

  it('a callback with any one byte changed is not believed [P-13]', async () => {
    const { callback } = await stand.ended('pays');
    for (let at = 0; at < callback.body.length; at += 1) {
      const body = Buffer.from(callback.body);
      body.writeUInt8(body.readUInt8(at) ^ 1, at);
      expect(() => stand.read({ ...callback, body })).toThrow(
        expect.objectContaining({ errorName: 'forbidden' }),
      );
    }
    expect(() => stand.read({ body: callback.body, headers: {} })).toThrow(
      expect.objectContaining({ errorName: 'forbidden' }),
    );
  });

  it('the proof of one callback does not fit another [P-13]', async () => {
    const one = await stand.ended('pays');
    const other = await stand.ended('pays');
    expect(() => stand.read({ body: one.callback.body, headers: other.callback.headers })).toThrow(
      expect.objectContaining({ errorName: 'forbidden' }),
    );
  });

  it.each<[string, Change, Partial<ProviderPayment>]>([
    ['amount', { amount: 1 }, { amount: 1n }],
    ['currency', { currency: 'JPY' }, { currency: 'JPY' }],
    ['reference', { reference: 'another' }, { reference: 'another' }],
  ])(
    'a proven callback with another %s is handed on as it is, for the platform to refuse',
    async (_, change, seen) => {
      const { callback } = await stand.ended('pays');
      const body = stand.on.changed(callback.body.toString(), change);
      expect(stand.read(stand.on.signed(body, new Date())).payment).toMatchObject(seen);
    },
  );

  it('a proven callback that contradicts itself or cannot be read is refused', async () => {
    const { callback } = await stand.ended('pays');
    const text = callback.body.toString();
    for (const body of [
      stand.on.changed(text, { status: 'failed' }),
      stand.on.changed(text, { status: 'pending' }),
      stand.on.changed(text, { status: 'no such status' }),
      stand.on.changed(text, { amount: -1 }),
      stand.on.changed(text, { amount: 0.5 }),
      '{}',
      'nonsense',
      '',
    ])
      expect(() => stand.read(stand.on.signed(body, new Date())), body).toThrow(
        expect.objectContaining({ errorName: 'malformedRequest' }),
      );
  });
}
