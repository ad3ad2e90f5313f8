export { amountNotation, typedAmount } from './amount-notation.ts';
export { constantsQuery, currenciesQuery, visitorQuery } from './api.ts';
export { usePreferenceValues } from './preferences-store.ts';
export { shortMoney } from './short-money.ts';
export { useEquivalent } from './use-equivalent.ts';
export { useInputOptions } from './use-input-options.tsx';
export { useCurrencies, useCurrency, useMoney, useNamedCurrencies } from './use-money.ts';
export { useMoneyRange } from './use-money-range.ts';
