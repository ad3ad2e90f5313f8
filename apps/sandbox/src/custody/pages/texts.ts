import type { Outcome } from './send-page.ts';
import { ar } from './texts/ar.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';
import { es } from './texts/es.ts';
import { ptBr } from './texts/pt-br.ts';

export interface Texts {
  readonly title: string;
  readonly lead: string;
  readonly address: string;
  readonly tag: string;
  readonly amount: string;
  readonly asset: string;
  readonly network: string;
  readonly fate: string;
  readonly send: string;
  readonly back: string;
  /** Networks and fates by their name; one without a text is called by it. */
  readonly names: Readonly<Record<string, string>>;
  readonly outcomes: Readonly<Record<Outcome, string>>;
}

const byLanguage = { en, de, es, 'pt-br': ptBr, ar } as const;
export type Language = keyof typeof byLanguage;

const nearest = { en: 'en', de: 'de', es: 'es', pt: 'pt-br', ar: 'ar' } as const;

/** The page's language for a locale; an unknown one is English. */
export function languageOf(locale: string): Language {
  const [language = ''] = locale.toLowerCase().split(/[-,;]/);
  return Object.hasOwn(nearest, language) ? nearest[language as keyof typeof nearest] : 'en';
}

export function textsOf(language: Language): Texts {
  return byLanguage[language];
}
