import { randomUUID } from 'node:crypto';
import type { Invoice } from '@pierlight/contract/payments/schemas';
import { DomainError } from '../../../kernel/errors/domain-error.ts';
import { systemIds } from '../../../kernel/ids.ts';
import { checkLedger } from '../../ledger/public.ts';
import { createNoteAct } from '../../operations/public.ts';
import { createRisk } from '../../risk/public.ts';
import { createSettings } from '../../settings/public.ts';
import { createWithdrawalReview } from '../public.ts';
import { type Answer, call } from './api-calls.ts';
import { type PaymentsWorld, usePaymentsWorld } from './payments-world.ts';
import { iban, byBank as inBank, savedDestination } from './saved-destination.ts';
import { type StubPayout, StubPayouts } from './stub-payouts.ts';
import { callBack, webhookSecret, webhookUrls } from './webhooks.ts';

export { iban };

export interface World extends PaymentsWorld {
  readonly stub: StubPayouts;
  readonly review: ReturnType<typeof createWithdrawalReview>;
  /** Mails that were to be sent, by name and address. */
  readonly mails: { name: string; to: string; values: Readonly<Record<string, string>> }[];
  /** Players who have to bring the proof `right`, and those who have to stake each deposit once. */
  readonly asked: { factor: Set<string>; turnOver: Set<string> };
  /** Since when a player has had a second factor, and what the profile says of the name. */
  readonly known: {
    since: Map<string, Date>;
    name: Map<string, { firstName: string | null; lastName: string | null }>;
  };
}

const { currency: currencyOf } = createSettings({
  restrictedCountries: [],
  phoneSignUp: false,
  questsEnabled: false,
  loyaltyEnabled: false,
  minimumAge: 18,
  betting: { clientHost: undefined, clientId: undefined },
  verification: { isEnabled: false, hidesDocuments: false },
});

/** The module with somebody who pays out and can misbehave. */
export function useWithdrawals({ returnFirst = true } = {}): World {
  return usePaymentsWorld(async ({ database, clock }) => {
    const stub = new StubPayouts();
    const url = await stub.listen();
    const mails: World['mails'] = [];
    const asked: World['asked'] = { factor: new Set(), turnOver: new Set() };
    const known: World['known'] = { since: new Map(), name: new Map() };
    const risk = createRisk({ db: database.db, turnOverTimes: 1 });
    const review = createWithdrawalReview({
      db: database.db,
      clock,
      noteAct: createNoteAct({ clock, ids: systemIds }),
    });
    return {
      cardUrl: url,
      custodyUrl: url,
      customerOf: async (id) => ({ id, country: 'DE', locale: 'de' }),
      withdrawals: {
        automaticUpTo: 1_000,
        cooldownHours: 24,
        returnFirst,
        requireProof: async ({ playerId }, proof) => {
          if (proof !== 'right') throw new DomainError('secondFactorRequired');
          return { use: async () => undefined, since: known.since.get(playerId) ?? null };
        },
        nameOf: async (id) => known.name.get(id) ?? { firstName: null, lastName: null },
        stopLink: async (_tx, id) => ({ path: `/stop/${id}`, expiresAt: clock.now() }),
        stoppedBy: async (code) => code,
        checks: { ofWithdrawal: async () => 'through' },
        currencyOf,
        readerOf: async (id) => ({ email: `${id}@example.com`, locale: 'de' }),
        mail: {
          sendLater: async (_tx, { name, to, values }) => {
            mails.push({ name, to, values });
          },
        },
        requireFactor: async ({ playerId }, proof) => {
          if (asked.factor.has(playerId) && proof !== 'right')
            throw new DomainError('secondFactorRequired');
          return { use: async () => undefined };
        },
        isTurnedOver: async (tx, playerId, currency) => {
          return !asked.turnOver.has(playerId) || risk.isTurnedOver(tx, playerId, currency);
        },
      },
      own: { stub, review, mails, asked, known },
      close: () => stub.close(),
    };
  });
}

/** A player, a new one unless told, with a paid deposit of `amount` subunits by card. */
export async function playerWith(
  world: World,
  amount: number,
  currency = 'EUR',
  player: string = randomUUID(),
): Promise<string> {
  const invoice = randomUUID();
  await world.owner.query(
    `with posted as (
       select transaction_id as id from ledger.deposit($1, $2, $3, 'card', $4, $5, $5))
     insert into payments.invoice (id, number, player_id, type, status, method_id, provider, currency,
       amount, idempotency_key, input_hash, handover, ledger_transaction_id, created_at, settled_at)
     select $4, $5, $1, 1, 2, 'card', 'card', $2, $3, $5, '', 'accepted', posted.id, $6, $6 from posted`,
    [player, currency, amount, invoice, `D-${invoice.slice(0, 8)}`, world.clock.now()],
  );
  return player;
}

export const byBank = { ...inBank, amount: 50_00 };

/** Names a destination, the IBAN unless its fields are given, as one that the player saved long ago. */
async function destined(
  world: World,
  player: string,
  input: Readonly<Record<string, unknown>>,
): Promise<Record<string, unknown>> {
  const { place, ...request } = { ...byBank, place: byBank.fields, ...input };
  if ('fields' in input) return request;
  const destinationId = await savedDestination(world.owner, player, { ...request, fields: place });
  return { ...request, fields: { destinationId } };
}

/** @param input may say a `place` instead of `fields`: to where, by the names of the method's fields */
export async function withdraw(
  world: World,
  player: string,
  input: Readonly<Record<string, unknown>> = {},
  key: string = randomUUID(),
  proof?: string,
): Promise<Answer<Invoice>> {
  return call(world, player, {
    method: 'POST',
    url: '/api/payment/invoices/withdrawal',
    headers: {
      'idempotency-key': key,
      ...(proof === undefined ? {} : { 'second-factor': proof }),
    },
    payload: await destined(world, player, input),
  });
}

/** Asks for a withdrawal that is taken, and answers it. */
export async function asked(
  world: World,
  player: string,
  input: Readonly<Record<string, unknown>> = {},
): Promise<Invoice> {
  const { status, data } = await withdraw(world, player, input);
  if (status !== 201) throw new Error(`the withdrawal was not taken: ${status}`);
  return data;
}

/** Runs the job that looks after a withdrawal as a worker would. */
export async function advance(world: World, { id }: Pick<Invoice, 'id'>): Promise<void> {
  await world.jobs['payments.withdraw']?.({ invoiceId: id }, { id: '1', attempts: 1 });
}

/** A provider's callback about a payout; its status. */
export async function tell(
  world: World,
  payout: StubPayout,
  lie: Partial<StubPayout> & { event?: string; secret?: string } = {},
): Promise<number> {
  const { event = randomUUID(), secret = webhookSecret, ...changed } = lie;
  const { id: payoutId, ...data } = { ...payout, ...changed };
  const told = {
    id: event,
    type: data.status === 'paid' ? 'payout.paid' : 'payout.failed',
    createdAt: '2026-05-01T12:00:00.000Z',
    data: { payoutId, ...data },
  };
  return callBack(world, webhookUrls.payouts, told, secret);
}

export const faults = (world: Pick<PaymentsWorld, 'database'>) => checkLedger(world.database.db);
