import { Button } from '@pierlight/ui/button';
import { linkStyle } from '@pierlight/ui/link';
import { Link, useLocation, useRouter } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { PostedForms } from '#features/identity/pages/posted-forms.page.tsx';
import { hasPostedForm, modalWithForm } from '#features/identity/public.ts';
import { displayName, profileQuery } from '#features/player/public.ts';
import { useQuery } from '#shared/api/use-query.ts';
import { localizePath } from '#shared/i18n/localize-path.ts';
import { requestedModal } from '#shared/modals/address.ts';
import type { Search } from '#shared/navigation/search.ts';
import { FORMS_PATH, PAGE_FIELD } from '#shared/posted-forms/kept-form.ts';
import { useServices } from '#shared/services.ts';
import { useSession } from '#shared/session/use-session.ts';

/**
 * What stands in for modals and menus where there are no scripts. Only the server knows it; a browser with
 * scripts neither draws nor loads any of it.
 */
export function WithoutScripts() {
  return <noscript>{import.meta.env.SSR ? <Stand /> : null}</noscript>;
}

function Stand() {
  const { status } = useSession();
  if (status === 'player') return <AccountLinks />;
  return status === 'guest' ? <GuestForms /> : null;
}

function GuestForms() {
  const site = useRouter().options.context;
  const asked = useLocation({ select: ({ search }) => requestedModal(search as Search)?.name });
  const modal = modalWithForm(asked);
  if (modal === null || !hasPostedForm(site, modal)) return null;
  return <PostedForms modal={modal} kept={site.keptForm} />;
}

/** What the menu of the account holds, as far as it works without scripts. */
function AccountLinks() {
  const text = useTranslations('layout.account');
  const { locale } = useServices();
  const profile = useQuery({ ...profileQuery(), enabled: false }).data;
  const name = (profile && displayName(profile)) ?? text('unknown');
  const style = linkStyle({ tone: 'quiet', className: 'target-44' });
  return (
    <nav
      aria-label={text('menu', { name })}
      className="flex flex-wrap items-center gap-x-5 gap-y-2 bg-surface-1 px-(--gutter) py-2 text-13 print:hidden"
    >
      <Link to="/profile/info" className={style}>
        {text('profile')}
      </Link>
      <Link to="/profile/wallet" className={style}>
        {text('wallet')}
      </Link>
      <Link to="/profile/history" className={style}>
        {text('history')}
      </Link>
      <p className="text-text-2">{text('withoutScripts')}</p>
      <form method="post" action={`${FORMS_PATH}/sign-out`} className="ms-auto">
        <input type="hidden" name={PAGE_FIELD} value={localizePath('/', locale)} />
        <Button type="submit" size="sm" variant="line">
          {text('signOut')}
        </Button>
      </form>
    </nav>
  );
}
