import { SegmentedControl } from '@pierlight/ui/segmented-control';
import { useTranslations } from 'use-intl';
import { useQuery } from '#shared/api/use-query.ts';
import { visitorQuery } from '../api.ts';
import { socialProvidersQuery } from '../social/api.ts';

export type SignUpWay = 'email' | 'phone' | 'social';

interface SignUpWaysProps {
  readonly way: SignUpWay;
  readonly onWay: (way: SignUpWay) => void;
}

/** How one wants to sign in from now on; not shown where there is nothing to choose. */
export function SignUpWays({ way, onWay }: SignUpWaysProps) {
  const text = useTranslations('global-components.social');
  const providers = useQuery(socialProvidersQuery()).data ?? [];
  const phone = useTranslations('global-components.signUp.way');
  const visitor = useQuery(visitorQuery()).data;
  const options: { readonly value: SignUpWay; readonly label: string }[] = [
    { value: 'email', label: text('ways.email') },
    ...(visitor?.features.phoneSignUp ? [{ value: 'phone', label: phone('phone') } as const] : []),
    ...(providers.length > 0 ? [{ value: 'social', label: text('ways.social') } as const] : []),
  ];
  if (options.length === 1) return null;
  return (
    <SegmentedControl
      label={text('ways.label')}
      options={options}
      value={way}
      onValueChange={onWay}
    />
  );
}
