import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { checkFiles, checkLinks, compareMarkdown } from './checks/documents.ts';
import { compareLocales } from './checks/messages.ts';
import { root } from './command.ts';
import { readTree } from './files.ts';

async function localeTexts(locale: string): Promise<Map<string, string>> {
  const files = await readTree(`content/${locale}`, /\.(json|md)$/);
  return new Map([...files].map(([file, text]) => [file.slice(`content/${locale}/`.length), text]));
}

const locales = (await readdir(path.join(root, 'content'), { withFileTypes: true }))
  .filter((entry) => entry.isDirectory() && /^[a-z]{2}(-[a-z]{2})?$/.test(entry.name))
  .map((entry) => entry.name);
const original = await localeTexts('en');
const problems: string[] = [];
for (const locale of locales) {
  const texts = locale === 'en' ? original : await localeTexts(locale);
  const mistakes = checkFiles(locale, texts);
  problems.push(...mistakes, ...checkLinks(locale, texts, original));
  // What cannot be read cannot be compared either.
  if (mistakes.length > 0) continue;
  for (const problem of compareLocales(original, texts, locale, compareMarkdown))
    problems.push(`content/${locale}/${problem}`);
}
for (const problem of problems) console.log(problem);
console.log(
  `${original.size} files of text in ${locales.length} locales, ${problems.length} problems.`,
);
process.exitCode = problems.length > 0 ? 1 : 0;
