import { countriesQuery } from '#features/settings/public.ts';
import { fieldsQuery } from '#shared/forms/fields.ts';
import { contentQuery, foldersWithShared } from '#shared/i18n/content.ts';
import type { Services } from '#shared/services.ts';

/** The modals that stand on the page as a form where there are no scripts. */
export const modalsWithForm = ['sign-in', 'sign-up', 'forgot-pass', 'reset-pass'] as const;
export type ModalWithForm = (typeof modalsWithForm)[number];

export const modalWithForm = (modal: string | undefined): ModalWithForm | null =>
  modalsWithForm.find((name) => name === modal) ?? null;

/** On the server: what the form of an asked modal is made of, should the visitor have no scripts. */
export async function loadPostedForm(
  { queryClient, locale }: Services,
  asked: string | undefined,
): Promise<void> {
  const modal = modalWithForm(asked);
  if (modal === null) return;
  // With scripts the modal says for itself what did not come.
  await Promise.allSettled([
    ...foldersOf(modal).map((folder) => queryClient.ensureQueryData(contentQuery(locale, folder))),
    ...(asksForPassword(modal) ? [queryClient.ensureQueryData(fieldsQuery('registration'))] : []),
    ...(modal === 'sign-up' ? [queryClient.ensureQueryData(countriesQuery())] : []),
  ]);
}

/** Whether all of it came; half a form is none. */
export function hasPostedForm({ queryClient, locale }: Services, modal: ModalWithForm): boolean {
  const keys = [
    ...foldersOf(modal).map((folder) => contentQuery(locale, folder).queryKey),
    ...(asksForPassword(modal) ? [fieldsQuery('registration').queryKey] : []),
    ...(modal === 'sign-up' ? [countriesQuery().queryKey] : []),
  ];
  return keys.every((key) => queryClient.getQueryData(key) !== undefined);
}

/** Whether a password is chosen in it, by the rules that the registration has. */
const asksForPassword = (modal: ModalWithForm) => modal === 'sign-up' || modal === 'reset-pass';

/** Where the words of a form stand. */
export const foldersOf = (modal: ModalWithForm) =>
  modal === 'forgot-pass' || modal === 'reset-pass'
    ? foldersWithShared(['fields-settings', 'modals'])
    : foldersWithShared(['fields-settings']);
