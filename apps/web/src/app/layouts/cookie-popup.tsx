import { Button } from '@pierlight/ui/button';
import { useMatch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { AGREED_FIELD, EVERYTHING_AGREED, postedConsent } from '#shared/consent/consent.ts';
import { useConsent } from '#shared/consent/consent-store.ts';
import { useServices } from '#shared/services.ts';
import { PartLink } from './part-link.tsx';

/**
 * Asks about cookies until the visitor has chosen, with three answers of the same weight. The server
 * reads the choice, so that it never flashes, and takes it where there are no scripts. It sticks to the window's edge and has room of its own at the
 * end of the page, so that everything can be scrolled clear of it; while a game is played it waits.
 */
export default function CookiePopup() {
  const text = useTranslations('layout.consent');
  const { consent, fingerprintStart } = useServices();
  const isOnOwnPage =
    useMatch({ from: '/cookie-settings', shouldThrow: false, select: () => true }) ?? false;
  if (useConsent() !== null || isOnOwnPage) return null;
  return (
    <section
      aria-label={text('title')}
      className="sticky bottom-[calc(var(--bar-height)+8px)] z-game mx-2 mb-[calc(var(--bar-height)+8px)] grid gap-3 rounded-panel bg-surface-2 p-4 text-text-1 shadow-pop while-playing:hidden lowest:static md:bottom-6 md:ms-auto md:me-6 md:mb-6 md:w-100 md:p-5 print:hidden"
    >
      <p className="text-13 text-text-2 leading-5">
        {text('text')}
        {fingerprintStart === 'consent' && ` ${text('recognition')}`}
      </p>
      <form
        method="post"
        action="/cookie-settings"
        onSubmit={(event) => {
          event.preventDefault();
          const { submitter } = event.nativeEvent as SubmitEvent;
          consent.choose(postedConsent(new FormData(event.currentTarget, submitter)));
        }}
        className="grid grid-cols-[repeat(auto-fit,minmax(6.25rem,1fr))] gap-2"
      >
        <Button
          type="submit"
          name={AGREED_FIELD}
          value={EVERYTHING_AGREED}
          className="hyphens-auto whitespace-normal px-2! text-13!"
        >
          {text('all')}
        </Button>
        <Button
          type="submit"
          name={AGREED_FIELD}
          value=""
          className="hyphens-auto whitespace-normal px-2! text-13!"
        >
          {text('necessary')}
        </Button>
        <Button
          render={<PartLink part="consent" />}
          className="hyphens-auto whitespace-normal px-2! text-13!"
        >
          {text('choose')}
        </Button>
      </form>
    </section>
  );
}
