import { countriesQuery } from '#features/settings/public.ts';
import { fieldsQuery } from '#shared/forms/fields.ts';
import { contentQuery } from '#shared/i18n/content.ts';
import type { Services } from '#shared/services.ts';

/** The modals that stand on the page as a form where there are no scripts. */
const modalsWithForm = ['sign-in', 'sign-up'] as const;
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
    queryClient.ensureQueryData(contentQuery(locale, 'fields-settings')),
    ...(modal === 'sign-up'
      ? [
          queryClient.ensureQueryData(fieldsQuery('registration')),
          queryClient.ensureQueryData(countriesQuery()),
        ]
      : []),
  ]);
}

/** Whether all of it came; half a form is none. */
export function hasPostedForm({ queryClient, locale }: Services, modal: ModalWithForm): boolean {
  const keys = [
    contentQuery(locale, 'fields-settings').queryKey,
    ...(modal === 'sign-up'
      ? [fieldsQuery('registration').queryKey, countriesQuery().queryKey]
      : []),
  ];
  return keys.every((key) => queryClient.getQueryData(key) !== undefined);
}
