import { localizePath, splitLocale } from '#shared/i18n/localize-path.ts';
import type { Outcome, Posted, PostedForm } from '#shared/posted-forms/answer-form.ts';
import { type MessageValues, topics } from '../message-rules.ts';
import { MESSAGE_FORM } from './posted-message.ts';

async function sendMessage({ api, form, page }: Posted): Promise<Outcome> {
  const typed = (name: keyof MessageValues) => String(form.get(name) ?? '').trim();
  const given = Object.fromEntries(
    (['name', 'email'] as const).flatMap((name) => (typed(name) ? [[name, typed(name)]] : [])),
  );
  const { data } = await api.communications.communicate(
    {
      topic: topics.find((one) => one === typed('topic')) ?? 'other',
      // The browser ends lines with two characters, of which the field counts one.
      message: typed('message').replaceAll('\r\n', '\n'),
      locale: splitLocale(page).locale,
      ...given,
    },
    { context: { bearer: 'optional' } },
  );
  return { form: MESSAGE_FORM, values: { ...data }, problem: null };
}

/** A message of a visitor without scripts. */
export const communicationForms: Readonly<Record<string, PostedForm>> = {
  [MESSAGE_FORM]: {
    post: sendMessage,
    shownOn: (page) => localizePath('/contact', splitLocale(page).locale),
  },
};
