import type { BonusPackage } from '@pierlight/contract/bonuses/schemas';
import { accountsQuery, activeAccount } from '#features/wallet/public.ts';
import { useQuery } from '#shared/api/use-query.ts';
import { useSession } from '#shared/session/use-session.ts';
import { offerStatesQuery } from './api.ts';
import { type PackagePart, partsOf, partsOfGuest } from './package-parts.ts';
import { packagesQuery } from './packages-api.ts';

interface FoundPackage {
  /** Null when there is none in the currency; undefined as long as that is not known. */
  readonly parts: readonly PackagePart[] | null | undefined;
  readonly isFailed: boolean;
  readonly retry: () => void;
}

/**
 * A package in the currency the player uses, with how its parts stand for them; a guest reads it in the base currency.
 *
 * @param isWanted picks it among all there are
 */
export function usePackageParts(isWanted: (one: BonusPackage) => boolean): FoundPackage {
  const { status } = useSession();
  const isPlayer = status === 'player';
  const accounts = useQuery({ ...accountsQuery(), enabled: isPlayer });
  const currency = isPlayer ? activeAccount(accounts.data ?? [])?.currency : undefined;
  const inBase = useQuery({ ...packagesQuery(), enabled: !isPlayer });
  const inOwn = useQuery({ ...packagesQuery(currency), enabled: currency !== undefined });
  // Until the currency is known, what the server rendered stays.
  const packages = currency === undefined ? inBase : inOwn;
  const found = (packages.data ?? inBase.data)?.find(isWanted);
  const states = useQuery({
    ...offerStatesQuery(found?.parts.map(({ id }) => id) ?? [], currency ?? ''),
    enabled: currency !== undefined && found !== undefined,
  });
  const partsFor = (one: BonusPackage) =>
    status === 'guest' ? partsOfGuest(one) : partsOf(one, states.data);
  const asked = [accounts, packages, states];
  return {
    parts: found ? partsFor(found) : packages.data && null,
    isFailed: asked.some(({ isLoadingError }) => isLoadingError),
    retry: () => {
      for (const query of asked) if (query.isLoadingError) void query.refetch();
    },
  };
}
