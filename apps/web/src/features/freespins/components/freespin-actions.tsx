import type { PlayerFreespin } from '@pierlight/contract/freespins/schemas';
import { Alert } from '@pierlight/ui/alert';
import { Button, buttonStyle } from '@pierlight/ui/button';
import { useMutation } from '@tanstack/react-query';
import { type KeyboardEvent, type Ref, type RefObject, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { GameLink, GameLinks } from '#features/catalogue/public.ts';
import { isProblem } from '#shared/api/problem.ts';
import { useFocusHandedOn } from '#shared/use-focus-handed-on.ts';
import { activateFreespinMutation, cancelFreespinMutation } from '../api.ts';
import { stateOf } from '../freespin-facts.ts';

interface FreespinActionsProps {
  readonly freespin: PlayerFreespin;
  readonly game: string;
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

/** What can be done with free spins that are not over, and what became of the last press. */
export function FreespinActions({ freespin, game, heading }: FreespinActionsProps) {
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
        question={freespin.bonusTerms === null ? 'question' : 'questionBonus'}
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
  readonly question: 'question' | 'questionBonus';
  readonly isCanceling: boolean;
  readonly onCancel: () => void;
  readonly onKeep: () => void;
  readonly labelOf: (action: string) => { readonly 'aria-label': string };
}

/** Whether free spins are really to be given up. */
function Asked({ ref, question: asked, isCanceling, onCancel, onKeep, labelOf }: AskedProps) {
  const text = useTranslations('account.freespins.confirm');
  const question = useId();
  const keepOnEscape = ({ key }: KeyboardEvent) => {
    if (key === 'Escape' && !isCanceling) onKeep();
  };
  return (
    <div ref={ref} className="grid gap-3">
      <p id={question} className="text-text-2">
        {text(asked)}
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
