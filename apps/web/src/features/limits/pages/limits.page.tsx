import { buttonStyle } from '@pierlight/ui/button';
import { Panel } from '@pierlight/ui/panel';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { ContactLink } from '#shared/contact-link.tsx';
import { HarbourHead } from '../components/harbour-head.tsx';
import { MoneyLimits } from '../components/money-limits.tsx';
import { PlayRules } from '../components/play-rules.tsx';
import { PlayTime } from '../components/play-time.tsx';
import { WaysToStop } from '../components/ways-to-stop.tsx';

/** The Harbour: the calm place for limits and breaks. */
export function LimitsPage() {
  const text = useTranslations('account.limits');
  return (
    <div className="grid gap-6">
      <HarbourHead lead={text('lead')} />
      <MoneyLimits />
      <PlayTime />
      <WaysToStop />
      <PlayRules />
      <section className="grid gap-3">
        <h2 className="text-20">{text('now')}</h2>
        <ul className="grid gap-4 md:grid-cols-3">
          <Place title={text('clock.title')} text={text('clock.text')} />
          <Place title={text('history.title')} text={text('history.text')}>
            <Link to="/profile/history" className={buttonStyle({ variant: 'calmline' })}>
              {text('history.action')}
            </Link>
          </Place>
          <Place title={text('contact.title')} text={text('contact.text')}>
            <ContactLink variant="calmline">{text('contact.action')}</ContactLink>
          </Place>
        </ul>
      </section>
    </div>
  );
}

interface PlaceProps {
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
}

function Place({ title, text, children }: PlaceProps) {
  return (
    <Panel render={<li />} tone="calm" className="grid content-between gap-4 p-4 md:p-5">
      <div className="grid gap-1">
        <h3 className="font-semibold text-17">{title}</h3>
        <p className="text-text-2">{text}</p>
      </div>
      {children ? <div>{children}</div> : null}
    </Panel>
  );
}
