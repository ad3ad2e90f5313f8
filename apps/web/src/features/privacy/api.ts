import type { DataExport, DeletionRequest } from '@pierlight/contract/privacy/schemas';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { invoicesKey } from '#features/payments/public.ts';
import { apiOf, keepAnswer } from '#shared/api/query-client.ts';
import { withFactor } from '#shared/second-factor/with-factor.ts';

const exportKey = ['privacy', 'export'] as const;
/** Milliseconds between two looks at a copy that is being made. */
const askAgain = 3_000;

/** The newest copy of the own data; polled while it is being made. */
export function dataExportQuery() {
  return queryOptions({
    queryKey: exportKey,
    queryFn: async ({ client, signal }): Promise<DataExport | null> =>
      (await apiOf(client).privacy.dataExport(undefined, { signal })).data,
    refetchInterval: ({ state }) => (state.data && state.data.readyAt === null ? askAgain : false),
    meta: { endpoint: 'privacy.dataExport' },
  });
}

export function requestDataExportMutation() {
  return mutationOptions({
    mutationFn: async (_: undefined, { client }) => {
      const api = apiOf(client);
      const { data } = await withFactor(api, 'exportData', (options) =>
        api.privacy.requestDataExport(undefined, options),
      );
      return data;
    },
    onSuccess: (asked, _input, _result, { client }) => keepAnswer(client, exportKey, asked),
  });
}

/** Answers the address that gives a copy out once. */
export function dataExportLinkMutation() {
  return mutationOptions({
    mutationFn: async (id: DataExport['id'], { client }) => {
      const api = apiOf(client);
      const { data } = await withFactor(api, 'exportData', (options) =>
        api.privacy.dataExportLink({ id }, options),
      );
      return data.url;
    },
    onSettled: (_data, _error, _id, _result, { client }) =>
      client.invalidateQueries({ queryKey: exportKey }),
  });
}

/** What deleting the own account would mean; refetched with every change of a payment. */
export function deletionQuery() {
  return queryOptions({
    queryKey: [...invoicesKey, 'deletion'],
    queryFn: async ({ client, signal }) =>
      (await apiOf(client).privacy.deletion(undefined, { signal })).data,
    meta: { endpoint: 'privacy.deletion' },
  });
}

export function requestDeletionMutation() {
  return mutationOptions({
    mutationFn: async (request: DeletionRequest, { client }) => {
      const api = apiOf(client);
      const { data } = await withFactor(
        api,
        'changeCredentials',
        (options) => api.privacy.requestDeletion(request, options),
        'deleteAccount',
      );
      return data;
    },
    // Money may have come, or have been sent for, since the player was told what it means.
    onError: (_error, _request, _result, { client }) =>
      client.invalidateQueries({ queryKey: invoicesKey }),
  });
}
