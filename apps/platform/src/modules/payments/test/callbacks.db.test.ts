import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { deposit, eventOf, started, tell, usePayments } from './payments-fixture.ts';
import { announcements, balanceOf, incidentsOf, storedInvoice } from './stored.ts';
import { callback, signed } from './webhooks.ts';

const world = usePayments();
const seconds = () => Math.floor(world.clock.time / 1000);

describe('a callback of the provider', () => {
  test('[P-13] credits the ledger once, with one announcement, however often it comes', async () => {
    const player = randomUUID();
    const { invoice, payment } = await started(world, player);
    const event = eventOf(payment, 'succeeded');

    expect(await tell(world, event)).toBe(200);
    expect(await balanceOf(world, player)).toBe(25_00n);

    const again = await Promise.all(Array.from({ length: 16 }, () => tell(world, event)));
    expect(again).toEqual(Array(16).fill(200));
    const anotherId = await tell(world, eventOf(payment, 'succeeded'));
    expect(anotherId).toBe(200);
    expect(await balanceOf(world, player)).toBe(25_00n);
    expect(await announcements(world, invoice.id)).toBe(1);
    expect((await storedInvoice(world, invoice.id)).status).toBe(2);
    expect(await incidentsOf(world, invoice.id)).toEqual([]);
  });

  test('[P-13] 32 at once, half of them under other event ids, credit once', async () => {
    const player = randomUUID();
    const { invoice, payment } = await started(world, player);
    const events = Array.from({ length: 16 }, () => eventOf(payment, 'succeeded'));
    const statuses = await Promise.all([...events, ...events].map((event) => tell(world, event)));
    expect(statuses).toEqual(Array(32).fill(200));
    expect(await balanceOf(world, player)).toBe(25_00n);
    expect(await announcements(world, invoice.id)).toBe(1);
  });

  test('[P-13] with any byte of its body changed is refused', async () => {
    const player = randomUUID();
    const { invoice, payment } = await started(world, player);
    const body = Buffer.from(JSON.stringify(eventOf(payment, 'succeeded')));
    const header = signed(body.toString(), seconds());
    for (let at = 0; at < body.length; at += 1) {
      for (const flip of [0x01, 0x20]) {
        const changed = Buffer.from(body);
        changed.writeUInt8(changed.readUInt8(at) ^ flip, at);
        expect(await callback(world, changed, header), `byte ${at}`).toBe(403);
      }
    }
    const longer = Buffer.concat([body, Buffer.from(' ')]);
    expect(await callback(world, longer, header)).toBe(403);
    expect(await callback(world, body.subarray(0, -1), header)).toBe(403);
    expect((await storedInvoice(world, invoice.id)).status).toBe(1);
    expect(await balanceOf(world, player)).toBe(0n);
    expect(await callback(world, body, header)).toBe(200);
  });

  test('[P-13] with any sign of its signature changed, left out or added is refused', async () => {
    const player = randomUUID();
    const { payment } = await started(world, player);
    const body = JSON.stringify(eventOf(payment, 'succeeded'));
    const header = signed(body, seconds());
    const forged: string[] = ['', 't=1', header.toUpperCase(), ` ${header},v1=`, `${header},x=1`];
    for (let at = 0; at < header.length; at += 1) {
      const sign = String.fromCharCode(header.charCodeAt(at) ^ 1);
      forged.push(header.slice(0, at) + sign + header.slice(at + 1));
      forged.push(header.slice(0, at) + header.slice(at + 1));
    }
    forged.push(signed(body, seconds(), 'another-secret'), signed('{}', seconds()));
    for (const signature of forged)
      expect(await callback(world, body, signature), signature).toBe(403);
    expect(await balanceOf(world, player)).toBe(0n);
  });

  test('[P-13] is taken within five minutes of our time, not a second beyond, either way', async () => {
    const player = randomUUID();
    const { payment } = await started(world, player);
    const body = JSON.stringify(eventOf(payment, 'succeeded'));
    for (const apart of [-301, 301, -86_400, 86_400])
      expect(await callback(world, body, signed(body, seconds() + apart)), `${apart}`).toBe(403);
    expect(await balanceOf(world, player)).toBe(0n);
    expect(await callback(world, body, signed(body, seconds() - 300))).toBe(200);
    expect(await callback(world, body, signed(body, seconds() + 300))).toBe(200);
    expect(await balanceOf(world, player)).toBe(25_00n);
  });

  test('[P-13] that is signed but differs in a field settles nothing and leaves an incident', async () => {
    const player = randomUUID();
    const { invoice, payment } = await started(world, player);
    const { data } = eventOf(payment, 'succeeded');
    const cases: [string, Partial<typeof data>, string | null][] = [
      ['more money', { amount: 25_01 }, 'otherAmount'],
      ['less money', { amount: 24_99 }, 'otherAmount'],
      ['hundredfold', { amount: 2_500_00 }, 'otherAmount'],
      ['currency', { currency: 'USD' }, 'otherCurrency'],
      ['lower case', { currency: 'eur' }, 'otherCurrency'],
      ['payment', { paymentId: 'pay_other' }, 'otherPayment'],
      ['unknown invoice', { reference: randomUUID() }, null],
      ['no id at all', { reference: "' or 1=1 --" }, null],
    ];
    for (const [name, change] of cases) {
      const event = { ...eventOf(payment, 'succeeded'), data: { ...data, ...change } };
      payment.status = 'pending';
      expect(await tell(world, event), name).toBe(422);
      expect(await tell(world, event), `${name}, again`).toBe(422);
    }
    expect((await storedInvoice(world, invoice.id)).status).toBe(1);
    expect(await balanceOf(world, player)).toBe(0n);
    expect(await balanceOf(world, player, 'USD')).toBe(0n);
    const expected = cases.flatMap(([, , kind]) => kind ?? []).sort();
    expect(await incidentsOf(world, invoice.id)).toEqual(expected);
  });

  test('[P-13] that claims an end the record does not have ends nothing, and what has is believed', async () => {
    const player = randomUUID();
    const { invoice, payment } = await started(world, player);
    const claim = eventOf(payment, 'succeeded');
    for (const [status, ended] of [
      ['pending', 1],
      ['failed', 3],
    ] as const) {
      payment.status = status;
      expect(await tell(world, { ...claim, id: randomUUID() })).toBe(200);
      expect((await storedInvoice(world, invoice.id)).status).toBe(ended);
    }
    expect(await balanceOf(world, player)).toBe(0n);
    expect(await incidentsOf(world, invoice.id)).toEqual(['otherThanRecorded']);
  });

  test('[P-13] that lies about the sum has what was really paid credited', async () => {
    const player = randomUUID();
    const { invoice, payment } = await started(world, player);
    const event = eventOf(payment, 'succeeded');
    event.data.amount *= 10;
    expect(await tell(world, event)).toBe(422);
    expect(await balanceOf(world, player)).toBe(25_00n);
    expect(await incidentsOf(world, invoice.id)).toEqual(['otherAmount']);
  });

  test('[P-42] is sent again while the provider does not answer about it', async () => {
    const player = randomUUID();
    const { payment } = await started(world, player);
    const event = eventOf(payment, 'succeeded');
    world.stub.onRead = { kind: 'status', status: 500 };
    expect(await tell(world, event)).toBe(503);
    expect(await balanceOf(world, player)).toBe(0n);
    world.stub.behave();
    expect(await tell(world, event)).toBe(200);
    expect(await balanceOf(world, player)).toBe(25_00n);
  });

  test('[P-13] about one payment cannot settle the invoice of another', async () => {
    const [rich, poor] = [randomUUID(), randomUUID()];
    const first = await started(world, rich);
    const second = await started(world, poor);
    const mixed = eventOf(first.payment, 'succeeded');
    mixed.data.reference = second.invoice.id;
    expect(await tell(world, mixed)).toBe(422);
    expect(await balanceOf(world, poor)).toBe(0n);
    expect(await incidentsOf(world, second.invoice.id)).toEqual(['otherPayment']);
  });

  test('[P-13] about a payment of another invoice cannot settle one whose payment is not known yet', async () => {
    const [rich, poor] = [randomUUID(), randomUUID()];
    const first = await started(world, rich);
    world.stub.onCreate = { kind: 'status', status: 500 };
    const { data: second } = await deposit(world, poor);
    world.stub.behave();
    const mixed = eventOf(first.payment, 'succeeded');
    mixed.data.reference = second.id;
    expect(await tell(world, mixed)).toBe(422);
    expect(await balanceOf(world, poor)).toBe(0n);
    expect(await incidentsOf(world, second.id)).toEqual(['otherPayment']);
  });

  test('is stored as it was signed, with what came of it', async () => {
    const { payment } = await started(world, randomUUID());
    const event = eventOf(payment, 'succeeded');
    await tell(world, event);
    await tell(world, event);
    const { rows } = await world.owner.query(
      'select body, outcome, handled_at is not null as handled from payments.callback where event_id = $1',
      [event.id],
    );
    expect(rows).toEqual([{ body: JSON.stringify(event), outcome: 'settled', handled: true }]);
  });

  test('[P-13] under an event id used before with another body is refused', async () => {
    const player = randomUUID();
    const first = await started(world, player);
    const second = await started(world, player);
    const event = eventOf(first.payment, 'failed');
    expect(await tell(world, event)).toBe(200);
    expect(await tell(world, eventOf(second.payment, 'succeeded', event.id))).toBe(422);
    expect((await storedInvoice(world, second.invoice.id)).status).toBe(1);
    expect(await balanceOf(world, player)).toBe(0n);
  });

  test('that is signed but cannot be read is refused without being stored', async () => {
    const { payment } = await started(world, randomUUID());
    const event = eventOf(payment, 'succeeded');
    const bodies = [
      '',
      'null',
      '[]',
      '{',
      JSON.stringify({ ...event, id: '' }),
      JSON.stringify({ ...event, type: 'payment.failed' }),
      JSON.stringify({ ...event, type: 'payment.refunded' }),
      JSON.stringify({ ...event, data: { ...event.data, status: 'pending' } }),
      JSON.stringify({ ...event, data: { ...event.data, amount: '2500' } }),
      JSON.stringify({ ...event, data: { ...event.data, amount: 0.5 } }),
      JSON.stringify({ ...event, data: { ...event.data, amount: -2500 } }),
    ];
    for (const body of bodies)
      expect(await callback(world, body, signed(body, seconds())), body).toBe(400);
    const { rows } = await world.owner.query(
      'select 1 from payments.callback where event_id = $1',
      [event.id],
    );
    expect(rows).toEqual([]);
  });

  test('that is stored but was not acted on is acted on when it comes again', async () => {
    const player = randomUUID();
    const { payment } = await started(world, player);
    const event = eventOf(payment, 'succeeded');
    await world.owner.query(
      `create function payments.break() returns trigger language plpgsql as
         $$ begin raise exception 'broken'; end $$;
       create trigger break before update on payments.invoice
         for each row execute function payments.break()`,
    );
    expect(await tell(world, event)).toBe(500);
    await world.owner.query('drop function payments.break() cascade');
    expect(await balanceOf(world, player)).toBe(0n);
    expect(await tell(world, event)).toBe(200);
    expect(await balanceOf(world, player)).toBe(25_00n);
  });
});
