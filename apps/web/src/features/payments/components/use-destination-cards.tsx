import type { PayoutDestination } from '@pierlight/contract/payments/destinations';
import type { PaymentMethod } from '@pierlight/contract/payments/schemas';
import { Amount } from '@pierlight/ui/amount';
import { useFormatter, useTranslations } from 'use-intl';
import { useMoney } from '#features/settings/public.ts';
import { useQuery } from '#shared/api/use-query.ts';
import type { InputOptions } from '#shared/forms/inputs/input-props.ts';
import { useClock } from '#shared/use-clock.ts';
import { destinationsQuery } from '../destinations-api.ts';

/** Name of the field in which a withdrawal names where it goes. */
export const DESTINATION_FIELD = 'destinationId';

/** Where a method can send money of its currency: what it came from first, then what was saved. */
export function useDestinationsOf(method: Pick<PaymentMethod, 'id' | 'currency'>) {
  const all = useQuery(destinationsQuery(method.currency)).data ?? [];
  return all.filter(({ methodId }) => methodId === method.id);
}

/** The same as cards to choose from; one in its cool-down says until when. */
export function useDestinationCards(destinations: readonly PayoutDestination[]): InputOptions {
  const text = useTranslations('global-components.destinations');
  const networks = useTranslations('fields-settings.fields.payoutNetwork.choices');
  const cooldownOf = useCooldown();
  const money = useMoney();
  const cards = destinations.map((destination) => {
    const { id, origin, currency, shown, label, network, tag, holder, returnable } = destination;
    if (origin === 'deposit')
      return {
        value: id,
        title: <bdi>{shown}</bdi>,
        end: (
          <Amount className="font-normal text-13 text-text-2">
            {text('upTo', { amount: money(returnable ?? 0, currency) })}
          </Amount>
        ),
        note: text('backPlain'),
      };
    const cooldown = cooldownOf(destination);
    return {
      value: id,
      title: <bdi>{label}</bdi>,
      end: network ? (
        <span className="font-normal text-13 text-text-2">
          {networks.has(network) ? networks(network) : network}
        </span>
      ) : undefined,
      note: (
        <span className="grid">
          <span className="break-all">
            <bdi>{shown}</bdi>
          </span>
          {tag ? <bdi>{text('tag', { tag })}</bdi> : null}
          {holder ? <span>{text('owner', { holder })}</span> : null}
          {cooldown ? <span className="text-text-1">{cooldown}</span> : null}
        </span>
      ),
      disabled: cooldown !== null,
    };
  });
  return { cards: { [DESTINATION_FIELD]: cards } };
}

/** Until when a destination is in its cool-down, in words; null once it can be used. */
export function useCooldown(): (
  destination: Pick<PayoutDestination, 'usableFrom'>,
) => string | null {
  const text = useTranslations('global-components.destinations');
  const time = useWrittenTime();
  const now = useClock(60_000);
  return ({ usableFrom }) =>
    now && new Date(usableFrom) <= now ? null : text('rests', { time: time(usableFrom) });
}

export function useWrittenTime(): (time: string) => string {
  const format = useFormatter();
  return (time) => format.dateTime(new Date(time), { dateStyle: 'medium', timeStyle: 'short' });
}
