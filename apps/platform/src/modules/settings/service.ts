import { documentStatus } from '@pierlight/contract/documents/statuses';
import { coolingOffPeriods, selfExclusionPeriods } from '@pierlight/contract/limits/statuses';
import { invoiceStatus, invoiceType } from '@pierlight/contract/payments/statuses';
import type { SiteFeatures } from '@pierlight/contract/player/schemas';
import type { Constants, Country, Currency, Locale } from '@pierlight/contract/settings/schemas';
import { betStatus } from '@pierlight/contract/sportsbook/statuses';
import {
  assignedCountries,
  countryList,
  currencyOf,
  excludedCountries,
  localeOf,
} from './countries.ts';
import { currencies } from './currencies.ts';

export interface SettingsOptions {
  /** Countries on the list in which nothing is offered, by ISO code. */
  readonly restrictedCountries: readonly string[];
  /** Whether accounts are opened by a phone number too. */
  readonly phoneSignUp?: boolean;
  readonly questsEnabled: boolean;
  readonly loyaltyEnabled: boolean;
  readonly minimumAge: number;
  /** Puts its present rate into a currency; without, rates are those of this release. */
  readonly rates?: { of(currency: Currency): Currency };
  /** The sportsbook's client; without host or id there is no sportsbook. */
  readonly betting?: {
    readonly clientHost: string | undefined;
    readonly clientId: string | undefined;
  };
  /** The provider that checks identities, and whether it keeps the documents to itself. */
  readonly verification?: { readonly isEnabled: boolean; readonly hidesDocuments: boolean };
}

function featuresOf(options: SettingsOptions): SiteFeatures {
  const { clientHost, clientId } = options.betting ?? {};
  const { isEnabled = false, hidesDocuments = false } = options.verification ?? {};
  return {
    phoneSignUp: options.phoneSignUp ?? false,
    questsEnabled: options.questsEnabled,
    loyaltyEnabled: options.loyaltyEnabled,
    betting: clientHost && clientId ? { clientHost, clientId } : null,
    documentsHidden: isEnabled && hidesDocuments,
  };
}

const locales: readonly Locale[] = [
  { code: 'en', isDefault: true, name: 'English' },
  { code: 'de', isDefault: false, name: 'Deutsch' },
  { code: 'es', isDefault: false, name: 'Español' },
  { code: 'pt-br', isDefault: false, name: 'Português (Brasil)' },
  { code: 'ar', isDefault: false, name: 'العربية' },
];

const byCode = new Map(currencies.map((currency) => [currency.code, currency]));

function constantsOf(options: SettingsOptions): Constants {
  const timeZone = Intl.supportedValuesOf('timeZone').map((id) => ({
    id,
    name: id.replaceAll('_', ' '),
  }));
  return {
    player: {
      timeZone,
      playerStatuses: { active: 1, closed: 2 },
      document: { status: documentStatus },
      minimumAge: options.minimumAge,
    },
    payment: { invoiceStatuses: invoiceStatus, invoiceTypes: invoiceType },
    game: {
      bet: { status: betStatus },
      playerBonus: {
        status: { issued: 1, active: 2, finished: 3 },
        result: { issued: 1, played: 2, canceled: 3, expired: 4, lost: 5 },
      },
      playerFreespin: {
        status: { issued: 1, active: 2, finished: 3 },
        result: { issued: 1, played: 2, canceled: 3, expired: 4 },
      },
    },
    limits: {
      coolingOffPeriods: [...coolingOffPeriods],
      selfExclusionPeriods: [...selfExclusionPeriods],
    },
    features: { questsEnabled: options.questsEnabled, loyaltyEnabled: options.loyaltyEnabled },
  };
}

/**
 * Currencies, locales, countries and constants: the same for everybody and, but for rates, until the
 * process restarts.
 */
export function createSettingsService(options: SettingsOptions) {
  const countries = countryList(new Set(options.restrictedCountries));
  const restricted = new Set([...excludedCountries, ...options.restrictedCountries]);
  const constants = constantsOf(options);
  const features = featuresOf(options);
  const rated = (currency: Currency) => options.rates?.of(currency) ?? currency;
  return {
    currencies: (visible?: boolean): readonly Currency[] =>
      currencies.filter((one) => visible === undefined || one.visible === visible).map(rated),
    currency(code: string): Currency | undefined {
      const known = byCode.get(code);
      return known && rated(known);
    },
    locales: () => locales,
    countries: (): readonly Country[] => countries,
    /** ISO codes of every country there is, also those that are not on the list to choose from. */
    allCountries: () => assignedCountries,
    constants: () => constants,
    /** Which parts of the site there are. */
    features: (): SiteFeatures => features,
    isRestricted: (country: string | null) => country !== null && restricted.has(country),
    localeOfCountry: (country: string | null) => (country === null ? 'en' : localeOf(country)),
    currencyOfCountry: (country: string | null) => (country === null ? 'EUR' : currencyOf(country)),
  };
}

export type SettingsService = ReturnType<typeof createSettingsService>;
