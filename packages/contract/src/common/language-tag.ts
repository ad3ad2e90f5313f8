/**
 * The language tag (BCP 47) of a locale, for documents, mails and `Intl`: `pt-BR` for `pt-br`, as it stands in
 * an address.
 */
export const languageTag = (locale: string): string =>
  locale.replace(/-.*/, (region) => region.toUpperCase());
