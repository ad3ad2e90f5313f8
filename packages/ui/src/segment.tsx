import type { ReactElement, ReactNode } from 'react';
import { useRendered } from './use-rendered.tsx';

const face =
  'relative grid min-h-10 cursor-pointer place-items-center whitespace-nowrap rounded-control px-4 text-center font-semibold no-underline transition-colors after:absolute after:-inset-y-0.5 after:inset-x-0 after:content-[""]';
const lit = 'bg-surface-3 text-text-1 shadow-raised';
const unlit = 'text-text-2 hover:text-text-1';

export type SegmentProps = {
  name: string;
  option: {
    value: string;
    label: ReactNode;
    disabled?: boolean | undefined;
    render?: ReactElement | undefined;
  };
  current: boolean;
  onSelect: () => void;
};

/** One place of a segmented control: a radio, or a link when the option renders one. */
export function Segment({ name, option, current, onSelect }: SegmentProps) {
  const link = useRendered({
    tag: 'a',
    render: option.render,
    props: {
      'aria-current': current ? 'page' : undefined,
      className: `${face} ${current ? lit : unlit}`,
      children: option.label,
    },
  });
  if (option.render) return link;
  return (
    <label
      className={`${face} ${current ? lit : unlit} has-disabled:cursor-not-allowed has-disabled:opacity-50 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-tide`}
    >
      <input
        type="radio"
        name={name}
        value={option.value}
        checked={current}
        disabled={option.disabled}
        onChange={(event) => {
          if (event.target.checked) onSelect();
        }}
        className="visually-hidden"
      />
      {option.label}
    </label>
  );
}
