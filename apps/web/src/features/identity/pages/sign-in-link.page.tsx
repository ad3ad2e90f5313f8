import { Button, buttonStyle } from '@pierlight/ui/button';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { PageTitle } from '#features/catalogue/public.ts';
import { EmptyPlace } from '#shared/empty-place.tsx';
import { WithTexts } from '#shared/i18n/texts.tsx';
import { useModals } from '#shared/modals/use-modals.ts';
import { useSession } from '#shared/session/use-session.ts';

/** Where links that sign in lead when they did not. */
export function SignInLinkPage() {
  return (
    <WithTexts folders={['account']}>
      <Outcome />
    </WithTexts>
  );
}

function Outcome() {
  const pages = useTranslations('pages.signInLink');
  const text = useTranslations('account.links');
  const modals = useModals();
  const isPlayer = useSession().status === 'player';
  const words = isPlayer ? 'already' : 'autologin';
  return (
    <section className="grid gap-6 px-(--gutter) pt-6 pb-12">
      <PageTitle>{pages('title')}</PageTitle>
      <EmptyPlace
        art="empty-link"
        heading={text(`${words}.heading`)}
        action={
          isPlayer ? (
            <Link to="/" className={buttonStyle({ variant: 'line' })}>
              {text('already.action')}
            </Link>
          ) : (
            <Button variant="lamp" onClick={() => modals.open('sign-in')}>
              {text('signIn')}
            </Button>
          )
        }
      >
        {text(`${words}.text`)}
      </EmptyPlace>
    </section>
  );
}
