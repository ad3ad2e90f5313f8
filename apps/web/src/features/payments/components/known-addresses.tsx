import { Button } from '@pierlight/ui/button';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { payoutAddressesQuery, removeAddressMutation } from '../api.ts';

/** The player's addresses for a currency, each of which can be taken off the list. */
export function KnownAddresses({ currency }: { readonly currency: string }) {
  const text = useTranslations('global-components.addresses');
  const addresses = useQuery(payoutAddressesQuery(currency));
  const remove = useMutation(removeAddressMutation());
  if (!addresses.data?.length) return null;
  return (
    <ul className="grid gap-1">
      {addresses.data.map(({ id, label }) => (
        <li key={id} className="flex items-center justify-between gap-3">
          <bdi className="truncate">{label}</bdi>
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
