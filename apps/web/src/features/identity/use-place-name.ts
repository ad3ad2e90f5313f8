import { useLocale, useTranslations } from 'use-intl';

/** Names a country for the reader, and what is not known. */
export function usePlaceName(): (country: string | null) => string {
  const text = useTranslations('account.sessions');
  const regions = new Intl.DisplayNames(useLocale(), { type: 'region', fallback: 'code' });
  return (country) => (country === null ? text('place_unknown') : (regions.of(country) ?? country));
}
