import type { DepositBonus } from '@pierlight/contract/bonuses/schemas';
import { Amount } from '@pierlight/ui/amount';
import { DefinitionList } from '@pierlight/ui/definition-list';
import { TextLink } from '@pierlight/ui/link';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { gameQuery } from '#features/catalogue/public.ts';
import { shortMoney, useMoney } from '#features/settings/public.ts';
import { useQuery } from '#shared/api/use-query.ts';
import { exampleOf, leastDeposit } from '../offer-terms.ts';
import { BonusForecast } from './bonus-forecast.tsx';
import { GameNames } from './game-names.tsx';
import { PartialGames } from './partial-games.tsx';

/** The whole terms of an offer: its figures, an example, what it costs, and how it ends. */
export function OfferTerms({ offer }: { readonly offer: DepositBonus }) {
  const text = useTranslations('modals.bonusOffer');
  const format = useFormatter();
  const money = useMoney();
  const { currency, maxBetAmount, closedGames, averageReturn, contributions, freespins } = offer;
  const game = useQuery({
    ...gameQuery(freespins?.gameId ?? ''),
    enabled: freespins !== null,
  }).data;
  const write = (subunits: number) => money(subunits, currency);
  const percent = (value: number) =>
    format.number(value / 100, { style: 'percent', maximumFractionDigits: 2 });
  const example = exampleOf(offer);
  const sums = {
    b: (chunks: ReactNode) => <b className="text-text-1">{chunks}</b>,
    deposit: () => <Amount>{write(example.deposit)}</Amount>,
    bonus: () => <Amount>{write(example.bonus)}</Amount>,
    stakes: () => <Amount>{write(example.stakes)}</Amount>,
    cost: () => <Amount>{write(example.cost ?? 0)}</Amount>,
  };
  return (
    <>
      <DefinitionList
        items={[
          {
            key: 'deposit',
            label: text('deposit.label'),
            value: text('deposit.from', { amount: shortMoney(write(leastDeposit(offer))) }),
          },
          {
            key: 'bonus',
            label: text('bonus.label'),
            value: text('bonus.share', {
              percent: percent(offer.percent),
              max: shortMoney(write(offer.maxAmount)),
            }),
            long: true,
          },
          ...(freespins
            ? [
                {
                  key: 'freespins',
                  label: text('freespins.label'),
                  value: text('freespins.count', {
                    count: freespins.count,
                    stake: write(freespins.stake),
                    game: game?.name ?? freespins.gameId,
                    days: freespins.days,
                  }),
                  long: true,
                },
              ]
            : []),
          {
            key: 'wagering',
            label: text('wagering.label'),
            value: text('wagering.times', { times: offer.wagerTimes }),
          },
          {
            key: 'maxBet',
            label: text('maxBet.label'),
            value:
              maxBetAmount === null
                ? text('maxBet.any')
                : text('maxBet.perRound', { amount: write(maxBetAmount) }),
          },
          { key: 'order', label: text('order.label'), value: text('order.text'), long: true },
          {
            key: 'games',
            label: text('games.label'),
            value:
              closedGames.length > 0
                ? text.rich('games.allBut', { games: () => <GameNames ids={closedGames} /> })
                : text(Object.keys(contributions).length > 0 ? 'games.allPartly' : 'games.all'),
            long: true,
          },
          {
            key: 'days',
            label: text('days.label'),
            value: text('days.fromDeposit', { days: offer.days }),
          },
          {
            key: 'often',
            label: text('often.label'),
            value: text(offer.isOnce ? 'often.once' : 'often.again'),
            long: true,
          },
        ]}
      />
      <PartialGames contributions={contributions} />
      <div className="grid gap-2.5 rounded-card bg-surface-2 px-4 py-3.5 text-text-2">
        <p>{text.rich('example', sums)}</p>
        {example.cost === null || averageReturn === null ? null : (
          <p>
            {text.rich('cost', { ...sums, average: () => <bdi>{percent(averageReturn)}</bdi> })}
          </p>
        )}
      </div>
      <BonusForecast offer={offer} deposit={example.deposit} bonus={example.bonus} />
      <ul className="grid gap-2.5 text-text-2">
        <li>{text.rich('wins', sums)}</li>
        <li>{text.rich('withdrawing', { ...sums, currency: () => <bdi>{currency}</bdi> })}</li>
        <li>{text.rich('ends', sums)}</li>
        <li>{text.rich('waits', { ...sums, currency: () => <bdi>{currency}</bdi> })}</li>
      </ul>
      <p className="text-13">
        <TextLink
          render={<Link to="/bonus/$pageIdentity" params={{ pageIdentity: 'how-bonuses-work' }} />}
        >
          {text('more')}
        </TextLink>
      </p>
    </>
  );
}
