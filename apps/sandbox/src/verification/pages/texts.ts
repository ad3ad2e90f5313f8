import type { RejectLabel } from '../decisions.ts';
import type { LevelName } from '../levels.ts';
import { ar } from './texts/ar.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';
import { es } from './texts/es.ts';
import { ptBr } from './texts/pt-br.ts';

type StepName = 'IDENTITY' | 'SELFIE' | 'PROOF_OF_RESIDENCE' | 'INVESTABILITY';

/** What the WebSDK says. `{n}` and the like are filled in by its script. */
export interface Texts {
  readonly sandbox: string;
  readonly loading: string;
  readonly levels: Readonly<Record<LevelName, { readonly title: string; readonly lead: string }>>;
  /** A step's name, and what it takes. */
  readonly steps: Readonly<Record<StepName, { readonly title: string; readonly hint: string }>>;
  readonly privacy: string;
  readonly start: string;
  readonly next: string;
  readonly back: string;
  readonly progress: string;
  readonly document: {
    readonly title: string;
    readonly country: string;
    readonly type: string;
    readonly types: Readonly<Record<string, string>>;
  };
  readonly capture: {
    /** By what is photographed: `page` of a passport, `front` and `back` of a card, `paper`, `selfie`. */
    readonly titles: Readonly<Record<'page' | 'front' | 'back' | 'paper' | 'selfie', string>>;
    readonly hints: Readonly<Record<'page' | 'front' | 'back' | 'paper' | 'selfie', string>>;
    readonly take: string;
    readonly file: string;
    readonly camera: string;
    readonly check: string;
    readonly use: string;
    readonly again: string;
    readonly sending: string;
    readonly noCamera: string;
    readonly chosen: string;
  };
  readonly details: {
    readonly title: string;
    readonly lead: string;
    readonly firstName: string;
    readonly lastName: string;
    readonly dob: string;
    readonly number: string;
    readonly street: string;
    readonly town: string;
    readonly postCode: string;
    readonly missing: string;
    /** That words in the number decide the answer. */
    readonly test: string;
  };
  readonly results: Readonly<
    Record<
      'pending' | 'approved' | 'retry' | 'rejected' | 'onHold',
      { readonly title: string; readonly lead: string }
    >
  >;
  readonly retry: string;
  readonly problems: {
    readonly tooBig: string;
    readonly unreadable: string;
    readonly network: string;
    readonly over: string;
    readonly again: string;
  };
  /** What a rejection says to the person. */
  readonly comments: Readonly<Record<RejectLabel, string>>;
}

const byLanguage = { en, de, es, 'pt-br': ptBr, ar } as const;
export type Language = keyof typeof byLanguage;

const nearest = { en: 'en', de: 'de', es: 'es', pt: 'pt-br', ar: 'ar' } as const;

/** The language for a locale; an unknown one is English. */
export function languageOf(locale: string): Language {
  const [language = ''] = locale.toLowerCase().split(/[-_,;]/);
  return Object.hasOwn(nearest, language) ? nearest[language as keyof typeof nearest] : 'en';
}

export function textsOf(language: Language): Texts {
  return byLanguage[language];
}
