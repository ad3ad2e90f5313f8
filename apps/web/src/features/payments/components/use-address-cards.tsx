import type { PayoutAddress } from '@pierlight/contract/payments/addresses';
import { useQuery } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'use-intl';
import type { InputOptions } from '#shared/forms/inputs/input-props.ts';
import { useClock } from '#shared/use-clock.ts';
import { payoutAddressesQuery } from '../api.ts';

/** Name of the field in which a withdrawal names one of the player's addresses. */
export const ADDRESS_FIELD = 'addressId';

/** The player's addresses as cards to choose from; one that rests says until when. */
export function useAddressCards(currency: string, isAsked: boolean): InputOptions {
  const text = useTranslations('global-components.addresses');
  const networks = useTranslations('fields-settings.fields.payoutNetwork.choices');
  const format = useFormatter();
  const now = useClock(60_000);
  const addresses = useQuery({ ...payoutAddressesQuery(currency), enabled: isAsked });
  const noteOf = (address: PayoutAddress) => {
    const usableFrom = new Date(address.usableFrom);
    if (now && usableFrom <= now) return null;
    return text('rests', {
      time: format.dateTime(usableFrom, { dateStyle: 'medium', timeStyle: 'short' }),
    });
  };
  const cards = (addresses.data ?? []).map((address) => {
    const rests = noteOf(address);
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
          <bdi className="whitespace-normal! break-all">{address.address}</bdi>
          {address.tag ? <bdi>{text('tag', { tag: address.tag })}</bdi> : null}
          {rests ? <span className="text-text-1">{rests}</span> : null}
        </span>
      ),
      disabled: rests !== null,
    };
  });
  return { cards: { [ADDRESS_FIELD]: cards } };
}
