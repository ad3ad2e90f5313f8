import type { CommunicationReceipt } from '@pierlight/contract/communications/schemas';
import type { ApiProblem } from '#shared/api/problem.ts';
import { localizePath, splitLocale } from '#shared/i18n/localize-path.ts';
import type { Outcome, Posted, PostedForm } from '#shared/posted-forms/answer-form.ts';
import type { KeptForm } from '#shared/posted-forms/kept-form.ts';
import { type MessageValues, topics } from './message-rules.ts';

/** The last part of the address the message is posted to. */
export const MESSAGE_FORM = 'contact';

/** A message that was posted without scripts and not taken. */
export interface RefusedMessage {
  /** What was typed; "" at fields that were too long to be kept. */
  readonly values: MessageValues;
  /** The first rule that each field breaks. */
  readonly broken: Readonly<Record<string, string>>;
  /** The API's code. */
  readonly code: ApiProblem['code'];
  /** False where the message was too long to come back with the page. */
  readonly isWhole: boolean;
}

/** What became of a message that was posted without scripts; plain, as the page hands it on to scripts. */
export type PostedMessage =
  | { readonly receipt: CommunicationReceipt }
  | { readonly refused: RefusedMessage };

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

/** Reads what a posted message left; null where none was posted. */
export function readPostedMessage(kept: KeptForm | null): PostedMessage | null {
  if (kept?.form !== MESSAGE_FORM) return null;
  const { values, problem } = kept;
  const textOf = (name: string) => values[name] ?? '';
  if (problem === null)
    return { receipt: { reference: textOf('reference'), email: textOf('email') } };
  return {
    refused: {
      values: {
        ...{ name: textOf('name'), email: textOf('email') },
        ...{ topic: textOf('topic'), message: textOf('message') },
      },
      broken: firstBroken(problem),
      code: problem.code,
      isWhole: 'message' in values,
    },
  };
}

/** The first rule that each field breaks. */
export const firstBroken = ({ errors }: ApiProblem): Record<string, string> =>
  Object.fromEntries(
    Object.entries(errors).flatMap(([field, [first]]) => (first ? [[field, first.rule]] : [])),
  );
