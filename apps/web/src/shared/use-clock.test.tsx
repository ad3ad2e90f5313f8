import { renderToString } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import { expect, test } from 'vitest';
import { useClock } from './use-clock.ts';

const Time = () => useClock(1000)?.toISOString() ?? 'not told';

test('what the server renders depends on no clock', () => {
  const page = (
    <IntlProvider locale="en" timeZone="UTC">
      <Time />
    </IntlProvider>
  );
  expect(renderToString(page)).toBe('not told');
});
