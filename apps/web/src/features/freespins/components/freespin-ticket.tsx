import { HourglassIcon } from '@phosphor-icons/react/dist/ssr/Hourglass';
import type { PlayerFreespin } from '@pierlight/contract/freespins/schemas';
import { Alert } from '@pierlight/ui/alert';
import { Amount } from '@pierlight/ui/amount';
import { Badge } from '@pierlight/ui/badge';
import { Button, buttonStyle } from '@pierlight/ui/button';
import { Ticket } from '@pierlight/ui/ticket';
import { TicketFacts } from '@pierlight/ui/ticket-facts';
import { useMutation } from '@tanstack/react-query';
import {
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  type RefObject,
  useId,
  useRef,
  useState,
} from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { GameLink, GameLinks, gameQuery } from '#features/catalogue/public.ts';
import { useMoney } from '#features/settings/public.ts';
import { isProblem } from '#shared/api/problem.ts';
import { useQuery } from '#shared/api/use-query.ts';
import { useFocusHandedOn } from '#shared/use-focus-handed-on.ts';
import { activateFreespinMutation, cancelFreespinMutation } from '../api.ts';
import { type FreespinState, isOver, leftOf, stateOf } from '../freespin-facts.ts';

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
          <Badge tone={state === 'active' ? 'lamp' : 'neutral'}>{text(`status.${state}`)}</Badge>
        </span>
      </div>
      <Facts freespin={freespin} />
      {state === 'preparing' || state === 'ending' ? (
        <Alert icon={<HourglassIcon aria-hidden="true" size={20} className="shrink-0" />}>
          {text(state)}
        </Alert>
      ) : null}
      {isOver(freespin) ? null : <Actions freespin={freespin} game={name} heading={heading} />}
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

interface ActionsProps extends FreespinTicketProps {
  readonly game: string;
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

function Actions({ freespin, game, heading }: ActionsProps) {
  const text = useTranslations('account.freespins');
  const activating = useMutation(activateFreespinMutation());
  const canceling = useMutation(cancelFreespinMutation());
  const [isAsked, setAsked] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const handToHeading = useFocusHandedOn(() => heading.current);
  const handBack = useFocusHandedOn(() => opener.current ?? heading.current);
  const state = stateOf(freespin);
  const of = (action: string) => ({ 'aria-label': text('of', { action, game }) });
  const activate = () => {
    canceling.reset();
    activating.mutate(freespin.id);
  };
  const cancel = () => {
    activating.reset();
    canceling.mutate(freespin.id, { onSettled: () => setAsked(false) });
  };
  if (isAsked && state !== 'ending') {
    return (
      <Asked
        ref={handBack}
        isCanceling={canceling.isPending}
        onCancel={cancel}
        onKeep={() => setAsked(false)}
        labelOf={of}
      />
    );
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {/* What came of a press counts as long as it could have changed something. */}
      <Failure
        error={
          (state === 'waiting' ? activating.error : null) ??
          (state === 'ending' ? null : canceling.error)
        }
      />
      <GameLinks className="flex flex-wrap gap-2">
        {state === 'waiting' ? (
          <Button
            ref={handToHeading}
            variant="lamp"
            loading={activating.isPending}
            onClick={activate}
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
            ref={opener}
            variant="ghost"
            className="max-w-full hyphens-auto whitespace-normal max-md:px-2"
            disabled={activating.isPending}
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

interface AskedProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly isCanceling: boolean;
  readonly onCancel: () => void;
  readonly onKeep: () => void;
  readonly labelOf: (action: string) => { readonly 'aria-label': string };
}

/** Whether free spins are really to be given up. */
function Asked({ ref, isCanceling, onCancel, onKeep, labelOf }: AskedProps) {
  const text = useTranslations('account.freespins.confirm');
  const question = useId();
  const keepOnEscape = ({ key }: KeyboardEvent) => {
    if (key === 'Escape' && !isCanceling) onKeep();
  };
  return (
    <div ref={ref} className="grid gap-3">
      <p id={question} className="text-text-2">
        {text('question')}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="line"
          loading={isCanceling}
          onClick={onCancel}
          onKeyDown={keepOnEscape}
          {...labelOf(text('yes'))}
        >
          {text('yes')}
        </Button>
        {/* Read with the button that takes the focus: a status that comes with its text would not be. */}
        <Button
          variant="line"
          autoFocus
          aria-describedby={question}
          disabled={isCanceling}
          onClick={onKeep}
          onKeyDown={keepOnEscape}
          {...labelOf(text('no'))}
        >
          {text('no')}
        </Button>
      </div>
    </div>
  );
}

function Failure({ error }: { readonly error: Error | null }) {
  const text = useTranslations('account.freespins.problems');
  if (error === null) return null;
  // Without an answer nobody knows whether it was done.
  const isUnanswered = isProblem(error) && error.isOffline;
  const isKnownOver = isProblem(error, 'freespinsOver');
  return (
    <Alert tone="error" className="hyphens-auto">
      {text(isKnownOver ? 'over' : isUnanswered ? 'unanswered' : 'other')}
    </Alert>
  );
}
