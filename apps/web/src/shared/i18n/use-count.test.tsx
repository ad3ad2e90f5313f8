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
