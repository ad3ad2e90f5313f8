import { createFileRoute, redirect } from '@tanstack/react-router';
import { resetLinkCookie } from '#features/identity/public.ts';

/** A link for a new password: the modal takes its code, and without scripts a form does. */
export const Route = createFileRoute('/password-reset/$resetCode')({
  beforeLoad: ({ params, context: { publicOrigin } }) => {
    const secure = publicOrigin.startsWith('https:');
    throw redirect({
      to: '/',
      search: { 'reset-pass': 'true', resetCode: params.resetCode },
      replace: true,
      headers: { 'set-cookie': resetLinkCookie(params.resetCode, secure) },
    });
  },
});
