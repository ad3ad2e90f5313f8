import type { PlayerBonus } from '@pierlight/contract/bonuses/schemas';
import { Amount } from '@pierlight/ui/amount';
import { DefinitionList } from '@pierlight/ui/definition-list';
import { useFormatter, useTranslations } from 'use-intl';
import { isOver, wagerTimes } from '../bonus-facts.ts';
import { GameNames } from './game-names.tsx';
import { PartialGames } from './partial-games.tsx';
import { useBonusFigures } from './use-bonus-words.ts';

/** What was agreed for a bonus, line by line. */
export function BonusTerms({ bonus }: { readonly bonus: PlayerBonus }) {
  const text = useTranslations('modals.bonuses.details');
  const format = useFormatter();
  const { money, short } = useBonusFigures();
  const { currency, maxBetAmount, closedGames, finishedAt, contributions } = bonus;
  const total = short(bonus.wagerTotal, currency);
  const times = wagerTimes(bonus);
  const moment = (at: string) => (
    <time dateTime={at}>
      {format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'short' })}
    </time>
  );
  return (
    <>
      <DefinitionList
        items={[
          {
            key: 'given',
            label: text('given'),
            value: <Amount>{money(bonus.amount, currency)}</Amount>,
          },
          ...(isOver(bonus)
            ? []
            : [
                {
                  key: 'left',
                  label: text('left'),
                  value: <Amount>{money(bonus.balance, currency)}</Amount>,
                },
              ]),
          {
            key: 'wagering',
            label: text('wagering'),
            value: <bdi>{times === null ? total : text('times', { times, total })}</bdi>,
          },
          {
            key: 'maxBet',
            label: text('maxBet'),
            value:
              maxBetAmount === null
                ? text('anyBet')
                : text('perRound', { amount: money(maxBetAmount, currency) }),
          },
          { key: 'order', label: text('order'), value: text('ownFirst'), long: true },
          {
            key: 'games',
            label: text('games'),
            value:
              closedGames.length > 0
                ? text('someGames', { count: closedGames.length })
                : text(Object.keys(contributions).length > 0 ? 'allPartly' : 'allGames'),
            long: true,
          },
          { key: 'issued', label: text('issued'), value: moment(bonus.issuedAt) },
          finishedAt === null
            ? { key: 'expires', label: text('expires'), value: moment(bonus.expiresAt) }
            : { key: 'ended', label: text('ended'), value: moment(finishedAt) },
        ]}
      />
      {closedGames.length === 0 ? null : (
        <p className="text-13 text-text-2">
          {text.rich('closed', { games: () => <GameNames ids={closedGames} /> })}
        </p>
      )}
      <PartialGames contributions={contributions} />
    </>
  );
}
