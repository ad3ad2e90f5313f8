import type { PayoutDestination } from '@pierlight/contract/payments/destinations';
import type { PaymentMethod } from '@pierlight/contract/payments/schemas';
import { Amount } from '@pierlight/ui/amount';
import { Card } from '@pierlight/ui/card';
import { useTranslations } from 'use-intl';
import { useMoney } from '#features/settings/public.ts';
import { MethodMark } from './method-mark.tsx';

interface WayBackProps {
  readonly sources: readonly PayoutDestination[];
  readonly methods: readonly PaymentMethod[];
  readonly onChoose: (method: PaymentMethod, destination: PayoutDestination) => void;
}

/** Where money came from and goes back to first, each with how much. */
export function WayBack({ sources, methods, onChoose }: WayBackProps) {
  const text = useTranslations('global-components.destinations');
  const money = useMoney();
  const ways = sources.flatMap((source) => {
    const method = methods.find(({ id }) => id === source.methodId);
    return method && source.isFirst ? [{ source, method }] : [];
  });
  if (ways.length === 0) return null;
  return (
    <section className="grid gap-3">
      <div className="grid gap-1">
        <h3 className="text-17">{text('backTitle')}</h3>
        <p className="text-13 text-text-2">{text('backText')}</p>
      </div>
      <ul className="grid gap-2">
        {ways.map(({ source, method }) => (
          <li key={source.id} className="grid">
            <Card
              interactive
              pad
              render={<button type="button" />}
              onClick={() => onChoose(method, source)}
              className="flex items-center gap-3 text-start"
            >
              <MethodMark kind={method.kind} />
              <span className="min-w-0 grow break-words font-semibold">
                <bdi>{source.shown}</bdi>
              </span>
              <Amount className="text-13 text-text-2">
                {text('upTo', { amount: money(source.returnable ?? 0, source.currency) })}
              </Amount>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}
