import { Disclosure } from '@pierlight/ui/disclosure';
import { useTranslations } from 'use-intl';
import { AddAddress } from './add-address.tsx';
import { KnownAddresses } from './known-addresses.tsx';

/** The player's addresses for coins of a currency, to add to and to take from. */
export function AddressBook({ currency }: { readonly currency: string }) {
  const text = useTranslations('global-components.addresses');
  return (
    <Disclosure summary={text('new')}>
      <div className="grid gap-5">
        <AddAddress currency={currency} />
        <KnownAddresses currency={currency} />
      </div>
    </Disclosure>
  );
}
