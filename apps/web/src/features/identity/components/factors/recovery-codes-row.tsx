import { LifebuoyIcon } from '@phosphor-icons/react/dist/ssr/Lifebuoy';
import { Button } from '@pierlight/ui/button';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { renewRecoveryCodesMutation } from '../../factor-api.ts';
import { FactorProblem } from './factor-problem.tsx';
import { FactorRow } from './factor-row.tsx';

interface RecoveryCodesRowProps {
  readonly left: number;
  readonly onCodes: (codes: readonly string[]) => void;
}

/** So few that new ones are due. */
const few = 3;

/** How many codes are left, and new ones instead. */
export function RecoveryCodesRow({ left, onCodes }: RecoveryCodesRowProps) {
  const text = useTranslations('account.factors.recovery');
  const renew = useMutation(renewRecoveryCodesMutation());
  return (
    <FactorRow
      icon={<LifebuoyIcon size={20} />}
      tone={left < few ? 'lamp' : 'win'}
      title={text('title')}
      text={text('left', { count: left })}
      action={
        <Button
          variant={left < few ? 'lampline' : 'line'}
          size="sm"
          loading={renew.isPending}
          onClick={() => renew.mutate(undefined, { onSuccess: onCodes })}
        >
          {text('renew')}
        </Button>
      }
    >
      <FactorProblem error={renew.error} />
    </FactorRow>
  );
}
