import { CheckIcon } from '@phosphor-icons/react/dist/ssr/Check';
import { HourglassMediumIcon } from '@phosphor-icons/react/dist/ssr/HourglassMedium';
import { WarningIcon } from '@phosphor-icons/react/dist/ssr/Warning';
import { XIcon } from '@phosphor-icons/react/dist/ssr/X';
import type { PlayerCheck } from '@pierlight/contract/verification/schemas';
import type { CheckState } from '@pierlight/contract/verification/statuses';
import { Badge, type BadgeProps } from '@pierlight/ui/badge';
import { Stepper } from '@pierlight/ui/stepper';
import type { ReactNode } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { stepOf } from '../standing.ts';

const badges: Readonly<Record<CheckState, Pick<BadgeProps, 'tone' | 'icon'>>> = {
  notRequired: {},
  required: { tone: 'lamp' },
  pending: { tone: 'tide', icon: <HourglassMediumIcon aria-hidden="true" /> },
  onHold: { tone: 'tide', icon: <HourglassMediumIcon aria-hidden="true" /> },
  retry: { tone: 'lamp', icon: <WarningIcon aria-hidden="true" /> },
  approved: { tone: 'win', icon: <CheckIcon aria-hidden="true" weight="bold" /> },
  rejected: { tone: 'error', icon: <XIcon aria-hidden="true" weight="bold" /> },
};

interface CheckStepsProps {
  readonly checks: readonly PlayerCheck[];
  /** What can be done about one, within its step. */
  readonly actionOf: (check: PlayerCheck) => ReactNode;
}

/** Every check as a step: what it is, where it stands, why it is requested, and what to do better. */
export function CheckSteps({ checks, actionOf }: CheckStepsProps) {
  const text = useTranslations('account.verification');
  return (
    <Stepper
      stateText={{
        done: text('steps.done'),
        now: text('steps.now'),
        next: text('steps.next'),
      }}
      steps={checks.map((check) => ({
        key: check.check,
        state: stepOf(check),
        title: text(`checks.${check.check}.name`),
        end: <Badge {...badges[check.state]}>{text(`states.${check.state}`)}</Badge>,
        note: <CheckNote check={check} action={actionOf(check)} />,
      }))}
    />
  );
}

interface CheckNoteProps {
  readonly check: PlayerCheck;
  readonly action: ReactNode;
}

function CheckNote({ check, action }: CheckNoteProps) {
  const text = useTranslations('account.verification');
  const format = useFormatter();
  const { state, reasons, because, changedAt } = check;
  const isOpen = state !== 'approved' && state !== 'rejected';
  return (
    <div className="grid gap-1.5">
      <p>{text(`checks.${check.check}.what`)}</p>
      {isOpen && because !== null ? <p>{text(`because.${because}`)}</p> : null}
      {reasons.length > 0 ? (
        <ul className="grid list-disc gap-1 ps-4 text-text-1">
          {reasons.map((reason) => (
            <li key={reason}>{text(`reasons.${reason}`)}</li>
          ))}
        </ul>
      ) : null}
      {changedAt === null ? null : (
        <p className="text-text-3">
          {text('changed', {
            at: format.dateTime(new Date(changedAt), { dateStyle: 'medium', timeStyle: 'short' }),
          })}
        </p>
      )}
      {action ? <div className="mt-1">{action}</div> : null}
    </div>
  );
}
