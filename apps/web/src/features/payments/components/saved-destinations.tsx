import type { PayoutDestination } from '@pierlight/contract/payments/destinations';
import { Button } from '@pierlight/ui/button';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { removeDestinationMutation } from '../destinations-api.ts';
import { useCooldown } from './use-destination-cards.tsx';

/** Destinations a player saved, each of which can be taken off the list. */
export function SavedDestinations({
  destinations,
}: {
  readonly destinations: readonly PayoutDestination[];
}) {
  const text = useTranslations('global-components.destinations');
  const methods = useTranslations('global-components.methods.names');
  const cooldownOf = useCooldown();
  const remove = useMutation(removeDestinationMutation());
  const saved = destinations.filter(({ origin }) => origin === 'player');
  if (saved.length === 0) return null;
  return (
    <ul className="grid">
      {saved.map((destination) => {
        const { id, methodId, currency, shown, holder } = destination;
        const label = destination.label ?? shown;
        const cooldown = cooldownOf(destination);
        return (
          <li
            key={id}
            className="flex items-center justify-between gap-3 py-2.5 not-first:shadow-[inset_0_1px_0_var(--color-hair)]"
          >
            <span className="grid min-w-0">
              <span dir="auto" className="w-fit max-w-full truncate">
                {label}
              </span>
              <span className="flex flex-wrap gap-x-3 text-13 text-text-2">
                <span>
                  {methods.has(methodId) ? methods(methodId) : methodId}, {currency}
                </span>
                <bdi className="break-all">{shown}</bdi>
                {holder ? <span>{text('owner', { holder })}</span> : null}
              </span>
              {cooldown ? <span className="text-13">{cooldown}</span> : null}
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
        );
      })}
    </ul>
  );
}
