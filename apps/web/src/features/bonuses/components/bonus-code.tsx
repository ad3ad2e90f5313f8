import { KeyboardIcon } from '@phosphor-icons/react/dist/ssr/Keyboard';
import type { PlayerBonusCode } from '@pierlight/contract/bonuses/schemas';
import { type CodeTrigger, codeStatus } from '@pierlight/contract/bonuses/statuses';
import { Button } from '@pierlight/ui/button';
import { Field } from '@pierlight/ui/field';
import { linkStyle } from '@pierlight/ui/link';
import { TextInput } from '@pierlight/ui/text-input';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { alerts } from '#shared/alerts/alerts.ts';
import { isProblem } from '#shared/api/problem.ts';
import { useQuery } from '#shared/api/use-query.ts';
import { bonusCodesQuery, enterCodeMutation, takeCodeBackMutation } from '../api.ts';

interface BonusCodeProps {
  /** The place takes codes of this kind alone. */
  readonly trigger?: CodeTrigger | undefined;
  readonly onOpen?: () => void;
  readonly onSent?: () => void;
  readonly onEntered?: (code: PlayerBonusCode) => void;
}

/** A way to enter a code, and below it the codes that wait. */
export function BonusCode(props: BonusCodeProps) {
  const text = useTranslations('global-components.bonusCodes');
  const [isOpen, setOpen] = useState(false);
  const open = () => {
    setOpen(true);
    props.onOpen?.();
  };
  return (
    <div className="grid max-w-120 gap-3">
      {isOpen ? (
        <CodeField {...props} />
      ) : (
        <Button className="justify-self-start" onClick={open}>
          <KeyboardIcon aria-hidden="true" size={20} />
          {text('open')}
        </Button>
      )}
      <KeptCodes trigger={props.trigger} />
    </div>
  );
}

/** It is no form: it stands in one where money is paid in. */
function CodeField({ trigger, onSent, onEntered }: BonusCodeProps) {
  const text = useTranslations('global-components.bonusCodes');
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [isMissed, setMissed] = useState(false);
  const entering = useMutation(enterCodeMutation(trigger));

  function enter() {
    const code = typed.trim();
    setMissed(code === '');
    if (code === '') return input.current?.focus();
    if (entering.isPending) return;
    onSent?.();
    entering.mutate(code, {
      onSuccess: (entered) => {
        setTyped('');
        if (entered.status === codeStatus.waiting)
          alerts.show({ key: 'bonuses.codeKept', tone: 'lamp' });
        onEntered?.(entered);
      },
      onError: () => input.current?.focus(),
    });
  }

  function change(next: string) {
    setTyped(next);
    setMissed(false);
    if (entering.isError) entering.reset();
  }

  const wordsOf = (error: Error | null): string | undefined => {
    if (error === null) return isMissed ? text('problems.missing') : undefined;
    const key = isProblem(error) ? `problems.${error.code}` : '';
    return text(text.has(key) ? key : 'problems.other');
  };

  return (
    <Field label={text('label')} hint={text('hint')} error={wordsOf(entering.error)}>
      <div className="flex gap-2">
        <TextInput
          ref={input}
          // The button that was pressed is gone: what it opened stands in its place.
          autoFocus
          className="min-w-0 flex-1"
          value={typed}
          maxLength={40}
          dir="ltr"
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => change(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            enter();
          }}
        />
        <Button className="h-12" onClick={enter} disabled={entering.isPending}>
          {text('enter')}
        </Button>
      </div>
    </Field>
  );
}

/** The codes that nothing came of yet, each with how it stands and a way to take it back. */
function KeptCodes({ trigger }: Pick<BonusCodeProps, 'trigger'>) {
  const text = useTranslations('global-components.bonusCodes');
  const takingBack = useMutation(takeCodeBackMutation());
  const codes = useQuery(bonusCodesQuery(trigger)).data ?? [];
  const kept = codes.filter(({ status }) => status !== codeStatus.used);
  if (kept.length === 0) return null;
  return (
    <ul className="grid gap-2">
      {kept.map(({ playerBonusCodeId, bonusCode, status }) => (
        <li
          key={playerBonusCodeId}
          className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 rounded-control bg-surface-2 px-3.5 py-2"
        >
          <p className="min-w-0">
            <bdi className="font-semibold tabular break-all">{bonusCode}</bdi>{' '}
            <span className="text-13 text-text-2">{text(`status.${status}`)}</span>
          </p>
          <button
            type="button"
            className={linkStyle({ className: 'target-44 text-13' })}
            aria-label={text('takeBackOf', { code: bonusCode })}
            disabled={takingBack.isPending}
            onClick={() => takingBack.mutate(playerBonusCodeId)}
          >
            {text('takeBack')}
          </button>
        </li>
      ))}
    </ul>
  );
}
