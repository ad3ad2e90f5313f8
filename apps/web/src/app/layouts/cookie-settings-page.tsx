import { Button } from '@pierlight/ui/button';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useConsent } from '#shared/consent/consent-store.ts';
import { TitledPage } from '#shared/titled-page.tsx';
import { ConsentForm } from './consent-form.tsx';

/** The choice about cookies as a page, for whoever comes by its address or without scripts. */
export function CookieSettingsPage() {
  const text = useTranslations('layout.consent');
  const page = useTranslations('pages.cookieSettings');
  const chosen = useConsent();
  const [isChanged, setIsChanged] = useState(false);
  return (
    <TitledPage title={page('title')}>
      <div className="max-w-160 rounded-panel bg-surface-1 p-4 shadow-raised md:p-6">
        <ConsentForm onChange={() => setIsChanged(true)} onSave={() => setIsChanged(false)}>
          <Button type="submit" variant="lamp" size="lg" className="w-full md:w-fit">
            {text('save')}
          </Button>
          <p role="status" className="min-h-5 text-13 text-text-2">
            {chosen && !isChanged ? page('saved') : null}
          </p>
        </ConsentForm>
      </div>
    </TitledPage>
  );
}
