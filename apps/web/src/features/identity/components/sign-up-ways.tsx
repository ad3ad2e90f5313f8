import { SegmentedControl } from '@pierlight/ui/segmented-control';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { socialProvidersQuery } from '../social/api.ts';

const ways = ['email', 'social'] as const;
export type SignUpWay = (typeof ways)[number];

interface SignUpWaysProps {
  readonly way: SignUpWay;
  readonly onWay: (way: SignUpWay) => void;
}

/** How one wants to sign in from now on; not shown where there is nothing to choose. */
export function SignUpWays({ way, onWay }: SignUpWaysProps) {
  const text = useTranslations('global-components.social');
  const providers = useQuery(socialProvidersQuery()).data ?? [];
  if (providers.length === 0) return null;
  return (
    <SegmentedControl
      label={text('ways.label')}
      options={ways.map((value) => ({ value, label: text(`ways.${value}`) }))}
      value={way}
      onValueChange={onWay}
    />
  );
}
