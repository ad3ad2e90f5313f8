import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useFieldControl } from './field.tsx';
import { bareInput, inputBox } from './text-input.tsx';

export type TextareaProps = ComponentPropsWithRef<'textarea'> & {
  /** How much is written and how much may be: "12 of 1,000"; below, at the end. */
  counter?: ReactNode;
};

/** Several lines of text; grows with its content where the browser can. */
export function Textarea({ className, rows = 4, counter, ...rest }: TextareaProps) {
  const field = useFieldControl();
  return (
    <div
      className={inputBox({ height: 'auto', pad: 'none', class: `relative ${className ?? ''}` })}
    >
      <textarea
        rows={rows}
        {...field}
        {...rest}
        className={`${bareInput} field-sizing-content max-h-80 min-h-24 resize-y px-3.5 py-3 ${counter ? 'pb-8' : ''}`}
      />
      {counter ? (
        <span className="pointer-events-none absolute end-3.5 bottom-1.5 text-12 text-text-3 tabular">
          {counter}
        </span>
      ) : null}
    </div>
  );
}
