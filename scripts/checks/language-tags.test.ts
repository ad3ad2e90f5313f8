import { expect, test } from 'vitest';
import { readTree } from '../files.ts';

/**
 * What writes by a language, with the place of the language among its arguments; without one it writes by the
 * machine's.
 */
const writers = [
  { call: /\bIntl\.(?!supportedValuesOf|getCanonicalLocales)\w+\(/g, at: 0 },
  { call: /\.toLocale\w+\(/g, at: 0 },
  { call: /\.localeCompare\(/g, at: 1 },
  { call: /\bnew IntlMessageFormat\(/g, at: 1 },
  { call: /\bformatAmount\(/g, at: 2 },
] as const;

/** A language tag by its name or making; `pt-br`, as it stands in addresses, is not one. */
function isTag(argument: string): boolean {
  if (['', 'useLocale()', '...how'].includes(argument)) return true;
  const literal = /^'([^']+)'$/.exec(argument)?.[1];
  if (literal !== undefined) return Intl.getCanonicalLocales(literal)[0] === literal;
  return /^(?:[\w.[\]()]+\.)?tag$|^languageTag\(.+\)$|^tag === 'en' \? 'en-GB' : tag$/.test(
    argument,
  );
}

/** The arguments of a call, from behind its bracket. */
function argumentsAt(text: string): string[] {
  const found = [''];
  let depth = 0;
  for (const character of text) {
    if (depth === 0 && character === ')') break;
    if ('([{'.includes(character)) depth += 1;
    if (')]}'.includes(character)) depth -= 1;
    if (depth === 0 && character === ',') found.push('');
    else found.push(`${found.pop()}${character}`);
  }
  return found.map((argument) => argument.trim().replace(/\s+/g, ' '));
}

const languagesIn = (text: string) =>
  writers.flatMap(({ call, at }) =>
    [...text.matchAll(call)]
      // A declaration says types.
      .filter(({ index }) => !text.slice(0, index).endsWith('function '))
      .map(({ 0: found, index }) => ({
        call: `${text.slice(index, index + found.length)}…`,
        language: argumentsAt(text.slice(index + found.length))[at] ?? '',
      })),
  );

test('finds what a language is written by', () => {
  const source =
    "sum.toLocaleString(locale, {}); new Intl.NumberFormat('pt-br'); formatAmount(a(1, 2), b, reader.tag)";
  expect(languagesIn(source).map(({ language }) => [language, isTag(language)])).toEqual([
    ["'pt-br'", false],
    ['locale', false],
    ['reader.tag', true],
  ]);
});

test('numbers, sums, dates and names are written by language tags, never by the codes of addresses', async () => {
  const trees = await Promise.all(
    ['apps/web/src', 'apps/platform/src', 'packages'].map((folder) =>
      readTree(folder, /^(?!.*\.(test|stories)\.).*\.tsx?$/),
    ),
  );
  const found = trees.flatMap((tree) =>
    [...tree].flatMap(([file, text]) =>
      languagesIn(text).map(({ call, language }) => ({ file, call, language })),
    ),
  );
  expect(found.length).toBeGreaterThan(30);
  expect(found.filter(({ language }) => !isTag(language))).toEqual([]);
});
