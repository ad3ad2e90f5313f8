import type { PayoutAddress } from '@pierlight/contract/payments/addresses';
import type { PaymentMethod } from '@pierlight/contract/payments/schemas';
import { useFormatter, useTranslations } from 'use-intl';
import { useQuery } from '#shared/api/use-query.ts';
import type { InputOptions } from '#shared/forms/inputs/input-props.ts';
import { useClock } from '#shared/use-clock.ts';
import { payoutAddressesQuery } from '../api.ts';

/** Name of the field in which a withdrawal names one of the player's addresses. */
const ADDRESS_FIELD = 'addressId';

/** Whether a method pays to an address of the player's book. */
export const isToAddress = ({ fields }: Pick<PaymentMethod, 'fields'>): boolean =>
  fields.some(({ name }) => name === ADDRESS_FIELD);

/** The player's addresses as cards to choose from; one that rests says until when. */
export function useAddressCards(currency: string, isAsked: boolean): InputOptions {
  const text = useTranslations('global-components.addresses');
  const networks = useTranslations('fields-settings.fields.payoutNetwork.choices');
  const rest = useAddressRest();
  const addresses = useQuery({ ...payoutAddressesQuery(currency), enabled: isAsked });
  const cards = (addresses.data ?? []).map((address) => {
    const rests = rest(address);
    return {
      value: address.id,
      title: address.label,
      end: (
        <span className="font-normal text-13 text-text-2">
          {networks.has(address.network) ? networks(address.network) : address.network}
        </span>
      ),
      note: (
        <span className="grid">
          <bdi className="break-all">{address.address}</bdi>
          {address.tag ? <bdi>{text('tag', { tag: address.tag })}</bdi> : null}
          {rests ? <span className="text-text-1">{rests}</span> : null}
        </span>
      ),
      disabled: rests !== null,
    };
  });
  return { cards: { [ADDRESS_FIELD]: cards } };
}

/** Until when an address rests, in words; null once it can be used. */
export function useAddressRest(): (address: Pick<PayoutAddress, 'usableFrom'>) => string | null {
  const text = useTranslations('global-components.addresses');
  const format = useFormatter();
  const now = useClock(60_000);
  return (address) => {
    const usableFrom = new Date(address.usableFrom);
    if (now && usableFrom <= now) return null;
    return text('rests', {
      time: format.dateTime(usableFrom, { dateStyle: 'medium', timeStyle: 'short' }),
    });
  };
}
