export { amountNotation, typedAmount } from './amount-notation.ts';
export {
  constantsQuery,
  countriesQuery,
  currenciesQuery,
  siteFeatures,
  visitorQuery,
} from './api.ts';
export { LanguageLinks } from './components/language-links.tsx';
export { ThemeControl } from './components/theme-control.tsx';
export { type Preferences, readPreferences, type Theme } from './preferences.ts';
export {
  createPreferencesStore,
  type PreferencesStore,
  usePreferenceValues,
} from './preferences-store.ts';
export { shortMoney } from './short-money.ts';
export { useEquivalent } from './use-equivalent.ts';
export { useInputOptions } from './use-input-options.tsx';
export { useCurrencies, useCurrency, useMoney, useNamedCurrencies } from './use-money.ts';
export { useMoneyRange } from './use-money-range.ts';
