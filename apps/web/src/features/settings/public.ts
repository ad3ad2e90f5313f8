export { constantsQuery, countriesQuery, currenciesQuery } from './api.ts';
export { useCurrencies, useCurrency, useMoney } from './use-money.ts';
