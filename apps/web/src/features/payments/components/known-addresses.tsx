import { Button } from '@pierlight/ui/button';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useQuery } from '#shared/api/use-query.ts';
import { payoutAddressesQuery, removeAddressMutation } from '../api.ts';
import { useAddressRest } from './use-address-cards.tsx';

/** The player's addresses for a currency, each of which can be taken off the list. */
export function KnownAddresses({ currency }: { readonly currency: string }) {
  const text = useTranslations('global-components.addresses');
  const addresses = useQuery(payoutAddressesQuery(currency));
  const rest = useAddressRest();
  const remove = useMutation(removeAddressMutation());
  if (!addresses.data?.length) return null;
  return (
    <ul className="grid gap-1">
      {addresses.data.map(({ id, label, usableFrom }) => (
        <li key={id} className="flex items-center justify-between gap-3">
          <span className="grid min-w-0">
            <bdi className="truncate">{label}</bdi>
            <span className="text-13 text-text-2">{rest({ usableFrom })}</span>
          </span>
          <Button
            size="sm"
            aria-label={text('removeNamed', { label })}
            loading={remove.isPending && remove.variables === id}
            onClick={() => remove.mutate(id)}
          >
            {text('remove')}
          </Button>
        </li>
      ))}
    </ul>
  );
}
