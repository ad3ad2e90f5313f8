import { localizePath, splitLocale } from '#shared/i18n/localize-path.ts';
import type { Outcome, Posted, PostedForm } from '#shared/posted-forms/answer-form.ts';
import { UNSUBSCRIBE_FORM } from './unsubscribed.ts';

async function stop({ api, form }: Posted): Promise<Outcome> {
  const { data } = await api.notifications.unsubscribe({ token: String(form.get('token') ?? '') });
  return { form: UNSUBSCRIBE_FORM, values: { ...data }, problem: null };
}

/** The press on the page that a mail leads to, with scripts or without. */
export const notificationForms: Readonly<Record<string, PostedForm>> = {
  [UNSUBSCRIBE_FORM]: {
    post: stop,
    // Somebody who comes back to the address it was posted to finds where the same is chosen.
    shownOn: (page) =>
      page === '/' ? localizePath('/profile/notifications', splitLocale(page).locale) : page,
  },
};
