import { FingerprintIcon } from '@phosphor-icons/react/dist/ssr/Fingerprint';
import type { Passkey } from '@pierlight/contract/identity/factors';
import { Button } from '@pierlight/ui/button';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useDeviceName } from '#shared/devices.tsx';
import { addPasskeyMutation } from '../../factor-api.ts';
import { canUsePasskeys } from '../../passkey-browser.ts';
import { FactorProblem } from './factor-problem.tsx';
import { FactorRow } from './factor-row.tsx';
import { PasskeyRow } from './passkey-row.tsx';

interface PasskeyRowsProps {
  readonly passkeys: readonly Passkey[];
  readonly onCodes: (codes: readonly string[]) => void;
}

/** The passkeys, each with its name, and the way to one more. */
export function PasskeyRows({ passkeys, onCodes }: PasskeyRowsProps) {
  const text = useTranslations('account.factors.passkeys');
  const nameOf = useDeviceName();
  const add = useMutation(addPasskeyMutation());
  const isPossible = canUsePasskeys();
  return (
    <FactorRow
      icon={<FingerprintIcon size={20} />}
      tone={passkeys.length > 0 ? 'win' : 'neutral'}
      title={text('title')}
      text={isPossible ? text('text') : text('impossible')}
      action={
        <Button
          variant="soft"
          size="sm"
          disabled={!isPossible}
          loading={add.isPending}
          aria-label={text('addLabel')}
          onClick={() =>
            add.mutate(nameOf(navigator.userAgent), {
              onSuccess: ({ recoveryCodes }) => {
                if (recoveryCodes) onCodes(recoveryCodes);
              },
            })
          }
        >
          {text('add')}
        </Button>
      }
    >
      <FactorProblem error={add.error} />
      {passkeys.length > 0 ? (
        <ul className="grid gap-2">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      ) : null}
    </FactorRow>
  );
}
