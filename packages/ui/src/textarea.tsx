import type { ComponentPropsWithRef } from 'react';
import { useFieldControl } from './field.tsx';
import { bareInput, inputBox } from './text-input.tsx';

export type TextareaProps = ComponentPropsWithRef<'textarea'>;

/** Several lines of text; grows with its content where the browser can. */
export function Textarea({ className, rows = 4, ...rest }: TextareaProps) {
  const field = useFieldControl();
  return (
    <div className={inputBox({ height: 'auto', pad: 'none', className })}>
      <textarea
        rows={rows}
        {...field}
        {...rest}
        className={`${bareInput} field-sizing-content max-h-80 min-h-24 resize-y px-3.5 py-3`}
      />
    </div>
  );
}
