import type { Lang, SportId } from '../protocol.ts';
import { ar } from './ar.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { ptBr } from './pt-br.ts';

/** Kinds of leagues; `{name}` is where they are played. */
export type LeagueKind = 'first' | 'second' | 'cup' | 'open' | 'masters' | 'series';

/**
 * What the book calls things. In markets and outcomes `{home}` and `{away}` are the sides, `{scores}` what the sport
 * counts, `{part}` a part by its name, and the rest are the market's specifiers.
 */
export interface Texts {
  readonly sports: Readonly<Record<SportId, string>>;
  readonly leagues: Readonly<Record<LeagueKind, string>>;
  /** Goals or points. */
  readonly goals: string;
  readonly points: string;
  readonly parts: Readonly<Record<string, string>>;
  readonly markets: Readonly<Record<string, string>>;
  readonly outcomes: Readonly<Record<string, string>>;
  readonly stats: Readonly<Record<string, string>>;
}

const byLang: Readonly<Record<Lang, Texts>> = { en, de, es, 'pt-br': ptBr, ar };

export const textsOf = (lang: Lang): Texts => byLang[lang];

/** Fills `{name}` in; what has no value stays as it stands. */
export const fill = (text: string, values: Readonly<Record<string, string | undefined>>): string =>
  text.replace(/\{([a-z-]+)\}/g, (whole, name: string) => values[name] ?? whole);
