import type { Currency } from '@pierlight/contract/settings/schemas';

const ratesOf = '2026-11-20T16:00:00.000Z';

function row(
  code: string,
  name: string,
  type: Currency['type'],
  subunitToUnit: number,
  rate: number,
  subCurrencies: Currency['subCurrencies'] = [],
): Currency {
  return {
    code,
    name,
    type,
    isEnabled: true,
    isBase: code === 'EUR',
    visible: true,
    subunitToUnit,
    rate: { rate, updatedAt: ratesOf },
    subCurrencies,
  };
}

/**
 * Currencies the house keeps accounts in. Rates are reference rates for display only, as of the
 * stated time, and hold until a source has newer ones; nothing is ever booked at them.
 */
export const currencies: readonly Currency[] = [
  row('EUR', 'Euro', 'fiat', 100, 1),
  row('USD', 'US dollar', 'fiat', 100, 1.09),
  row('BRL', 'Brazilian real', 'fiat', 100, 6.05),
  row('JPY', 'Japanese yen', 'fiat', 1, 164),
  row('BTC', 'Bitcoin', 'crypto', 100_000_000, 0.0000114, [
    { code: 'mBTC', subunitToUnit: 100_000 },
  ]),
  row('ETH', 'Ether', 'crypto', 1_000_000_000, 0.000325, [
    { code: 'mETH', subunitToUnit: 1_000_000 },
  ]),
  row('USDT', 'Tether', 'crypto', 1_000_000, 1.09),
  row('XRP', 'XRP', 'crypto', 1_000_000, 0.48),
];
