import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#shared/i18n/page-head.ts';
import { CookieSettingsPage } from '../layouts/cookie-settings-page.tsx';

export const Route = createFileRoute('/cookie-settings')({
  head: ({ match }) => pageHead(match.context, 'cookieSettings'),
  component: CookieSettingsPage,
});
