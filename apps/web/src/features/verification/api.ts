import type { Verification, VerificationToken } from '@pierlight/contract/verification/schemas';
import type { CheckName } from '@pierlight/contract/verification/statuses';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { apiOf } from '#shared/api/query-client.ts';
import { verificationKey } from './keys.ts';

/** What is asked of the player now, and at what sum more will be. */
export const verificationQuery = () =>
  queryOptions({
    queryKey: verificationKey,
    queryFn: async ({ client, signal }): Promise<Verification> =>
      (await apiOf(client).verification.standing(undefined, { signal })).data,
    // Every deposit brings the sums nearer.
    staleTime: 0,
    meta: { endpoint: 'verification.standing' },
  });

/** What the provider's page is opened with. @throws ApiProblem */
export const checkToken = async (
  client: QueryClient,
  check: CheckName,
): Promise<VerificationToken> => (await apiOf(client).verification.token({ check })).data;
