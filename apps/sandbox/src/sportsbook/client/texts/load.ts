import type { Lang } from '../../protocol.ts';
import type { ClientTexts } from './en.ts';

const loaders: Readonly<Record<Lang, () => Promise<ClientTexts>>> = {
  en: async () => (await import('./en.ts')).en,
  de: async () => (await import('./de.ts')).de,
  es: async () => (await import('./es.ts')).es,
  'pt-br': async () => (await import('./pt-br.ts')).ptBr,
  ar: async () => (await import('./ar.ts')).ar,
};

/** The nearest language that the client speaks. */
export function langOf(text: string | undefined): Lang {
  const wanted = (text ?? '').toLowerCase();
  if (wanted.startsWith('pt')) return 'pt-br';
  const langs = Object.keys(loaders) as Lang[];
  return langs.find((lang) => wanted === lang || wanted.startsWith(`${lang}-`)) ?? 'en';
}

/** The words of a language; each is loaded by itself. */
export const loadTexts = (lang: Lang): Promise<ClientTexts> => loaders[lang]();

/** Fills `{name}` in. */
export const say = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{([a-z]+)\}/gi, (whole, name: string) => String(values[name] ?? whole));
