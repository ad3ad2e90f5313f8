import { CheckIcon } from '@phosphor-icons/react/dist/ssr/Check';
import { Alert } from '@pierlight/ui/alert';
import { useTranslations } from 'use-intl';

const points = ['signedOut', 'closed', 'rounds', 'money'] as const;

/** What a break or an exclusion means, read before it holds. */
export function WhatHolds({ kind }: { readonly kind: 'coolingOff' | 'selfExclusion' }) {
  const text = useTranslations('modals.timeLimits.holds');
  return (
    <>
      <ul className="grid gap-3">
        {[...points, ...(kind === 'selfExclusion' ? (['bonuses'] as const) : [])].map((point) => (
          <li key={point} className="flex gap-3">
            <CheckIcon
              aria-hidden="true"
              size={20}
              weight="bold"
              className="mt-px flex-none text-calm"
            />
            {text(point)}
          </li>
        ))}
      </ul>
      <Alert tone="calm">{text(`undo.${kind}`)}</Alert>
    </>
  );
}
