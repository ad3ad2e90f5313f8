import type { PaymentMethod } from '@pierlight/contract/payments/schemas';
import { Amount } from '@pierlight/ui/amount';
import { Card } from '@pierlight/ui/card';
import { useMethodFacts } from './method-facts.ts';
import { MethodMark } from './method-mark.tsx';

interface MethodTilesProps {
  readonly title: string;
  readonly methods: readonly PaymentMethod[];
  readonly onChoose: (method: PaymentMethod) => void;
}

/** Ways for money to move, each with what it costs, takes and lasts. */
export function MethodTiles({ title, methods, onChoose }: MethodTilesProps) {
  const factsOf = useMethodFacts();
  return (
    <section className="grid content-between gap-3">
      <h3 className="text-17">{title}</h3>
      <ul
        className={`grid gap-2 ${methods.length > 1 ? 'grid-cols-[repeat(auto-fill,minmax(min(100%,9.25rem),1fr))]' : ''}`}
      >
        {methods.map((method) => {
          const facts = factsOf(method);
          return (
            <li key={method.id} className="row-span-2 grid grid-rows-subgrid">
              <Card
                interactive
                pad
                render={<button type="button" />}
                onClick={() => onChoose(method)}
                className="row-span-2 grid grid-rows-subgrid gap-3"
              >
                <span className="flex items-start gap-3">
                  <MethodMark kind={method.kind} />
                  <span className="grid min-w-0">
                    <span className="hyphens-auto break-words font-semibold leading-tight">
                      {facts.name}
                    </span>
                    <span className="text-13 text-text-2">{facts.time}</span>
                  </span>
                </span>
                <span className="flex flex-wrap justify-between gap-x-3 border-hair border-t pt-2 content-start text-13 text-text-2">
                  <span>{facts.fee}</span>
                  <Amount>{facts.range}</Amount>
                </span>
              </Card>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
