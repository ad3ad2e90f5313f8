import { isLocale, type Locale, localeCodes } from './locales.ts';

/**
 * The locale a browser's `Accept-Language` asks for first among ours, or null when it names none:
 * `pt-PT,pt;q=0.9,en;q=0.8` is `pt-br`, the one Portuguese there is. Weights count, the order between
 * equal ones too; what is weighted 0 is not wanted.
 */
export function acceptedLocale(header: string | null): Locale | null {
  const wishes = (header ?? '')
    .slice(0, 500)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/);
      const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
      return { tag, weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight);
  for (const { tag } of wishes) {
    const found = isLocale(tag) ? tag : nearest(tag);
    if (found) return found;
  }
  return null;
}

const nearest = (tag: string): Locale | undefined => {
  const [language] = tag.split('-');
  return localeCodes.find((code) => code.split('-')[0] === language);
};
