import process from 'node:process';
import type { APIRequestContext, Page } from '@playwright/test';
import { operate } from './operator.ts';
import { ask, balanceOf, type Player } from './player.ts';
import { stakedSafely } from './staking.ts';
import { expect } from './visitor.ts';

const party = (offset: number) =>
  `http://127.0.0.1:${Number(process.env.E2E_SANDBOX_PORT ?? '20091') + offset}`;
/** The parts of the sandbox: the provider of payments, and that of coins. */
export const tidewater = party(0);
export const deepwater = party(9);

export interface Invoice {
  readonly id: string;
  readonly number: string;
  readonly status: number;
  readonly failureReason: string | null;
  readonly withdrawal: { readonly stage: string; readonly destination: string } | null;
}

/** A player's latest invoice. */
export async function newest(request: APIRequestContext, player: Player): Promise<Invoice> {
  const [invoice] = await ask<Invoice[]>(request, player, '/payment/invoices?perPage=1');
  if (!invoice) throw new Error('There is no invoice');
  return invoice;
}

/** Makes everything pending about an invoice at the sandbox due now. */
export async function makeDue(
  request: APIRequestContext,
  id: string,
  at = tidewater,
): Promise<void> {
  const response = await request.put(`${at}/sandbox/hurry`, { data: { reference: id } });
  expect(response.ok(), await response.text()).toBe(true);
}

/** Makes a player's latest invoice due until it has a status; the order may not be there yet. */
export async function makeDueUntil(
  request: APIRequestContext,
  player: Player,
  status: number,
  at = tidewater,
): Promise<void> {
  await expect
    .poll(
      async () => {
        await makeDue(request, (await newest(request, player)).id, at);
        return (await newest(request, player)).status;
      },
      { intervals: [300] },
    )
    .toBe(status);
}

export interface Coins {
  readonly currency: string;
  readonly network: string;
  /** Whether the currency has several networks. */
  readonly isChosen: boolean;
  /** The sum in subunits, and as the wallet reads it. */
  readonly amount: number;
  readonly written: string;
  /** What of it is staked, in subunits; nearly all of it comes back. */
  readonly stakes: readonly number[];
}

/** Coins paid in and staked without the browser. */
export async function coinsIn(
  request: APIRequestContext,
  baseURL: string,
  player: Player,
  { currency, network, isChosen, amount, written, stakes }: Coins,
): Promise<void> {
  const ordered = await request.post('/api/payment/invoices/deposit', {
    headers: {
      authorization: `Bearer ${player.accessToken}`,
      'idempotency-key': crypto.randomUUID(),
    },
    data: {
      methodId: 'crypto',
      currency,
      amount,
      fields: isChosen ? { network } : {},
      returnUrl: `${baseURL}/`,
    },
  });
  expect(ordered.status(), await ordered.text()).toBe(201);
  const { id, publicData } = (await ordered.json()).data;
  const { address, tag } = publicData.transfer;
  const form = { address, tag: tag ?? '', network, asset: currency, amount: written };
  const sent = await request.post(`${deepwater}/send`, { form: { ...form, fate: 'arrives' } });
  expect(sent.status(), await sent.text()).toBe(200);
  await makeDue(request, id, deepwater);
  await expect.poll(() => balanceOf(request, player)).toBe(amount);
  await stakedSafely(request, player, stakes, currency);
}

export interface Destination {
  readonly methodId: string;
  readonly currency: string;
  /** By the names of the method's `destinationFields`. */
  readonly fields: Readonly<Record<string, string>>;
  readonly label: string;
}

const ownName = { firstName: 'Ada', lastName: 'Lovelace' };

/** Saves a destination in the player's own name, proven by the password, and waits for its cool-down. */
export async function savedDestination(
  request: APIRequestContext,
  player: Player,
  { fields, ...destination }: Destination,
): Promise<void> {
  const headers = { authorization: `Bearer ${player.accessToken}` };
  const named = await request.put('/api/player/profile', { headers, data: ownName });
  expect(named.status(), await named.text()).toBe(200);
  const holder = `${ownName.firstName} ${ownName.lastName}`;
  const response = await request.post('/api/payment/destinations', {
    headers: { ...headers, 'second-factor': await provenByPassword(request, player) },
    data: { ...destination, fields, ...(destination.methodId === 'crypto' ? {} : { holder }) },
  });
  expect(response.status(), await response.text()).toBe(201);
  const { usableFrom } = (await response.json()).data as { usableFrom: string };
  await expect.poll(() => Date.now() > Date.parse(usableFrom)).toBe(true);
}

/** A proof for a new destination. */
async function provenByPassword(
  request: APIRequestContext,
  { accessToken, password }: Player,
): Promise<string> {
  const post = async <T>(path: string, data: object): Promise<T> => {
    const headers = { authorization: `Bearer ${accessToken}` };
    const response = await request.post(`/api/player/factors${path}`, { headers, data });
    expect(response.status(), await response.text()).toBe(200);
    return ((await response.json()) as { data: T }).data;
  };
  const action = 'addDestination';
  const { challenge } = await post<{ challenge: string }>('/challenges', { action });
  const proof = { method: 'password', password };
  return (await post<{ proof: string }>('/proofs', { challenge, proof })).proof;
}

/** An operator lets a player's latest withdrawal go. */
export async function approved(page: Page, player: Player): Promise<void> {
  const { number } = await newest(page.context().request, player);
  await operate('withdrawal', number, 'approve');
}
