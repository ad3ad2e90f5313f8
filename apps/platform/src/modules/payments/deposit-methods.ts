import type { FieldDefinition } from '@pierlight/contract/player/schemas';
import type { DepositMethod } from './methods.ts';

/** Where instant transfers reach: the countries of the euro payments area that players may come from. */
const sepaCountries = [
  ...['AT', 'BE', 'BG', 'CY', 'CZ', 'DE', 'DK', 'EE', 'ES', 'FI', 'GR', 'HR', 'HU', 'IE', 'IT'],
  ...['LT', 'LU', 'LV', 'MT', 'NO', 'PL', 'PT', 'RO', 'SE', 'SI', 'SK'],
];

const voucherCode: FieldDefinition = {
  name: 'voucherCode',
  kind: 'text',
  required: true,
  step: 1,
  rules: [
    { rule: 'regex', pattern: '[0-9]{4}[ -]?[0-9]{4}[ -]?[0-9]{4}[ -]?[0-9]{4}' },
    { rule: 'max', max: 19 },
  ],
};

const taxNumber: FieldDefinition = {
  name: 'cpf_number',
  kind: 'cpf',
  required: true,
  step: 1,
  rules: [{ rule: 'cpf' }],
};

const free = { fixed: 0, percent: 0 };

/** What players can deposit with. A currency no method takes has none to offer. */
export const depositMethods: readonly DepositMethod[] = [
  {
    id: 'card',
    kind: 'card',
    provider: 'card',
    countries: [],
    fee: free,
    processingSeconds: 0,
    fields: [],
    currencies: {
      EUR: { min: 10_00, max: 5_000_00, quick: [20_00, 50_00, 100_00, 200_00] },
      USD: { min: 10_00, max: 5_000_00, quick: [20_00, 50_00, 100_00, 200_00] },
      BRL: { min: 50_00, max: 25_000_00, quick: [100_00, 250_00, 500_00, 1_000_00] },
      JPY: { min: 1_500, max: 750_000, quick: [3_000, 7_500, 15_000, 30_000] },
    },
  },
  {
    id: 'pix',
    kind: 'pix',
    provider: 'card',
    countries: ['BR'],
    fee: free,
    processingSeconds: 60,
    fields: [taxNumber],
    currencies: {
      BRL: { min: 10_00, max: 10_000_00, quick: [50_00, 100_00, 250_00, 500_00] },
    },
  },
  {
    id: 'bank',
    kind: 'bank',
    provider: 'card',
    countries: sepaCountries,
    fee: free,
    processingSeconds: 60,
    fields: [],
    currencies: {
      EUR: { min: 10_00, max: 10_000_00, quick: [50_00, 100_00, 250_00, 500_00] },
    },
  },
  {
    id: 'eWallet',
    kind: 'eWallet',
    provider: 'card',
    countries: [],
    fee: free,
    processingSeconds: 0,
    fields: [],
    currencies: {
      EUR: { min: 10_00, max: 1_000_00, quick: [20_00, 50_00, 100_00, 200_00] },
      USD: { min: 10_00, max: 1_000_00, quick: [20_00, 50_00, 100_00, 200_00] },
      BRL: { min: 50_00, max: 5_000_00, quick: [100_00, 250_00, 500_00, 1_000_00] },
    },
  },
  {
    id: 'voucher',
    kind: 'voucher',
    provider: 'card',
    countries: [],
    fee: free,
    processingSeconds: 0,
    fields: [voucherCode],
    currencies: {
      EUR: { min: 5_00, max: 250_00, quick: [10_00, 25_00, 50_00, 100_00] },
      USD: { min: 5_00, max: 250_00, quick: [10_00, 25_00, 50_00, 100_00] },
    },
  },
  {
    id: 'crypto',
    kind: 'crypto',
    provider: 'custody',
    countries: [],
    fee: free,
    processingSeconds: 20 * 60,
    fields: [],
    currencies: {
      BTC: {
        min: 20_000,
        max: 500_000_000,
        quick: [50_000, 100_000, 250_000, 1_000_000],
        networks: ['bitcoin'],
      },
      ETH: {
        min: 5_000_000,
        max: 100_000_000_000,
        quick: [10_000_000, 25_000_000, 50_000_000, 250_000_000],
        networks: ['ethereum', 'arbitrum'],
      },
      USDT: {
        min: 10_000_000,
        max: 100_000_000_000,
        quick: [25_000_000, 50_000_000, 100_000_000, 250_000_000],
        networks: ['trc20', 'erc20', 'bep20'],
      },
      XRP: {
        min: 10_000_000,
        max: 100_000_000_000,
        quick: [25_000_000, 50_000_000, 100_000_000, 250_000_000],
        networks: ['xrpl'],
      },
    },
  },
];
