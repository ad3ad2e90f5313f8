import type { Country } from '@pierlight/contract/settings/schemas';

/** ISO 3166-1 alpha-2, every officially assigned code. */
export const assignedCountries: readonly string[] =
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW'.split(
    ' ',
  );

/** Countries the house serves nobody in; they are not on the list to choose from. */
export const excludedCountries: ReadonlySet<string> = new Set([
  'US',
  'UM',
  'GB',
  'FR',
  'NL',
  'AW',
  'CW',
  'MF',
]);

/** The countries each locale suits; English suits all others. */
const countriesByLocale: Readonly<Record<string, string>> = {
  de: 'AT CH DE LI',
  es: 'AR BO CL CO CR CU DO EC ES GQ GT HN MX NI PA PE PR PY SV UY VE',
  'pt-br': 'AO BR CV GW MZ PT ST TL',
  ar: 'AE BH DZ EG IQ JO KW LB LY MA MR OM PS QA SA SD SY TN YE',
};

const localeByCountry = new Map(
  Object.entries(countriesByLocale).flatMap(([locale, countries]) =>
    countries.split(' ').map((country) => [country, locale] as const),
  ),
);

const currencyByCountry: Readonly<Record<string, string>> = { BR: 'BRL', JP: 'JPY' };
const euroCountries = new Set(
  'AD AT BE BG CY DE EE ES FI GR HR IE IT LT LU LV MC ME MT PT SI SK SM VA XK'.split(' '),
);

/** Suggested locale of a country. */
export const localeOf = (country: string): string => localeByCountry.get(country) ?? 'en';

/** Suggested currency of a country; the dollar where none of ours is at home. */
export const currencyOf = (country: string): string =>
  currencyByCountry[country] ?? (euroCountries.has(country) ? 'EUR' : 'USD');

/** The countries to choose from, by English name, each flagged when it is restricted. */
export function countryList(restricted: ReadonlySet<string>): Country[] {
  const names = new Intl.DisplayNames('en', { type: 'region' });
  return assignedCountries
    .filter((code) => !excludedCountries.has(code))
    .map((code) => ({
      code,
      name: names.of(code) ?? code,
      locale: localeOf(code),
      restrict: restricted.has(code),
    }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
}
