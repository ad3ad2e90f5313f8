import type { CommunicationReceipt } from '@pierlight/contract/communications/schemas';
import type { ApiProblem } from '#shared/api/problem.ts';
import type { KeptForm } from '#shared/posted-forms/kept-form.ts';
import type { MessageValues } from '../message-rules.ts';

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
