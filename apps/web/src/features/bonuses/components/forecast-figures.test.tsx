import { readFileSync } from 'node:fs';
import type { DepositBonus } from '@pierlight/contract/bonuses/schemas';
import type { GameCard } from '@pierlight/contract/catalogue/schemas';
import { QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import { expect, test } from 'vitest';
import { gamePaysQuery } from '#features/catalogue/public.ts';
import type { Api } from '#shared/api/client.ts';
import { createQueryClient } from '#shared/api/query-client.ts';
import { ForecastFigures } from './forecast-figures.tsx';

const bonusForecast = JSON.parse(
  readFileSync(
    new URL('../../../../../../content/en/modals/bonusForecast.json', import.meta.url),
    'utf8',
  ),
) as { readonly failed: string };
const game = { id: 'dice-deck', name: 'Dice Deck' } as GameCard;
const offer = { currency: 'EUR', wagerTimes: 25 } as DepositBonus;

/** What stands there for a game that says it pays so; undefined: it has not said anything yet. */
function drawn(pays: null | undefined): string {
  const client = createQueryClient({} as Api);
  if (pays === null) client.setQueryData(gamePaysQuery(game.id).queryKey, pays);
  return renderToString(
    <QueryClientProvider client={client}>
      <IntlProvider locale="en" timeZone="UTC" messages={{ modals: { bonusForecast } }}>
        <ForecastFigures
          game={game}
          offer={offer}
          stake={20}
          share={100}
          deposit={20_00}
          bonus={20_00}
        />
      </IntlProvider>
    </QueryClientProvider>,
  );
}

test('of a game that does not say what it pays there is no forecast, and nothing to try again [7d-05]', () => {
  expect(drawn(null)).toContain('There is no forecast for Dice Deck');
  expect(drawn(null)).not.toContain('<button');
});

test('until a game has said what it pays nothing is said of it [7d-05]', () => {
  expect(drawn(undefined)).not.toContain('Dice Deck');
  expect(drawn(undefined)).not.toContain(bonusForecast.failed);
});
