import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Button } from './button.tsx';
import { useFieldControl, useFieldLabelId } from './field.tsx';
import { rewritten } from './latin-digits.tsx';

export type QuickAmount = { value: string; label: ReactNode };

export type AmountInputProps = Omit<ComponentPropsWithRef<'input'>, 'value' | 'onChange'> & {
  /** Free text as the person types it; reading it as money is the caller's. */
  value: string;
  onValueChange: (value: string) => void;
  /** "€", "R$", "BTC". */
  currencySign: string;
  signAfter?: boolean | undefined;
  /** A second line of worth, already formatted, with its ≈. */
  equivalent?: ReactNode;
  /** Up to four; none is chosen from the start. */
  quickAmounts?: readonly QuickAmount[] | undefined;
  /** Names the row of quick amounts. */
  quickLabel?: string | undefined;
};

/** Whether a quarter of a phone's width is too little for it: sums of coins. */
const isLong = ({ label }: QuickAmount) => typeof label === 'string' && label.length > 8;

/** A sum of money in 36 px figures with quick amounts below. */
export function AmountInput({
  value,
  onValueChange,
  currencySign,
  signAfter = false,
  equivalent,
  quickAmounts,
  quickLabel,
  className = '',
  id,
  ...rest
}: AmountInputProps) {
  const field = useFieldControl();
  const labelId = useFieldLabelId();
  const inputId = id ?? field.id;
  const sign = (
    <span aria-hidden="true" className="font-semibold text-25 text-text-2 leading-none">
      {currencySign}
    </span>
  );
  return (
    <div className={`grid gap-2 ${className}`}>
      <label
        htmlFor={inputId}
        className="flex h-18 cursor-text items-baseline gap-2 overflow-hidden rounded-card bg-input px-4 shadow-edge focus-within:shadow-[inset_0_0_0_2px_var(--color-tide)] has-[[aria-invalid=true]]:not-focus-within:shadow-[inset_0_0_0_2px_var(--color-error)]"
      >
        {signAfter ? null : sign}
        <input
          type="text"
          inputMode="decimal"
          autoComplete="off"
          placeholder="0"
          {...field}
          aria-labelledby={labelId}
          {...rest}
          id={inputId}
          value={value}
          onChange={(event) => onValueChange(rewritten(event.target))}
          className="h-18 w-0 min-w-[3ch] flex-1 bg-transparent font-semibold text-[2.25rem] text-text-1 leading-18 tracking-[-0.02em] outline-none placeholder:text-text-3"
        />
        {signAfter ? sign : null}
        {equivalent ? (
          <bdi className="ms-auto shrink-0 whitespace-nowrap text-13 text-text-3">{equivalent}</bdi>
        ) : null}
      </label>
      {quickAmounts && quickAmounts.length > 0 ? (
        <fieldset
          aria-label={quickLabel}
          className={`grid min-w-0 gap-2 ${
            quickAmounts.length > 2 && quickAmounts.some(isLong)
              ? 'grid-cols-2'
              : 'auto-cols-fr grid-flow-col'
          }`}
        >
          {quickAmounts.map((quick) => (
            <Button
              key={quick.value}
              variant="soft"
              aria-pressed={value === quick.value}
              onClick={() => onValueChange(quick.value)}
              className="px-1! aria-pressed:shadow-[inset_0_0_0_1px_var(--color-tide)]"
            >
              {quick.label}
            </Button>
          ))}
        </fieldset>
      ) : null}
    </div>
  );
}
