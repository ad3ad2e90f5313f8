import type { Locale } from '../../theme.ts';
import type { FrameTexts } from './en.ts';

/** What one kind of game says, in every language. */
export type TextsByLocale<Texts> = Readonly<Record<Locale, Texts>>;

/** Puts values into the `{braces}` of a text. */
export const fillIn = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));

/** Keeps a sign and its number in their order, `×3`, where words run from right to left. */
export const leftToRight = (text: string): string => `\u2066${text}\u2069`;

/** The texts of every language, by the tag's first part; each is its own chunk. */
const byLanguage = {
  en: { lang: 'en', load: async () => (await import('./en.ts')).en },
  de: { lang: 'de', load: async () => (await import('./de.ts')).de },
  es: { lang: 'es', load: async () => (await import('./es.ts')).es },
  pt: { lang: 'pt-br', load: async () => (await import('./pt-br.ts')).ptBr },
  ar: { lang: 'ar', load: async () => (await import('./ar.ts')).ar },
} satisfies Record<string, { lang: string; load: () => Promise<FrameTexts> }>;

/** The language of the frame nearest to a tag: `pt-PT` is read in `pt-br`, an unknown one in `en`. */
export function nearestTexts(tag: string) {
  const [language = ''] = tag.toLowerCase().split(/[-_]/);
  return byLanguage[
    Object.hasOwn(byLanguage, language) ? (language as keyof typeof byLanguage) : 'en'
  ];
}
