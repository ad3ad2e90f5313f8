import type { PayoutRequest } from './protocol.ts';

/**
 * What becomes of a payout: it arrives soon, arrives late, is sent back, has no account to go to, is
 * told of twice, is told of much later than it arrives, or is first told of with a wrong amount.
 */
export type PayoutScenario =
  | 'paid'
  | 'slow'
  | 'declined'
  | 'unknown'
  | 'doubled'
  | 'lostWebhook'
  | 'lying';

/** The account numbers that do not simply work; every other one does. None belongs to anyone. */
export const testIbans: Readonly<Record<string, PayoutScenario>> = {
  DE85500105179999000001: 'slow',
  DE58500105179999000002: 'declined',
  DE31500105179999000003: 'unknown',
  DE04500105179999000004: 'doubled',
  DE74500105179999000005: 'lostWebhook',
  DE47500105179999000006: 'lying',
};

/** Tax numbers of the same kind. */
export const testTaxNumbers: Readonly<Record<string, PayoutScenario>> = {
  '11144477735': 'slow',
  '12345678909': 'declined',
};

/** Addresses of the same kind, on the chains that are written this way. */
export const testAddresses: Readonly<Record<string, PayoutScenario>> = {
  '0x000000000000000000000000000000000000dead': 'declined',
  '0x0000000000000000000000000000000000005109': 'slow',
};

/** Cards by their last digits. */
const cards: Readonly<Record<string, PayoutScenario>> = {
  '4444': 'slow',
  '0341': 'lostWebhook',
};

const scenarios: readonly PayoutScenario[] = [
  'slow',
  'declined',
  'unknown',
  'doubled',
  'lostWebhook',
  'lying',
];

/** @param last4 of the card the money goes back to; null for every other method */
export function scenarioOf(request: PayoutRequest, last4: string | null): PayoutScenario {
  switch (request.method) {
    case 'card':
      return cards[last4 ?? ''] ?? 'paid';
    case 'bank':
      return testIbans[request.destination.iban] ?? 'paid';
    case 'pix':
      return testTaxNumbers[request.destination.cpf_number] ?? 'paid';
    case 'crypto':
      return testAddresses[request.destination.address.toLowerCase()] ?? 'paid';
    case 'eWallet': {
      // `declined@…`, `slow@…`: the name says it.
      const [name] = request.destination.walletEmail.split('@');
      return scenarios.find((scenario) => scenario === name) ?? 'paid';
    }
  }
}
