import { paymentUri } from './addresses.ts';
import { networks } from './networks.ts';
import type { CreateRequest, DepositAnswer, DepositStatus } from './protocol.ts';

/** What the sandbox lets happen to a transfer. */
export const fates = ['arrives', 'slow', 'dropped', 'lie'] as const;
export type Fate = (typeof fates)[number];

/** A deposit as custody keeps it. Times are unix milliseconds. */
export interface Deposit {
  readonly id: string;
  readonly request: CreateRequest;
  readonly follows: string | null;
  readonly address: string;
  readonly tag: string | null;
  readonly status: DepositStatus;
  /** The amount of the transfer that was seen, 0 without one. */
  readonly received: number;
  readonly fate: Fate;
  /** When the transfer is, or was, first seen on the chain. */
  readonly seenAt: number | null;
  /** The confirmations that were last told. */
  readonly confirmations: number;
  readonly createdAt: number;
  readonly expiresAt: number;
}

/** Confirmations of a transfer at `now`: as many blocks as have passed, at most those that count. */
export function confirmationsAt({ request, seenAt }: Deposit, now: number): number {
  const { block, required } = networks[request.network];
  if (seenAt === null || now < seenAt) return 0;
  return Math.min(required, Math.floor((now - seenAt) / block));
}

/** A deposit as the merchant is told of it. */
export function answerOf(deposit: Deposit, origin: string): DepositAnswer {
  const { request, address, tag } = deposit;
  const { asset, network, amount, reference } = request;
  return {
    id: deposit.id,
    reference,
    follows: deposit.follows,
    asset,
    network,
    amount,
    address,
    tag,
    uri: paymentUri(network, asset, address, tag, amount),
    walletUrl: `${origin}/send/${deposit.id}`,
    status: deposit.status,
    // What the chain has not shown yet, nobody knows of.
    received: deposit.status === 'waiting' ? 0 : deposit.received,
    confirmations: deposit.confirmations,
    required: networks[network].required,
  };
}
