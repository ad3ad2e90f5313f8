import { useTranslations } from 'use-intl';
import { EmptyPlace } from '#shared/empty-place.tsx';
import { HomeLink } from '#shared/home-link.tsx';

/** For a player who comes to a page that signs people in. */
export function AlreadySignedIn() {
  const text = useTranslations('account.links.already');
  return (
    <EmptyPlace
      art="empty-link"
      heading={text('heading')}
      action={<HomeLink>{text('action')}</HomeLink>}
    >
      {text('text')}
    </EmptyPlace>
  );
}
