import { match } from '@formatjs/intl-localematcher';
import { languageTag } from '@pierlight/contract/common/language-tag';
import { isLocale, type Locale, localeCodes } from './locales.ts';

/** The tag of a language nobody speaks: what the matcher answers when none of ours is near. */
const NONE = 'und';
const ours = localeCodes.map(languageTag);

/**
 * The locale a browser's `Accept-Language` asks for first among ours, else the nearest to one it names by
 * CLDR, or null when none is near: `pt-PT,pt;q=0.9,en;q=0.8` is `pt-br`, the one Portuguese there is, and
 * `ca` alone is Spanish. Weights count, the order between equal ones too; what is weighted 0 is not wanted.
 */
export function acceptedLocale(header: string | null): Locale | null {
  const preferred = (header ?? '')
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
    .sort((one, other) => other.weight - one.weight)
    .flatMap(({ tag }) => known(tag));
  const found = match(preferred, ours, NONE).toLowerCase();
  return isLocale(found) ? found : null;
}

/**
 * A locale of ours, else the language alone. The matcher keeps what it found out of each tag for good: of
 * languages there are thousands, of tags as many as strangers care to send.
 */
function known(tag: string): readonly string[] {
  if (isLocale(tag)) return [languageTag(tag)];
  const language = /^[a-z]{2,3}(?=-|$)/.exec(tag);
  return language ? [language[0]] : [];
}
