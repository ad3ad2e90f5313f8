/** Hundredths of the stake as a reader of the language writes them. */
export const writeMultiplier = (hundredths: number, lang: string): string =>
  (hundredths / 100).toLocaleString(lang, { maximumFractionDigits: 2, useGrouping: false });

/** A chance as a reader of the language writes it: two digits that say something at least. */
export const writeChance = (share: number, lang: string): string =>
  share.toLocaleString(lang, { style: 'percent', maximumSignificantDigits: share < 0.01 ? 2 : 4 });
