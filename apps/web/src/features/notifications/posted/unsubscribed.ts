import type { UnaskedKind } from '@pierlight/contract/notifications/kinds';
import type { KeptForm } from '#shared/posted-forms/kept-form.ts';

/** The last part of the address the press is posted to. */
export const UNSUBSCRIBE_FORM = 'unsubscribe';

/** What became of the press; plain, as the page hands it on to scripts. */
export type Unsubscribed = { readonly stopped: UnaskedKind } | 'failed';

/** Reads what the press left; null where nothing was pressed. */
export function readUnsubscribed(kept: KeptForm | null): Unsubscribed | null {
  if (kept?.form !== UNSUBSCRIBE_FORM) return null;
  const { kind } = kept.values;
  return kept.problem === null && isUnasked(kind) ? { stopped: kind } : 'failed';
}

const isUnasked = (kind: string | undefined): kind is UnaskedKind =>
  kind === 'news' || kind === 'offers';
