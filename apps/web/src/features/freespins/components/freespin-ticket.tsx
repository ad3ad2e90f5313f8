import { HourglassIcon } from '@phosphor-icons/react/dist/ssr/Hourglass';
import type { PlayerFreespin } from '@pierlight/contract/freespins/schemas';
import { Alert } from '@pierlight/ui/alert';
import { Amount } from '@pierlight/ui/amount';
import { Badge } from '@pierlight/ui/badge';
import { Button, buttonStyle } from '@pierlight/ui/button';
import { Ticket } from '@pierlight/ui/ticket';
import { TicketFacts } from '@pierlight/ui/ticket-facts';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { GameLink, GameLinks, gameQuery } from '#features/catalogue/public.ts';
import { useMoney } from '#features/settings/public.ts';
import { isProblem } from '#shared/api/problem.ts';
import { useQuery } from '#shared/api/use-query.ts';
import { activateFreespinMutation, cancelFreespinMutation } from '../api.ts';
import { type FreespinState, isOver, leftOf, stateOf } from '../freespin-facts.ts';

interface FreespinTicketProps {
  readonly freespin: PlayerFreespin;
}

/** Free spins of a game: how many are left, what each is played at, until when, and what can be done. */
export function FreespinTicket({ freespin }: FreespinTicketProps) {
  const text = useTranslations('account.freespins');
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
      <div className="flex items-start gap-3">
        {game ? (
          <img
            src={game.thumbnails.square}
            alt=""
            width={56}
            height={56}
            loading="lazy"
            decoding="async"
            className="size-14 shrink-0 rounded-control object-cover"
          />
        ) : (
          <span aria-hidden="true" className="size-14 shrink-0 rounded-control bg-surface-3" />
        )}
        <div className="min-w-0 grow">
          <h3 className="text-17 md:text-20">
            <bdi>{name}</bdi>
          </h3>
          <p className="text-13 text-text-2">
            {isOver(freespin)
              ? text(`over.${overOf(state)}`, { count, played })
              : text.rich('left', { left, count, b: strong })}
          </p>
        </div>
        <Badge tone={state === 'active' ? 'lamp' : 'neutral'}>{text(`status.${state}`)}</Badge>
      </div>
      <Facts freespin={freespin} />
      {state === 'preparing' || state === 'ending' ? (
        <Alert icon={<HourglassIcon aria-hidden="true" size={20} className="shrink-0" />}>
          {text(state)}
        </Alert>
      ) : null}
      {isOver(freespin) ? null : <Actions freespin={freespin} game={name} />}
    </Ticket>
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

function Actions({ freespin, game }: FreespinTicketProps & { readonly game: string }) {
  const text = useTranslations('account.freespins');
  const activating = useMutation(activateFreespinMutation());
  const canceling = useMutation(cancelFreespinMutation());
  const [isAsked, setAsked] = useState(false);
  const state = stateOf(freespin);
  const error = activating.error ?? canceling.error;
  const of = (action: string) => ({ 'aria-label': text('of', { action, game }) });
  if (isAsked && state !== 'ending') {
    return (
      <div className="grid gap-3">
        <p aria-live="polite" className="text-text-2">
          {text('confirm.question')}
        </p>
        <div className="flex flex-wrap gap-2">
          <Button
            variant="line"
            loading={canceling.isPending}
            onClick={() => canceling.mutate(freespin.id, { onSettled: () => setAsked(false) })}
            {...of(text('confirm.yes'))}
          >
            {text('confirm.yes')}
          </Button>
          <Button
            variant="line"
            autoFocus
            onClick={() => setAsked(false)}
            {...of(text('confirm.no'))}
          >
            {text('confirm.no')}
          </Button>
        </div>
      </div>
    );
  }
  return (
    <div className="grid gap-3">
      {error ? (
        <Alert tone="error">
          {text(isProblem(error, 'freespinsOver') ? 'problems.over' : 'problems.other')}
        </Alert>
      ) : null}
      <GameLinks className="flex flex-wrap gap-2">
        {state === 'waiting' ? (
          <Button
            variant="lamp"
            loading={activating.isPending}
            onClick={() => activating.mutate(freespin.id)}
            {...of(text('activate'))}
          >
            {text('activate')}
          </Button>
        ) : null}
        {state === 'active' ? (
          <GameLink
            game={freespin.gameId}
            play="real"
            className={buttonStyle({ variant: 'lamp' })}
            {...of(text('play'))}
          >
            {text('play')}
          </GameLink>
        ) : null}
        {state === 'ending' ? null : (
          <Button
            variant="ghost"
            className="max-md:px-2"
            onClick={() => setAsked(true)}
            {...of(text('cancel'))}
          >
            {text('cancel')}
          </Button>
        )}
      </GameLinks>
    </div>
  );
}
