import type { CSSProperties, ReactNode } from 'react';
import { useQuery } from '#shared/api/use-query.ts';
import { useSession } from '#shared/session/use-session.ts';
import { loyaltyAccountQuery } from '../api.ts';
import { wayToNext } from '../standing-facts.ts';

/**
 * A ring about the avatar, as far around as the player has come to the next level. It repeats what the page of
 * levels says, so readers do not hear of it.
 */
export function LoyaltyRing({ children }: { readonly children: ReactNode }) {
  const { status } = useSession();
  const account = useQuery({ ...loyaltyAccountQuery(), enabled: status === 'player' }).data;
  const share = account === undefined ? 0 : wayToNext(account);
  return (
    <span
      style={{ '--ring': `${Math.round(share * 100)}%` } as CSSProperties}
      className="grid rounded-full bg-[conic-gradient(var(--color-lamp)_var(--ring),var(--color-hair)_0)] p-[3px]"
    >
      <span className="rounded-full bg-bg p-px">{children}</span>
    </span>
  );
}
