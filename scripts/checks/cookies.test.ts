import { beforeAll, expect, test } from 'vitest';
import { readTree } from '../files.ts';

/** Where a program keeps something in the browser, and what stands for the name it keeps it under. */
const keeping = [
  /\bwriteCookie\(\s*(\w+),/g,
  // The platform's own: `${name}=${value}; …` in a template.
  /`\$\{(\w+)\}=\$\{\w+\}; Max-Age/g,
  /\bsetCookie\(\s*\w+,\s*(\w+),/g,
  /\.setItem\(\s*(\w+),/g,
] as const;

let sources: ReadonlyMap<string, string>;
beforeAll(async () => {
  const found = await Promise.all(
    ['apps/web/src', 'apps/platform/src', 'packages'].map((folder) =>
      readTree(folder, /^(?!.*\.(test|spec)\.).*\.tsx?$/),
    ),
  );
  sources = new Map(found.flatMap((files) => [...files]));
});

/** The text a name stands for: in its own file, or exported by exactly one other. */
function meaningOf(name: string, source: string): string | undefined {
  const declared = (text: string) => new RegExp(`const ${name} = '([^']+)';`).exec(text)?.[1];
  const elsewhere = [...sources.values()].filter((text) => text.includes(`export const ${name} =`));
  return declared(source) ?? (elsewhere.length === 1 ? declared(elsewhere[0] ?? '') : undefined);
}

/** Stands between the site and a browser's storage, and hands on the names it is given. */
const HANDS_ON = 'apps/web/src/shared/storage.ts';

/** What the site and the platform keep in a browser, by file. */
function keptNames(): { file: string; name: string; meaning: string | undefined }[] {
  return [...sources]
    .flatMap(([file, source]) =>
      keeping.flatMap((pattern) =>
        [...source.matchAll(pattern)].map(([, name = '']) => ({
          file,
          name,
          meaning: meaningOf(name, source),
        })),
      ),
    )
    .filter(({ file, name }) => !(file === HANDS_ON && name === 'key'));
}

test('every cookie and every key of the browser’s storage has a name that can be read off the code', () => {
  const kept = keptNames();
  expect(kept.filter(({ meaning }) => meaning === undefined)).toEqual([]);
  // Of each way to keep something, one that is known to be there: the search itself works.
  for (const meaning of ['session_binding', 'access_token', 'recent-searches'])
    expect(kept.map((each) => each.meaning)).toContain(meaning);
});

test.each(['en', 'de', 'es', 'pt-br', 'ar'])(
  'the page about cookies names all of them, and no other (%s)',
  async (locale) => {
    const pages = await readTree(`content/${locale}/static`, /^cookies\.md$/);
    const page = [...pages.values()].join();
    // Google's tags and the site's router keep these by code of their own.
    const named = [...page.matchAll(/`([^`]+)`/g)]
      .map(([, name = '']) => name)
      .filter((name) => !/^(_g|tsr-)/.test(name));
    const kept = keptNames().flatMap(({ meaning }) => meaning ?? []);
    expect([...new Set(named)].sort()).toEqual([...new Set(kept)].sort());
  },
);
