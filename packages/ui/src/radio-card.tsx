import { cva } from 'class-variance-authority';
import { type ComponentPropsWithRef, createContext, type ReactNode, use, useId } from 'react';
import { useFieldControl, useFieldLabelId } from './field.tsx';

type Group = {
  name: string;
  value: string | undefined;
  onValueChange: ((value: string) => void) | undefined;
  tone: 'lamp' | 'calm';
};

const GroupContext = createContext<Group | null>(null);

export type RadioCardGroupProps = {
  /** Undefined while nothing is chosen; bonuses are never preselected. */
  value?: string | undefined;
  onValueChange?: ((value: string) => void) | undefined;
  name?: string | undefined;
  /** The ring of the chosen card: lamp, or calm in Harbour. */
  tone?: 'lamp' | 'calm' | undefined;
  /** Needed outside a `Field group`, which names the group by its label. */
  label?: string | undefined;
  columns?: 1 | 2 | 3 | undefined;
  children: ReactNode;
  className?: string | undefined;
};

const columnStyle = { 1: '', 2: 'sm:grid-cols-2', 3: 'grid-cols-3' };

export function RadioCardGroup({
  value,
  onValueChange,
  name,
  tone = 'lamp',
  label,
  columns = 1,
  children,
  className = '',
}: RadioCardGroupProps) {
  const generated = useId();
  const field = useFieldControl();
  const labelId = useFieldLabelId();
  return (
    <GroupContext value={{ name: name ?? generated, value, onValueChange, tone }}>
      <div
        role="radiogroup"
        aria-label={label}
        aria-labelledby={label === undefined ? labelId : undefined}
        aria-describedby={field['aria-describedby']}
        aria-invalid={field['aria-invalid']}
        aria-required={field['aria-required']}
        className={`grid gap-2 ${columnStyle[columns]} ${className}`}
      >
        {children}
      </div>
    </GroupContext>
  );
}

const card = cva(
  'relative grid cursor-pointer content-start items-center gap-x-3 gap-y-1 rounded-card bg-surface-2 px-3.5 py-[13px] shadow-[inset_0_0_0_1px_var(--color-hair-2)] transition-shadow hover:bg-surface-3 has-disabled:cursor-not-allowed has-disabled:opacity-60 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-tide forced-colors:border',
  {
    variants: {
      tone: {
        lamp: 'has-checked:shadow-[inset_0_0_0_2px_var(--color-lamp-text)]',
        calm: 'has-checked:shadow-[inset_0_0_0_2px_var(--color-calm)]',
      },
      plain: { true: 'grid-cols-1', false: 'grid-cols-[22px_minmax(0,1fr)_auto]' },
    },
  },
);

export type RadioCardProps = Omit<
  ComponentPropsWithRef<'input'>,
  'type' | 'value' | 'title' | 'children' | 'name' | 'checked'
> & {
  value: string;
  title: ReactNode;
  /** At the end of the title's line, for instance the bonus sum. */
  end?: ReactNode;
  /** A sentence below the title. */
  note?: ReactNode;
  /** Up to three facts in a row below the title, label over value. */
  terms?: ReadonlyArray<{ key: string; label: ReactNode; value: ReactNode }> | undefined;
  /** Hides the radio mark (networks, tiles); the ring alone shows the choice to the eye. */
  plain?: boolean | undefined;
};

/** One choice of several with what it means; must stand in a `RadioCardGroup`. */
export function RadioCard({
  value,
  title,
  end,
  note,
  terms,
  plain = false,
  className,
  ...rest
}: RadioCardProps) {
  const group = use(GroupContext);
  const id = useId();
  if (!group) throw new Error('RadioCard must stand in a RadioCardGroup');
  const ring = group.tone === 'calm' ? 'checked:[--dot:var(--color-calm)]' : '';
  return (
    <label className={card({ tone: group.tone, plain, className })}>
      <input
        {...rest}
        type="radio"
        name={group.name}
        value={value}
        checked={group.value === value}
        onChange={(event) => {
          if (event.target.checked) group.onValueChange?.(value);
        }}
        aria-labelledby={`${id}-title`}
        aria-describedby={note || terms || end ? `${id}-note` : undefined}
        className={
          plain
            ? 'visually-hidden'
            : `size-5.5 cursor-pointer appearance-none rounded-full bg-input shadow-[inset_0_0_0_1.5px_var(--color-edge)] outline-none [--dot:var(--color-lamp-text)] checked:bg-(--dot) checked:shadow-[inset_0_0_0_2px_var(--dot),inset_0_0_0_5px_var(--color-surface-2)] forced-colors:appearance-auto ${ring}`
        }
      />
      <span
        id={`${id}-title`}
        className={`font-semibold leading-5 ${end ? '' : plain ? '' : 'col-span-2'}`}
      >
        {title}
      </span>
      <span id={`${id}-note`} className="contents">
        {end ? <span className="text-end font-semibold">{end}</span> : null}
        {note ? (
          <span className={`text-13 text-text-2 ${plain ? '' : 'col-span-2 col-start-2'}`}>
            {note}
          </span>
        ) : null}
        {terms ? (
          <span
            className={`flex flex-wrap justify-between gap-x-3 gap-y-1.5 pt-1.5 text-12 text-text-3 ${plain ? '' : 'col-span-2 col-start-2'}`}
          >
            {terms.map((term) => (
              <span key={term.key}>
                {term.label}{' '}
                <span className="block font-semibold text-13 text-text-1">{term.value}</span>
              </span>
            ))}
          </span>
        ) : null}
      </span>
    </label>
  );
}
