import type { TicketProps } from '@pierlight/ui/ticket';
import type { PackagePart } from '../package-parts.ts';
import { PackagePartTicket } from './package-part-ticket.tsx';

interface PackagePartListProps {
  readonly parts: readonly PackagePart[];
  readonly size?: TicketProps['size'];
}

/** The parts of a package in their order. */
export function PackagePartList({ parts, size }: PackagePartListProps) {
  return (
    <ol className="grid gap-4 text-text-1">
      {parts.map((part) => (
        <li key={part.offer.id}>
          <PackagePartTicket part={part} size={size} />
        </li>
      ))}
    </ol>
  );
}
