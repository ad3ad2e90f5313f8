import { SegmentedControl } from '@pierlight/ui/segmented-control';
import { useTranslations } from 'use-intl';
import { useQuery } from '#shared/api/use-query.ts';
import { visitorQuery } from '../api.ts';

/** What an account is known by. */
export type Way = 'email' | 'phone';

interface WayChoiceProps {
  readonly way: Way;
  readonly onWay: (way: Way) => void;
}

/** E-mail or phone, where both are offered. */
export function WayChoice({ way, onWay }: WayChoiceProps) {
  const text = useTranslations('global-components.signUp.way');
  const visitor = useQuery(visitorQuery());
  if (!visitor.data?.features.phoneSignUp) return null;
  return (
    <SegmentedControl
      label={text('label')}
      options={[
        { value: 'email', label: text('email') },
        { value: 'phone', label: text('phone') },
      ]}
      value={way}
      onValueChange={onWay}
    />
  );
}
