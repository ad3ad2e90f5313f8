import type { PaymentMethod } from '@pierlight/contract/payments/schemas';
import { linkStyle } from '@pierlight/ui/link';
import { useTranslations } from 'use-intl';
import { useMethodFacts } from './method-facts.ts';
import { MethodMark } from './method-mark.tsx';

interface ChosenMethodProps {
  readonly method: PaymentMethod;
  readonly onChange: () => void;
}

/** The method that was chosen, with its fee and time, and the way back to the others. */
export function ChosenMethod({ method, onChange }: ChosenMethodProps) {
  const text = useTranslations('global-components.deposit');
  const facts = useMethodFacts()(method);
  return (
    <div className="flex items-center gap-3 rounded-card bg-surface-2 p-3 shadow-raised">
      <MethodMark kind={method.kind} />
      <span className="grid min-w-0 flex-1">
        <span className="truncate font-semibold">{facts.name}</span>
        <span className="text-13 text-text-2">
          {facts.fee} · {facts.time}
        </span>
      </span>
      <button
        type="button"
        onClick={onChange}
        className={linkStyle({ underline: 'hover', className: 'target-44 px-2 text-13' })}
      >
        {text('changeMethod')}
      </button>
    </div>
  );
}
