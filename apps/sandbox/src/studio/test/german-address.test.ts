import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const studio = new URL('../', import.meta.url).pathname;

/** "Sie" that opens a sentence may be a round or a card; anywhere else, or before these, it is the reader. */
const formal =
  /\bIh(?:r|re|ren|rem|rer|res|nen)\b|(?<=[\p{L},] )Sie\b|\bSie (?:sind|haben|fliegen|wählen|spielen|setzen|sehen|können|werden|sagen)\b/u;

it('says du to a German reader everywhere, as the site does', () => {
  const said = globSync(['**/*.ts', '**/*.json'], { cwd: studio })
    .filter((path) => !path.endsWith('.test.ts') && !path.startsWith('art'))
    .flatMap((path) =>
      readFileSync(`${studio}${path}`, 'utf8')
        .split('\n')
        .flatMap((line) => (formal.test(line) ? [`${path}: ${line.trim()}`] : [])),
    );
  expect(said).toEqual([]);
});

it('would notice the formal address', () => {
  for (const line of [
    'Ihr Einsatz ist zurück',
    'Wählen Sie zuerst',
    'Sie sind am Zug',
    'eine Ihrer Runden',
  ]) {
    expect(line).toMatch(formal);
  }
  for (const line of ['Sie gelten bis morgen', 'Zwei gehalten. Sie zahlten 4,00 €.']) {
    expect(line).not.toMatch(formal);
  }
});
