import { CaretDownIcon } from '@phosphor-icons/react/dist/ssr/CaretDown';
import type { ReactNode } from 'react';

export type DisclosureProps = {
  summary: ReactNode;
  /** At the end of the line, before the caret. */
  end?: ReactNode;
  children: ReactNode;
  defaultOpen?: boolean | undefined;
  /** Disclosures with the same name close each other: an accordion. */
  name?: string | undefined;
  onToggle?: ((open: boolean) => void) | undefined;
  className?: string | undefined;
};

/** A line that opens what belongs to it. The browser's own element: works before any script and in find-in-page. */
export function Disclosure({
  summary,
  end,
  children,
  defaultOpen = false,
  name,
  onToggle,
  className = '',
}: DisclosureProps) {
  return (
    <details
      name={name}
      open={defaultOpen}
      onToggle={(event) => onToggle?.(event.currentTarget.open)}
      className={`group border-hair border-b last:border-b-0 ${className}`}
    >
      <summary className="flex min-h-12 cursor-pointer list-none items-center gap-3 rounded-control py-2 font-medium [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 flex-1">{summary}</span>
        {end ? <span className="text-13 text-text-3">{end}</span> : null}
        <CaretDownIcon
          aria-hidden="true"
          size={16}
          className="text-text-2 transition-transform duration-reveal group-open:rotate-180"
        />
      </summary>
      <div className="pb-4 text-text-2">{children}</div>
    </details>
  );
}
