import { useState } from 'react';
import { accountsQuery, activeAccount } from '#features/wallet/public.ts';
import { useQuery } from '#shared/api/use-query.ts';
import { useSession } from '#shared/session/use-session.ts';

/** Who looks at the book without being signed in. */
export const GUEST = 'guest';

/**
 * Whom the book has before it: a guest, or a player with the currency of the account in use. Null until that is known
 * for the first time; from then on the last that was known.
 */
export function useBettor(): string | null {
  const session = useSession();
  const isPlayer = session.status === 'player';
  const accounts = useQuery({ ...accountsQuery(), enabled: isPlayer });
  const [known, setKnown] = useState<string | null>(null);
  const now = isPlayer
    ? accounts.isPending
      ? null
      : `${session.playerId} ${activeAccount(accounts.data ?? [])?.currency ?? ''}`
    : session.status === 'guest'
      ? GUEST
      : null;
  if (now !== null && now !== known) setKnown(now);
  return now ?? known;
}
