import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const locales = ['en', 'de', 'es', 'pt-br', 'ar'] as const;
export type Locale = (typeof locales)[number];

const content = path.resolve(import.meta.dirname, '../content');

/** Every text of a locale by its full key, such as `layout.header.signIn`. */
function readTexts(locale: Locale): Map<string, string> {
  const texts = new Map<string, string>();
  const collect = (prefix: string, value: unknown) => {
    if (typeof value === 'string') texts.set(prefix, value);
    else
      for (const [key, child] of Object.entries(value as Record<string, unknown>))
        collect(`${prefix}.${key}`, child);
  };
  for (const folder of readdirSync(path.join(content, locale)))
    for (const file of readdirSync(path.join(content, locale, folder)))
      if (file.endsWith('.json'))
        collect(
          `${folder}.${file.slice(0, -'.json'.length)}`,
          JSON.parse(readFileSync(path.join(content, locale, folder, file), 'utf8')),
        );
  return texts;
}

const byLocale = new Map(locales.map((locale) => [locale, readTexts(locale)]));

/** What the site says in a locale under a key, as long as it holds no placeholder. */
export function text(locale: Locale, key: string): string {
  const found = byLocale.get(locale)?.get(key);
  if (found === undefined) throw new Error(`There is no text ${key} in ${locale}`);
  return found;
}

/** A text with the values of its placeholders put in; plurals are beyond it. */
export function textWith(locale: Locale, key: string, values: Record<string, string>): string {
  return text(locale, key).replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`${key} needs a value for ${placeholder}`);
    return value;
  });
}

/**
 * Finds a text, whatever stands in its placeholders. Several in a row are one gap: a page is searched in its own
 * process, and stands still for half a minute where a gap can be divided in many ways.
 */
export const textPattern = (locale: Locale, key: string) =>
  new RegExp(
    text(locale, key)
      .split(/(?:\{[^}]*\}|<[^>]*>)+/)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('.*'),
  );

/** What a text says before its first placeholder. */
export const textStart = (locale: Locale, key: string) =>
  text(locale, key).replace(/\s*\{.*$/s, '');

/** A page that is quick to draw, for journeys in a modal that do not care what lies behind it. */
export const plainPage = '/questions';

/** The address of a page in a locale. */
export const pathIn = (locale: Locale, pathname: string) =>
  locale === 'en' ? pathname : `/${locale}${pathname === '/' ? '' : pathname}`;

/** The last parts of all keys that are not also what some text of the locale says. */
export function keyNames(locale: Locale): ReadonlySet<string> {
  const texts = byLocale.get(locale) ?? new Map<string, string>();
  const said = new Set(texts.values());
  const names = [...texts.keys()].map((key) => key.split('.').at(-1) ?? key);
  return new Set(names.filter((name) => /^[a-z]/.test(name) && !said.has(name)));
}
