import type {
  HandedOver,
  HandOver,
  HandOverStanding,
  PlayerDocument,
} from '@pierlight/contract/documents/schemas';
import type { DocumentKind } from '@pierlight/contract/documents/statuses';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { apiOf, keepAnswer } from '#shared/api/query-client.ts';
import { documentsKey } from './keys.ts';

/** The player's own documents, newest first, at most a hundred; the channel has them refetched. */
export const documentsQuery = () =>
  queryOptions({
    queryKey: [...documentsKey, 'own'],
    queryFn: async ({ client, signal }): Promise<PlayerDocument[]> =>
      (await apiOf(client).documents.list({ page: 1, perPage: 100 }, { signal })).data,
    meta: { endpoint: 'documents.list' },
  });

/** A page of a document, as it is sent. */
export interface PageToSend {
  readonly attempt: string;
  readonly kind: DocumentKind;
  readonly page: number;
  readonly pages: number;
  readonly file: Blob;
}

/** @param token of a phone that somebody else's page has handed its sending over to */
export const sendPageMutation = (token?: string) =>
  mutationOptions({
    mutationFn: async ({ file, ...rest }: PageToSend, { client }): Promise<PlayerDocument> => {
      // The name that the file has on the device stays there.
      const unnamed = new File([file], 'page', { type: file.type });
      const context = token === undefined ? {} : { token };
      return (await apiOf(client).documents.add({ ...rest, file: unnamed }, { context })).data;
    },
    onSuccess: (sent, _page, _result, { client }) =>
      client.setQueryData(documentsQuery().queryKey, (list) =>
        list === undefined ? undefined : [sent, ...list.filter(({ id }) => id !== sent.id)],
      ),
  });

export const removeDocumentMutation = () =>
  mutationOptions({
    mutationFn: async (id: string, { client }) =>
      (await apiOf(client).documents.remove({ id })).data,
    onSettled: (_data, _error, _id, _result, { client }) =>
      client.invalidateQueries({ queryKey: documentsKey }),
  });

/** A page of a document that was sent. */
export const fetchFileMutation = () =>
  mutationOptions({
    mutationFn: async (id: string, { client }): Promise<Blob> =>
      (await apiOf(client).documents.file({ id }, { context: { answer: 'file' } })).body,
  });

/** Whether a phone has taken the sending over; the channel has it refetched. */
export const handOverStandingQuery = () =>
  queryOptions({
    queryKey: [...documentsKey, 'hand-over'],
    queryFn: async ({ client, signal }): Promise<HandOverStanding> =>
      (await apiOf(client).documents.handOverStanding(undefined, { signal })).data,
    meta: { endpoint: 'documents.handOverStanding' },
  });

export const handOverMutation = () =>
  mutationOptions({
    mutationFn: async (locale: string, { client }): Promise<HandOver> =>
      (await apiOf(client).documents.handOver({ locale })).data,
    onSuccess: ({ expiresAt }, _locale, _result, { client }) =>
      keepAnswer(client, handOverStandingQuery().queryKey, { state: 'offered', expiresAt }),
  });

export const endHandOverMutation = () =>
  mutationOptions({
    mutationFn: async (_: undefined, { client }): Promise<HandOverStanding> =>
      (await apiOf(client).documents.endHandOver()).data,
    onSuccess: (standing, _none, _result, { client }) =>
      keepAnswer(client, handOverStandingQuery().queryKey, standing),
  });

export const takeOverMutation = () =>
  mutationOptions({
    mutationFn: async (code: string, { client }): Promise<HandedOver> =>
      (await apiOf(client).documents.takeOver({ code })).data,
  });
