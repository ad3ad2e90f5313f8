import type { UnaskedKind } from '@pierlight/contract/notifications/kinds';
import type { QueryClient } from '@tanstack/react-query';
import { isProblem } from '#shared/api/problem.ts';
import { apiOf } from '#shared/api/query-client.ts';
import type { KeptForm } from '#shared/posted-forms/kept-form.ts';
import { readUnsubscribed } from './posted/unsubscribed.ts';

/** What the link in a mail stops, and what became of the press. */
export async function loadUnsubscribe(
  client: QueryClient,
  keptForm: KeptForm | null,
  token: string,
) {
  return { kind: await stoppedBy(client, token), unsubscribed: readUnsubscribed(keptForm) };
}

/** Null for a link that no mail carried, or not in this length. */
async function stoppedBy(client: QueryClient, token: string): Promise<UnaskedKind | null> {
  try {
    return (await apiOf(client).notifications.unsubscription({ token })).data.kind;
  } catch (error) {
    if (isProblem(error, 'notFound') || isProblem(error, 'invalidInput')) return null;
    throw error;
  }
}
