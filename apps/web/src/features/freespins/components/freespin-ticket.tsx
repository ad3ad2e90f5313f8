import { HourglassIcon } from '@phosphor-icons/react/dist/ssr/Hourglass';
import type { PlayerFreespin } from '@pierlight/contract/freespins/schemas';
import { Alert } from '@pierlight/ui/alert';
import { Amount } from '@pierlight/ui/amount';
import { Ticket } from '@pierlight/ui/ticket';
import { TicketFacts } from '@pierlight/ui/ticket-facts';
import { type ReactNode, useRef } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { gameQuery } from '#features/catalogue/public.ts';
import { shortMoney, useMoney } from '#features/settings/public.ts';
import { useQuery } from '#shared/api/use-query.ts';
import { type FreespinState, isOver, leftOf, stateOf, winningsOf } from '../freespin-facts.ts';
import { FreespinActions } from './freespin-actions.tsx';
import { FreespinBadge } from './freespin-badge.tsx';

interface FreespinTicketProps {
  readonly freespin: PlayerFreespin;
}

/** Free spins of a game: how many are left, what each is played at, until when, and what can be done. */
export function FreespinTicket({ freespin }: FreespinTicketProps) {
  const text = useTranslations('account.freespins');
  const heading = useRef<HTMLHeadingElement>(null);
  const game = useQuery(gameQuery(freespin.gameId)).data;
  const name = game?.name ?? freespin.gameId;
  const state = stateOf(freespin);
  const { count, played } = freespin;
  const left = leftOf(freespin);
  const strong = (chunks: ReactNode) => <bdi className="font-semibold text-text-1">{chunks}</bdi>;
  return (
    <Ticket
      state={isOver(freespin) ? 'over' : state === 'active' ? 'active' : 'waiting'}
      seed={freespin.gameId}
      kind={text('kind')}
      figure={<bdi>{isOver(freespin) ? count : left}</bdi>}
    >
      <div className="flex flex-wrap items-start gap-3 md:flex-nowrap">
        {game ? (
          <img
            src={game.thumbnails.square}
            alt=""
            width={56}
            height={56}
            loading="lazy"
            decoding="async"
            className="size-14 shrink-0 rounded-control object-cover max-[22.5rem]:hidden"
          />
        ) : (
          <span
            aria-hidden="true"
            className="size-14 shrink-0 rounded-control bg-surface-3 max-[22.5rem]:hidden"
          />
        )}
        <div className="min-w-0 flex-1">
          <h3 ref={heading} tabIndex={-1} className="text-17 outline-none md:text-20">
            <bdi>{name}</bdi>
          </h3>
          <p className="text-13 text-text-2">
            {isOver(freespin)
              ? text(`over.${overOf(state)}`, { count, played })
              : text.rich('left', { left, count, b: strong })}
          </p>
        </div>
        {/* On a phone it has a line of its own, which leaves the name the room it needs. */}
        <span className="max-md:basis-full">
          <FreespinBadge freespin={freespin} />
        </span>
      </div>
      <Facts freespin={freespin} />
      <Winnings freespin={freespin} />
      {state === 'preparing' || state === 'ending' ? (
        <Alert icon={<HourglassIcon aria-hidden="true" size={20} className="shrink-0" />}>
          {text(state)}
        </Alert>
      ) : null}
      {isOver(freespin) ? null : (
        <FreespinActions freespin={freespin} game={name} heading={heading} />
      )}
    </Ticket>
  );
}

/** What becomes of what they win. */
function Winnings({ freespin }: FreespinTicketProps) {
  const text = useTranslations('account.freespins.winnings');
  const money = useMoney();
  const { bonusTerms: terms, currency } = freespin;
  const short = (subunits: number) => shortMoney(money(subunits, currency));
  if (isOver(freespin) && winningsOf(freespin) === 'own') return null;
  if (terms === null) return <p className="text-13 text-text-2">{text('own')}</p>;
  const { maxAmount, wagerTimes: times, days, maxBetAmount, closedGames } = terms;
  if (isOver(freespin))
    return <p className="text-13 text-text-2">{text('became', { most: short(maxAmount) })}</p>;
  return (
    <p className="text-13 text-text-2">
      {text('bonus', { most: short(maxAmount), times, days })}
      {maxBetAmount === null ? null : ` ${text('maxBet', { amount: short(maxBetAmount) })}`}
      {closedGames.length === 0 ? null : ` ${text('closed', { count: closedGames.length })}`}
    </p>
  );
}

type Over = 'played' | 'canceled' | 'refused' | 'expired';

const overOf = (state: FreespinState): Over =>
  state === 'played' || state === 'refused' || state === 'expired' ? state : 'canceled';

function Facts({ freespin }: FreespinTicketProps) {
  const text = useTranslations('account.freespins.facts');
  const format = useFormatter();
  const money = useMoney();
  const { currency, stake, won, finishedAt, expiresAt, activatedAt } = freespin;
  const at = finishedAt ?? expiresAt;
  const facts = [
    { label: text('stake'), value: <Amount>{money(stake, currency)}</Amount> },
    {
      label: text(finishedAt === null ? 'expires' : 'ended'),
      value: (
        <time dateTime={at}>
          {format.dateTime(new Date(at), {
            day: 'numeric',
            month: 'short',
            hour: 'numeric',
            minute: '2-digit',
          })}
        </time>
      ),
    },
    ...(activatedAt === null
      ? []
      : [
          {
            label: text(finishedAt === null ? 'won' : 'result'),
            value: <Amount>{money(won, currency)}</Amount>,
          },
        ]),
  ];
  return <TicketFacts facts={facts} />;
}
