import { WarningCircleIcon } from '@phosphor-icons/react/dist/ssr/WarningCircle';
import { createContext, type ReactNode, use, useId } from 'react';
import { useUiText } from './ui-text.tsx';

type FieldControl = {
  id: string;
  labelId: string;
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
};

const FieldContext = createContext<FieldControl | null>(null);

/**
 * Attributes that tie a control to the `Field` round it; empty outside a field. Own props of the
 * control come after and win.
 */
export function useFieldControl() {
  const field = use(FieldContext);
  if (!field) return {};
  return {
    id: field.id,
    'aria-describedby': field.describedBy,
    'aria-invalid': field.invalid || undefined,
    'aria-required': field.required || undefined,
  };
}

/** The id of the label, for groups of controls; undefined outside a field. */
export function useFieldLabelId(): string | undefined {
  return use(FieldContext)?.labelId;
}

export type FieldProps = {
  label: ReactNode;
  /** At the far end of the label's line, for instance the permitted range. */
  labelEnd?: ReactNode;
  hint?: ReactNode;
  /** A sentence saying what to do; takes the place of the hint. */
  error?: ReactNode;
  required?: boolean | undefined;
  /** Several controls under one label (cards, three-part date): announced as a group. */
  group?: boolean | undefined;
  /** The label stays for screen readers only. */
  labelHidden?: boolean | undefined;
  id?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/** A label above, the control, then a hint or an error below. */
export function Field({
  label,
  labelEnd,
  hint,
  error,
  required = false,
  group = false,
  labelHidden = false,
  id: ownId,
  className = '',
  children,
}: FieldProps) {
  const text = useUiText();
  const generated = useId();
  const id = ownId ?? generated;
  const invalid = error !== undefined && error !== null && error !== false && error !== '';
  const described = invalid ? `${id}-error` : hint ? `${id}-hint` : undefined;
  const control: FieldControl = {
    id,
    labelId: `${id}-label`,
    describedBy: described,
    invalid,
    required,
  };
  const words = (
    <>
      {label}
      {required ? <span className="visually-hidden"> ({text.required})</span> : null}
    </>
  );
  return (
    <div
      className={`grid min-w-0 grid-cols-1 content-start gap-1.5 ${className}`}
      {...(group
        ? { role: 'group', 'aria-labelledby': control.labelId, 'aria-describedby': described }
        : {})}
    >
      <div
        className={
          labelHidden
            ? 'visually-hidden'
            : 'flex justify-between gap-2 font-medium text-13 text-text-2'
        }
      >
        {group ? (
          <span id={control.labelId}>{words}</span>
        ) : (
          <label id={control.labelId} htmlFor={id}>
            {words}
          </label>
        )}
        {labelEnd ? <span className="font-normal">{labelEnd}</span> : null}
      </div>
      <FieldContext value={control}>{children}</FieldContext>
      {invalid ? (
        <FieldError id={`${id}-error`}>{error}</FieldError>
      ) : hint ? (
        <p id={`${id}-hint`} className="text-13 text-text-3">
          {hint}
        </p>
      ) : null}
    </div>
  );
}

/** An error with its sign; announced at once and lasting. */
export function FieldError({ id, children }: { id?: string | undefined; children: ReactNode }) {
  return (
    <p id={id} role="alert" className="flex gap-1.5 text-13 text-error">
      <WarningCircleIcon aria-hidden="true" size={16} weight="fill" className="mt-px shrink-0" />
      <span>{children}</span>
    </p>
  );
}
