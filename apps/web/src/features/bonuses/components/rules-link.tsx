import { TextLink } from '@pierlight/ui/link';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';

/** The way to the rules that hold for every bonus. */
export function RulesLink() {
  const text = useTranslations('account.bonuses');
  return (
    <TextLink
      render={<Link to="/bonus/$pageIdentity" params={{ pageIdentity: 'how-bonuses-work' }} />}
    >
      {text('rules')}
    </TextLink>
  );
}
