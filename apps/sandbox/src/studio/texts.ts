import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { studioErrorCode } from './protocol.ts';
import type { Locale } from './theme.ts';

const ruleKeys = ['returnHeading', 'return', 'interruptedHeading', 'interrupted', 'open'] as const;

const textsSchema = z.strictObject({
  errors: z.record(studioErrorCode, z.string().min(1)),
  rules: z.record(z.enum(ruleKeys), z.string().min(1)),
});
export type Texts = z.infer<typeof textsSchema>;

const load = (locale: Locale): Texts =>
  textsSchema.parse(
    JSON.parse(readFileSync(new URL(`./texts/${locale}.json`, import.meta.url), 'utf8')),
  );

/** The studio's texts by language; a missing or unknown one stops the process at its start. */
export const texts: Readonly<Record<Locale, Texts>> = {
  en: load('en'),
  de: load('de'),
  es: load('es'),
  'pt-br': load('pt-br'),
  ar: load('ar'),
};

const byLanguage: Readonly<Record<string, Locale>> = {
  de: 'de',
  es: 'es',
  pt: 'pt-br',
  ar: 'ar',
};

/** The nearest language the studio has: `de-AT` is read in `de`, `pt` in `pt-br`, all others in `en`. */
export const nearestLocale = (tag: string): Locale =>
  byLanguage[tag.toLowerCase().split(/[-_,;]/)[0] ?? ''] ?? 'en';

/** Puts values into `{placeholders}`; numbers are written the language's way. */
export function fill(
  text: string,
  values: Readonly<Record<string, string | number>>,
  locale: Locale,
): string {
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name];
    if (value === undefined) return whole;
    return typeof value === 'number' ? value.toLocaleString(locale) : value;
  });
}
