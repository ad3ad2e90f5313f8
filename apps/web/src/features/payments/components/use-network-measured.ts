import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { analytics } from '#shared/analytics/analytics.ts';
import type { FieldsFormState } from '#shared/forms/use-fields-form.ts';

/** Notes each network that is chosen for a transfer of coins. */
export function useNetworkMeasured({ methods }: FieldsFormState): void {
  const network = useWatch({ control: methods.control, name: 'network' });
  useEffect(() => {
    if (typeof network === 'string' && network !== '')
      analytics.track('walletNetwork', { network });
  }, [network]);
}
