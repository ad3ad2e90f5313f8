import type { Payment } from '../payments/payment.ts';
import type { PayoutRequest } from './protocol.ts';

/**
 * What becomes of a payout: it arrives soon, arrives late, is sent back, has no account to go to, is
 * told of twice, is told of much later than it arrives, is first told of with a wrong amount, or is
 * told to be paid and then sent back.
 */
export const payoutScenarios = [
  'paid',
  'slow',
  'declined',
  'unknown',
  'doubled',
  'lostWebhook',
  'lying',
  'claiming',
] as const;
export type PayoutScenario = (typeof payoutScenarios)[number];

/** The account numbers that do not simply work; every other one does. None belongs to anyone. */
export const testIbans: Readonly<Record<string, PayoutScenario>> = {
  DE85500105179999000001: 'slow',
  DE58500105179999000002: 'declined',
  DE31500105179999000003: 'unknown',
  DE04500105179999000004: 'doubled',
  DE74500105179999000005: 'lostWebhook',
  DE47500105179999000006: 'lying',
  DE20500105179999000007: 'claiming',
};

/** Tax numbers of the same kind. */
export const testTaxNumbers: Readonly<Record<string, PayoutScenario>> = {
  '11144477735': 'slow',
  '12345678909': 'declined',
};

/** Addresses of the same kind; those that are not of a test network are known to be nobody's. */
export const testAddresses: Readonly<Record<string, PayoutScenario>> = {
  '0x000000000000000000000000000000000000dead': 'declined',
  '0x0000000000000000000000000000000000005109': 'slow',
  '0x0000000000000000000000000000000000000bad': 'claiming',
  tb1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqph4dfmk6ln: 'declined',
  tb1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqq5gfwzxwfe: 'slow',
  /** Twenty bytes of zero, on Tron and on the XRP Ledger. */
  T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb: 'declined',
  rrrrrrrrrrrrrrrrrrrrrhoLvTp: 'declined',
};

/** Cards by their last digits. */
const cards: Readonly<Record<string, PayoutScenario>> = {
  '4444': 'slow',
  '0341': 'lostWebhook',
  '0259': 'lying',
};

/** @param source the payment to whose instrument the money goes back; null for a place that is written out */
export function scenarioOf(request: PayoutRequest, source: Payment | null): PayoutScenario {
  if (source) return sourceScenario(source);
  switch (request.method) {
    case 'card':
      return 'paid';
    case 'bank':
      return ('iban' in request.destination && testIbans[request.destination.iban]) || 'paid';
    case 'pix':
      return (
        ('cpf_number' in request.destination && testTaxNumbers[request.destination.cpf_number]) ||
        'paid'
      );
    case 'crypto':
      return addressScenario(request.destination.address);
    case 'eWallet':
      return 'walletEmail' in request.destination
        ? walletScenario(request.destination.walletEmail)
        : 'paid';
  }
}

/** What pays decides also what becomes of money that goes back to it. */
function sourceScenario({ request, last4, payer }: Payment): PayoutScenario {
  switch (request.method) {
    case 'card':
      return cards[last4 ?? ''] ?? 'paid';
    case 'pix':
      return testTaxNumbers[(request.fields.cpf_number ?? '').replace(/\D/g, '')] ?? 'paid';
    case 'eWallet':
      return walletScenario(payer ?? '');
    case 'bank':
    case 'voucher':
      return 'paid';
  }
}

/** `declined@…`, `slow@…`: the name says it. */
function walletScenario(email: string): PayoutScenario {
  const [name] = email.split('@');
  return payoutScenarios.find((scenario) => scenario === name) ?? 'paid';
}

/** Of addresses only those of EVM chains may be written in either case. */
function addressScenario(address: string): PayoutScenario {
  const known = address.startsWith('0x') ? address.toLowerCase() : address;
  return testAddresses[known] ?? 'paid';
}
