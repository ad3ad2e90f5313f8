import { readFileSync } from 'node:fs';
import { renderToString } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import { expect, test } from 'vitest';
import { localeCodes, locales } from './locales.ts';
import { useCount } from './use-count.ts';

const counts = [0, 7, 42, 999, 1000, 10_240, 1_234_567];

function Counts() {
  const count = useCount();
  return counts.map(count).join(' ');
}

test.each(localeCodes)('counts are written as a number formatter writes them (%s)', (code) => {
  const { tag } = locales[code];
  const format = new Intl.NumberFormat(tag);
  const written = renderToString(
    <IntlProvider locale={tag}>
      <Counts />
    </IntlProvider>,
  );
  expect(written).toBe(counts.map((count) => format.format(count)).join(' '));
});

const content = new URL('../../../../../content/', import.meta.url);

test.each(localeCodes)(
  'what a lobby and a list count is written without a formatter (%s)',
  (code) => {
    for (const file of ['layout/rows.json', 'pages/category.json'])
      expect(readFileSync(new URL(`${code}/${file}`, content), 'utf8'), file).not.toMatch(
        /plural[^"]*#|, number/,
      );
  },
);
