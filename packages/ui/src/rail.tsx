import { type ReactNode, useId, useRef } from 'react';
import { FrameIcon } from './art/frame-icon.tsx';
import { IconButton } from './icon-button.tsx';
import { useUiText } from './ui-text.tsx';
import { useRailEnds } from './use-rail-ends.tsx';

/** Cards in view on a phone, a tablet, a desktop and from 1680 px; the .4 peeks in. */
const perView = {
  tall: '[--n:2.4] sm:[--n:4.4] lg:[--n:6.4] 2xl:[--n:7.4]',
  square: '[--n:3.4] sm:[--n:5.4] lg:[--n:7.4] 2xl:[--n:8.4]',
  ranked: '[--n:2.4] sm:[--n:3.4] lg:[--n:5.4] 2xl:[--n:6.4]',
  studio: '[--n:2.4] sm:[--n:4.4] lg:[--n:6.4] 2xl:[--n:7.4]',
  wide: '[--n:1.4] sm:[--n:2.4] lg:[--n:3.4] 2xl:[--n:4.4]',
  strip: '[--n:1.4] sm:[--n:2.4] lg:[--n:4.4] 2xl:[--n:5.4]',
} as const;

export type RailKind = keyof typeof perView;

export type RailProps = {
  title: ReactNode;
  /** A line beside the title, for instance "wins only". */
  note?: ReactNode;
  /** Before the arrows: `<TextLink href="…">All (124)</TextLink>`. */
  all?: ReactNode;
  kind?: RailKind | undefined;
  /** `RailItem`s; a rail without any shows nothing. */
  children: ReactNode;
  /** Ordered when the place in the row means something. */
  ordered?: boolean | undefined;
  id?: string | undefined;
};

/**
 * A row that scrolls sideways and snaps on the gutter. It stands in a full-width place and brings
 * the gutter itself, so that its cards run out at the far edge.
 */
export function Rail({
  title,
  note,
  all,
  kind = 'tall',
  children,
  ordered = false,
  id,
}: RailProps) {
  const text = useUiText();
  const generated = useId();
  const headingId = id ?? generated;
  const list = useRef<HTMLElement | null>(null);
  const ends = useRailEnds(list);
  const List = ordered ? 'ol' : 'ul';
  const turn = (step: 1 | -1) => {
    const element = list.current;
    if (!element) return;
    // Smoothly, unless the visitor wants less motion: the list's own style says.
    const forward = getComputedStyle(element).direction === 'rtl' ? -1 : 1;
    element.scrollBy({ left: step * forward * element.clientWidth * 0.85 });
  };
  return (
    <section aria-labelledby={headingId} className="min-w-0">
      <div className="rail-head">
        <h2 id={headingId}>{title}</h2>
        {note ? <p>{note}</p> : null}
        <div>
          {all}
          {/* A row that shows everything has nowhere to turn to. */}
          <div className={ends.atStart && ends.atEnd ? 'hidden' : 'hidden gap-1 lg:flex'}>
            <IconButton
              label={text.previous}
              variant="surface"
              size="sm"
              round
              disabled={ends.atStart}
              onClick={() => turn(-1)}
            >
              <FrameIcon name="caret-left" size={16} className="icon-directional" />
            </IconButton>
            <IconButton
              label={text.next}
              variant="surface"
              size="sm"
              round
              disabled={ends.atEnd}
              onClick={() => turn(1)}
            >
              <FrameIcon name="caret-right" size={16} className="icon-directional" />
            </IconButton>
          </div>
        </div>
      </div>
      <List
        ref={(element: HTMLElement | null) => {
          list.current = element;
        }}
        className={`rail-list ${perView[kind]}`}
      >
        {children}
      </List>
    </section>
  );
}

export function RailItem({ children }: { children: ReactNode }) {
  return <li>{children}</li>;
}
