import { CaretLeftIcon } from '@phosphor-icons/react/dist/ssr/CaretLeft';
import { CaretRightIcon } from '@phosphor-icons/react/dist/ssr/CaretRight';
import type { ReactElement, ReactNode } from 'react';
import { useUiText } from './ui-text.tsx';
import { useRendered } from './use-rendered.tsx';

/** The pages to show: first, last, the current one and its neighbours; null for a gap. Pages count from 1. */
export function pageWindow(page: number, count: number): Array<number | null> {
  const wanted = [1, page - 1, page, page + 1, count];
  if (page <= 3) wanted.push(2, 3, 4);
  if (page >= count - 2) wanted.push(count - 1, count - 2, count - 3);
  const pages = [...new Set(wanted)].filter((p) => p >= 1 && p <= count).sort((a, b) => a - b);
  const shown: Array<number | null> = [];
  for (const next of pages) {
    const last = shown.at(-1);
    if (typeof last === 'number' && next - last === 2) shown.push(last + 1);
    else if (typeof last === 'number' && next - last > 2) shown.push(null);
    shown.push(next);
  }
  return shown;
}

const face =
  'grid size-11 place-items-center rounded-control font-medium text-text-2 no-underline tabular hover:bg-surface-2 hover:text-text-1 aria-[current=page]:bg-surface-3 aria-[current=page]:font-semibold aria-[current=page]:text-text-1 aria-[current=page]:shadow-raised';

type PlaceProps = {
  label: string;
  children: ReactNode;
  current?: boolean;
  disabled?: boolean;
  /** Left out on a phone, where the neighbours do not fit. */
  spare?: boolean;
  link: ReactElement | undefined;
  onSelect: () => void;
};

function Place({ label, children, current, disabled, spare, link, onSelect }: PlaceProps) {
  const usesLink = link !== undefined && !disabled;
  return useRendered({
    tag: 'button',
    render: usesLink ? link : undefined,
    props: {
      ...(usesLink ? {} : { type: 'button', disabled }),
      'aria-label': label,
      'aria-current': current ? 'page' : undefined,
      className: `${face} ${disabled ? 'invisible' : ''} ${spare ? 'max-sm:hidden' : ''}`,
      onClick: onSelect,
      children,
    },
  });
}

export type PaginationProps = {
  /** From 1. */
  page: number;
  pageCount: number;
  onPageChange?: ((page: number) => void) | undefined;
  /** Makes every place a link, so that it opens in a new tab: `(page) => <Link search={…} />`. */
  renderLink?: ((page: number) => ReactElement) | undefined;
  className?: string | undefined;
};

/** Numbered pages; nothing at all when there is one. */
export function Pagination({
  page,
  pageCount,
  onPageChange,
  renderLink,
  className = '',
}: PaginationProps) {
  const text = useUiText();
  if (pageCount <= 1) return null;
  const place = (target: number) => ({
    link: renderLink?.(target),
    onSelect: () => onPageChange?.(target),
  });
  return (
    <nav aria-label={text.pages} className={`flex flex-wrap items-center gap-1 ${className}`}>
      <Place label={text.previous} disabled={page <= 1} {...place(page - 1)}>
        <CaretLeftIcon aria-hidden="true" size={18} className="icon-directional" />
      </Place>
      {pageWindow(page, pageCount).map((shown, index, all) =>
        shown === null ? (
          <span key={`after-${all[index - 1]}`} aria-hidden="true" className="px-1 text-text-3">
            …
          </span>
        ) : (
          <Place
            key={shown}
            label={text.page(shown)}
            current={shown === page}
            spare={all.length > 5 && ![1, page, pageCount].includes(shown)}
            {...place(shown)}
          >
            {shown}
          </Place>
        ),
      )}
      <Place label={text.next} disabled={page >= pageCount} {...place(page + 1)}>
        <CaretRightIcon aria-hidden="true" size={18} className="icon-directional" />
      </Place>
    </nav>
  );
}
