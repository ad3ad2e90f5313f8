import { Alert } from '@pierlight/ui/alert';
import { Button } from '@pierlight/ui/button';
import { useTranslations } from 'use-intl';
import { useQuery } from '#shared/api/use-query.ts';
import { useFocusHandedOn } from '#shared/use-focus-handed-on.ts';
import { useTakenOver } from '#shared/use-taken-over.ts';
import { heldFreespinsQuery } from '../api.ts';
import { FreespinTickets } from './freespin-tickets.tsx';

interface FreeSpinsProps {
  /** Of one package; those of none, when it is left out. */
  readonly packageId?: string;
}

/** The free spins a player can activate or play, as tickets; nothing where there are none. */
export default function FreeSpins({ packageId }: FreeSpinsProps) {
  const text = useTranslations('account.freespins');
  const held = useQuery(heldFreespinsQuery());
  const isTakenOver = useTakenOver();
  // With the last of them their section goes.
  const handToPage = useFocusHandedOn(() => document.querySelector('main'));
  if (!isTakenOver) return null;
  if (held.isLoadingError)
    return (
      <Alert tone="error">
        <p>{text('failed')}</p>
        <Button className="mt-2" onClick={() => void held.refetch()}>
          {text('retry')}
        </Button>
      </Alert>
    );
  const own = held.data?.filter((one) => one.packageId === (packageId ?? null)) ?? [];
  if (own.length === 0) return null;
  return (
    <FreespinTickets ref={handToPage} title={text('title')} lead={text('lead')} freespins={own} />
  );
}
