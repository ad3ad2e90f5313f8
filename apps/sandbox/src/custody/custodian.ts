import { createHash, randomBytes, randomInt } from 'node:crypto';
import { paceOf } from '../slow-orders.ts';
import { newAddress } from './addresses.ts';
import { answerOf, confirmationsAt, type Deposit, type Fate } from './deposit.ts';
import { type NetworkName, networks } from './networks.ts';
import type { CreateRequest, WebhookEvent } from './protocol.ts';
import type { CustodyStore } from './store.ts';

const lifetime = 24 * 60 * 60_000;
/** How long a slow transfer takes until the chain shows it. */
const slowness = 20_000;
/** The chain drops a transfer that is to be dropped half way to what counts: late enough to be seen. */
const droppedAfter = ({ request }: Deposit) => Math.ceil(networks[request.network].required / 2);

export type Created =
  | { readonly kind: 'created' | 'repeated'; readonly deposit: Deposit }
  | { readonly kind: 'keyReused' | 'referenceUsed' };

export interface Transfer {
  readonly network: NetworkName;
  readonly address: string;
  readonly tag: string | null;
  /** Subunits. */
  readonly amount: number;
  readonly fate: Fate;
}

/** What became of coins that were sent: on their way to a deposit, or lost, and why. */
export type Sent = 'onItsWay' | 'unknownAddress' | 'wrongNetwork' | 'tagMissing';

/** Lends addresses and watches the chains. What changes and the webhook about it are written together. */
export class Custodian {
  readonly #store: CustodyStore;
  readonly #origin: string;
  readonly #clock: { now(): Date };

  constructor(store: CustodyStore, origin: string, clock: { now(): Date }) {
    this.#store = store;
    this.#origin = origin;
    this.#clock = clock;
  }

  create(request: CreateRequest, key: string): Created {
    const bodyHash = createHash('sha256').update(JSON.stringify(request)).digest('hex');
    const earlier = this.#store.byIdempotencyKey(key);
    if (earlier) {
      return earlier.bodyHash === bodyHash
        ? { kind: 'repeated', deposit: earlier.deposit }
        : { kind: 'keyReused' };
    }
    if (this.#store.byReference(request.reference)) return { kind: 'referenceUsed' };
    const now = this.#now();
    const deposit: Deposit = {
      id: newId('dep'),
      request,
      follows: null,
      address: newAddress(request.network),
      tag: request.network === 'xrpl' ? String(randomInt(100_000, 999_999_999)) : null,
      status: paceOf(request.amount) === 'lateRefusal' ? 'expired' : 'waiting',
      received: 0,
      fate: 'arrives',
      seenAt: null,
      confirmations: 0,
      createdAt: now,
      expiresAt: now + lifetime,
    };
    this.#store.insert(deposit, { key, bodyHash });
    return { kind: 'created', deposit };
  }

  /** A deposit as it stands now. */
  find(id: string): Deposit | null {
    this.watch();
    return this.#store.byId(id);
  }

  findByReference(reference: string): Deposit | null {
    this.watch();
    return this.#store.byReference(reference);
  }

  /** The merchant takes an address back; coins that come to it all the same are not lost. */
  cancel(deposit: Deposit): Deposit {
    if (deposit.status !== 'waiting' || deposit.seenAt !== null) return deposit;
    const cancelled: Deposit = { ...deposit, status: 'cancelled' };
    this.#store.update(cancelled);
    return cancelled;
  }

  /** Somebody sends coins. To a deposit that has its transfer already, or is over, they follow it. */
  send({ network, address, tag, amount, fate }: Transfer): Sent {
    this.watch();
    const lent = this.#store.byAddress(address, tag);
    if (!lent) return this.#store.knowsAddress(address) ? 'tagMissing' : 'unknownAddress';
    if (lent.request.network !== network) return 'wrongNetwork';
    const now = this.#now();
    const seenAt = fate === 'slow' ? now + slowness : now;
    const moved = { received: amount, fate, seenAt, confirmations: 0 };
    if (lent.status === 'waiting' && lent.seenAt === null) {
      this.#store.update({ ...lent, ...moved });
    } else {
      this.#store.insert(
        {
          ...lent,
          ...moved,
          id: newId('dep'),
          follows: lent.id,
          request: { ...lent.request, amount },
          status: 'waiting',
          createdAt: now,
          expiresAt: now + lifetime,
        },
        null,
      );
    }
    this.watch();
    return 'onItsWay';
  }

  /** Moves everything on to what the chains say now, and tells the merchant. */
  watch(): void {
    const now = this.#now();
    for (const deposit of this.#store.open()) {
      const next = nextOf(deposit, now);
      if (!next) continue;
      this.#store.together(() => {
        this.#store.update(next);
        this.#tell(next, now);
      });
    }
  }

  #tell(deposit: Deposit, now: number): void {
    const data = answerOf(deposit, this.#origin);
    const isLie = deposit.fate === 'lie' && deposit.status === 'credited';
    const event: WebhookEvent = {
      id: newId('evt'),
      type: typeOf(deposit),
      createdAt: new Date(now).toISOString(),
      data: isLie ? { ...data, amount: data.amount * 10, received: data.received * 10 } : data,
    };
    const { webhookUrl } = deposit.request;
    this.#store.deliveries.add(event.id, deposit.id, webhookUrl, JSON.stringify(event), now);
  }

  #now(): number {
    return this.#clock.now().getTime();
  }
}

/** A deposit further on than it is; null while nothing has happened. */
function nextOf(deposit: Deposit, now: number): Deposit | null {
  const { seenAt, fate, status } = deposit;
  if (seenAt === null) {
    return now >= deposit.expiresAt ? { ...deposit, status: 'expired' } : null;
  }
  if (now < seenAt) return null;
  const confirmations = confirmationsAt(deposit, now);
  if (fate === 'dropped' && confirmations >= droppedAfter(deposit)) {
    return {
      ...deposit,
      status: 'waiting',
      received: 0,
      seenAt: null,
      confirmations: 0,
      fate: 'arrives',
    };
  }
  if (confirmations >= networks[deposit.request.network].required)
    return { ...deposit, status: 'credited', confirmations };
  const hasChanged = status !== 'seen' || confirmations !== deposit.confirmations;
  return hasChanged ? { ...deposit, status: 'seen', confirmations } : null;
}

function typeOf(deposit: Deposit): WebhookEvent['type'] {
  switch (deposit.status) {
    case 'waiting':
    case 'cancelled':
      return 'deposit.waiting';
    case 'seen':
      return 'deposit.seen';
    case 'credited':
      return 'deposit.credited';
    case 'expired':
      return 'deposit.expired';
  }
}

const newId = (kind: 'dep' | 'evt') => `${kind}_${randomBytes(18).toString('base64url')}`;
