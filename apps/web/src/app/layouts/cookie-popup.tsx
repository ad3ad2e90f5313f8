import { Button } from '@pierlight/ui/button';
import { useTranslations } from 'use-intl';
import { everything, onlyNecessary } from '#shared/consent/consent.ts';
import { useConsent } from '#shared/consent/consent-store.ts';
import { useServices } from '#shared/services.ts';
import { layoutParts } from './layout-state.ts';

/**
 * Asks about cookies until the visitor has chosen, with three answers of the same weight. The server
 * reads the choice, so that it never flashes. It sticks to the window's edge and has room of its own at the
 * end of the page, so that everything can be scrolled clear of it; while a game is played it waits.
 */
export function CookiePopup() {
  const text = useTranslations('layout.consent');
  const { consent, fingerprintStart } = useServices();
  if (useConsent() !== null) return null;
  return (
    <section
      aria-label={text('title')}
      className="sticky bottom-[calc(var(--bar-height)+8px)] z-game mx-2 mb-[calc(var(--bar-height)+8px)] grid gap-3 rounded-panel bg-surface-2 p-4 text-text-1 shadow-pop while-playing:hidden lowest:static md:bottom-6 md:ms-auto md:me-6 md:mb-6 md:w-100 md:p-5 print:hidden"
    >
      <p className="text-13 text-text-2 leading-5">
        {text('text')}
        {fingerprintStart === 'consent' && ` ${text('recognition')}`}
      </p>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(6.25rem,1fr))] gap-2">
        <Button
          className="hyphens-auto whitespace-normal px-2! text-13!"
          onClick={() => consent.choose(everything)}
        >
          {text('all')}
        </Button>
        <Button
          className="hyphens-auto whitespace-normal px-2! text-13!"
          onClick={() => consent.choose(onlyNecessary)}
        >
          {text('necessary')}
        </Button>
        <Button
          className="hyphens-auto whitespace-normal px-2! text-13!"
          onClick={() => layoutParts.open('consent')}
        >
          {text('choose')}
        </Button>
      </div>
    </section>
  );
}
