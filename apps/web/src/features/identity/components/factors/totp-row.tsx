import { DeviceMobileIcon } from '@phosphor-icons/react/dist/ssr/DeviceMobile';
import type { Factors, TotpEnrolment } from '@pierlight/contract/identity/factors';
import { Button } from '@pierlight/ui/button';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { removeTotpMutation, startTotpMutation } from '../../factor-api.ts';
import { FactorProblem } from './factor-problem.tsx';
import { FactorRow } from './factor-row.tsx';
import { TotpSetup } from './totp-setup.tsx';

interface TotpRowProps {
  readonly totp: Factors['totp'];
  /** Recovery codes that came with it. */
  readonly onCodes: (codes: readonly string[]) => void;
}

/** The authenticator app. */
export function TotpRow({ totp, onCodes }: TotpRowProps) {
  const text = useTranslations('account.factors.totp');
  const format = useFormatter();
  const [enrolment, setEnrolment] = useState<TotpEnrolment | null>(null);
  const start = useMutation(startTotpMutation());
  const remove = useMutation(removeTotpMutation());
  return (
    <FactorRow
      icon={<DeviceMobileIcon size={20} />}
      tone={totp ? 'win' : 'neutral'}
      title={text('title')}
      text={
        totp
          ? text('since', {
              date: format.dateTime(new Date(totp.createdAt), { dateStyle: 'medium' }),
            })
          : text('text')
      }
      action={
        totp ? (
          <Button
            variant="line"
            size="sm"
            loading={remove.isPending}
            aria-label={text('removeLabel')}
            onClick={() => remove.mutate(undefined)}
          >
            {text('remove')}
          </Button>
        ) : (
          <Button
            variant="soft"
            size="sm"
            loading={start.isPending}
            aria-label={text('setUpLabel')}
            onClick={() => start.mutate(undefined, { onSuccess: setEnrolment })}
          >
            {text('setUp')}
          </Button>
        )
      }
    >
      <FactorProblem error={start.error ?? remove.error} />
      <TotpSetup
        enrolment={enrolment}
        onLeft={() => setEnrolment(null)}
        onAdded={(codes) => {
          setEnrolment(null);
          if (codes) onCodes(codes);
        }}
      />
    </FactorRow>
  );
}
