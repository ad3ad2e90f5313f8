import type { ComponentChildren } from 'preact';
import type { Competitor } from '../../protocol.ts';
import { useBook } from '../state/book.ts';
import { useOwnId } from '../state/use-own-id.ts';
import { type IconName, icons } from './icon-paths.ts';

export const Icon = ({ name }: { readonly name: IconName }) => (
  <svg class="ic" viewBox="0 0 256 256" aria-hidden="true">
    <path d={icons[name]} />
  </svg>
);

interface LinkProps {
  readonly to: string;
  readonly class?: string;
  readonly current?: boolean;
  readonly children: ComponentChildren;
}

/** A way within the book: an address of the operator's page that can be opened anywhere. */
export function Link({ to, current, children, ...rest }: LinkProps) {
  const book = useBook();
  const press = (event: MouseEvent): void => {
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
    if (!isPlain) return;
    event.preventDefault();
    book.places.go(to);
  };
  return (
    <a
      {...rest}
      href={book.places.hrefOf(to)}
      aria-current={current ? 'page' : undefined}
      onClick={press}
    >
      {children}
    </a>
  );
}

const patterns: Readonly<Record<Competitor['pattern'], string>> = {
  halves: 'M8 0h8v16H8z',
  band: 'M0 5h16v6H0z',
  stripes: 'M4 0h3v16H4zM9.500 0h3v16h-3z',
  diagonal: 'M-1 13 13-1h5L2 17z',
  quarters: 'M0 0h8v8H0zM8 8h8v8H8z',
};

/** The flag of a side. */
export function Flag({ of: { colours, pattern } }: { readonly of: Competitor }) {
  const id = useOwnId();
  return (
    <svg class="flag" viewBox="0 0 16 16" aria-hidden="true">
      <clipPath id={id}>
        <circle cx="8" cy="8" r="7.5" />
      </clipPath>
      <g clip-path={`url(#${id})`}>
        <path fill={colours[0]} d="M0 0h16v16H0z" />
        <path fill={colours[1]} d={patterns[pattern]} />
      </g>
      <circle cx="8" cy="8" r="7.5" fill="none" stroke="#888" stroke-opacity=".5" />
    </svg>
  );
}

export const Hidden = ({ children }: { readonly children: ComponentChildren }) => (
  <span class="vh">{children}</span>
);

interface Choice<T extends string | number> {
  readonly value: T;
  readonly label: ComponentChildren;
  readonly isOff?: boolean;
}
interface SegmentProps<T extends string | number> {
  readonly label: string;
  readonly value: T;
  readonly choices: readonly Choice<T>[];
  readonly onChoose: (value: T) => void;
}

/** One of few: buttons beside each other, the chosen one pressed. */
export function Segment<T extends string | number>(props: SegmentProps<T>) {
  const { label, value, choices, onChoose } = props;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a frame and a legend.
    <div class="seg" role="group" aria-label={label}>
      {choices.map((choice) => (
        <button
          key={choice.value}
          type="button"
          class={choice.value === value ? 'on' : ''}
          aria-pressed={choice.value === value}
          disabled={choice.isOff}
          onClick={() => onChoose(choice.value)}
        >
          {choice.label}
        </button>
      ))}
    </div>
  );
}

export const Row = ({
  name,
  value,
}: {
  readonly name: string;
  readonly value: ComponentChildren;
}) => (
  <div>
    <dt>{name}</dt>
    <dd>
      <bdi>{value}</bdi>
    </dd>
  </div>
);
