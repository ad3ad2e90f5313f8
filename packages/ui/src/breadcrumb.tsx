import { CaretRightIcon } from '@phosphor-icons/react/dist/ssr/CaretRight';
import type { ReactNode } from 'react';

export type BreadcrumbProps = {
  /** Names the navigation. */
  label: string;
  /** Links from the top down; the last entry is this page, plain text. */
  items: ReadonlyArray<{ key: string; content: ReactNode }>;
};

export function Breadcrumb({ label, items }: BreadcrumbProps) {
  return (
    <nav aria-label={label}>
      <ol className="flex flex-wrap items-center gap-1 text-13 text-text-3 [&_a]:inline-flex [&_a]:min-h-6 [&_a]:items-center [&_a]:text-text-2 [&_a]:hover:text-text-1 [&_a]:hover:underline">
        {items.map((item, index) => (
          <li
            key={item.key}
            aria-current={index === items.length - 1 ? 'page' : undefined}
            className="flex items-center gap-1"
          >
            {index === 0 ? null : (
              <CaretRightIcon aria-hidden="true" size={12} className="icon-directional" />
            )}
            {item.content}
          </li>
        ))}
      </ol>
    </nav>
  );
}
