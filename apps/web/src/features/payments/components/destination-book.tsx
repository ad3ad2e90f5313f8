import type { PayoutDestination } from '@pierlight/contract/payments/destinations';
import type { PaymentMethod } from '@pierlight/contract/payments/schemas';
import { Disclosure } from '@pierlight/ui/disclosure';
import { useTranslations } from 'use-intl';
import { AddDestination } from './add-destination.tsx';
import { SavedDestinations } from './saved-destinations.tsx';

/** The destinations a player saved for a method, to add to and to take from. */
export function DestinationBook({
  method,
  destinations,
}: {
  readonly method: PaymentMethod;
  readonly destinations: readonly PayoutDestination[];
}) {
  const text = useTranslations('global-components.destinations');
  return (
    <Disclosure summary={text('new')}>
      <div className="grid gap-5">
        <AddDestination method={method} />
        <SavedDestinations destinations={destinations} />
      </div>
    </Disclosure>
  );
}
