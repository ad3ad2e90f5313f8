import type { FrameTexts } from './en.ts';

/** Puts values into the `{braces}` of a text. */
export const fillIn = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));

/** The texts of a language; each is its own chunk. */
export async function loadTexts(lang: 'en' | 'de'): Promise<FrameTexts> {
  if (lang === 'de') return (await import('./de.ts')).de;
  return (await import('./en.ts')).en;
}
