import type { UnaskedKind } from '@pierlight/contract/notifications/kinds';
import { Alert } from '@pierlight/ui/alert';
import { Button, buttonStyle } from '@pierlight/ui/button';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { EmptyPlace } from '#shared/empty-place.tsx';
import { localizePath } from '#shared/i18n/localize-path.ts';
import { FORMS_PATH, PAGE_FIELD } from '#shared/posted-forms/kept-form.ts';
import { useServices } from '#shared/services.ts';
import { TitledPage } from '#shared/titled-page.tsx';
import { preferencesId } from '../components/preferences.tsx';
import { UNSUBSCRIBE_FORM, type Unsubscribed } from '../posted/unsubscribed.ts';

interface UnsubscribePageProps {
  readonly token: string;
  /** What the link stops; null for one that no mail carried. */
  readonly kind: UnaskedKind | null;
  /** What became of the press; null before it. */
  readonly unsubscribed: Unsubscribed | null;
}

/**
 * Where the foot of a mail leads that nobody requested by itself: one press stops its kind, signed in or not. Only the
 * press does: programs open the links of mails before their readers. The browser posts it, with scripts or without.
 */
export function UnsubscribePage({ token, kind, unsubscribed }: UnsubscribePageProps) {
  const page = useTranslations('pages.unsubscribe');
  const text = useTranslations('unsubscribe.page');
  return (
    <TitledPage title={page('title')}>
      {unsubscribed !== null && unsubscribed !== 'failed' ? (
        <EmptyPlace
          art="empty-inbox"
          heading={text(`${unsubscribed.stopped}.stopped`)}
          action={<ToPreferences>{text('undo')}</ToPreferences>}
        >
          <span role="status">{text('stoppedText')}</span>
        </EmptyPlace>
      ) : kind === null ? (
        <EmptyPlace
          art="empty-link"
          heading={text('unknown.heading')}
          action={<ToPreferences>{text('undo')}</ToPreferences>}
        >
          {text('unknown.text')}
        </EmptyPlace>
      ) : (
        <EmptyPlace
          art="empty-inbox"
          heading={text(`${kind}.question`)}
          action={<Press token={token} label={text(`${kind}.stop`)} />}
        >
          {unsubscribed === 'failed' ? (
            <Alert tone="error">{text('failed')}</Alert>
          ) : (
            text(`${kind}.text`)
          )}
        </EmptyPlace>
      )}
    </TitledPage>
  );
}

function Press({ token, label }: { readonly token: string; readonly label: string }) {
  const { locale } = useServices();
  return (
    <form method="post" action={`${FORMS_PATH}/${UNSUBSCRIBE_FORM}`}>
      <input
        type="hidden"
        name={PAGE_FIELD}
        value={localizePath(`/unsubscribe/${token}`, locale)}
      />
      <input type="hidden" name="token" value={token} />
      <Button type="submit" variant="lamp" size="lg">
        {label}
      </Button>
    </form>
  );
}

function ToPreferences({ children }: { readonly children: string }) {
  return (
    <Link
      to="/profile/notifications"
      hash={preferencesId}
      className={buttonStyle({ variant: 'line' })}
    >
      {children}
    </Link>
  );
}
