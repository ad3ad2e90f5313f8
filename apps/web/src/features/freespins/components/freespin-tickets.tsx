import type { PlayerFreespin } from '@pierlight/contract/freespins/schemas';
import { type ReactNode, type Ref, useRef } from 'react';
import { useFocusHandedOn } from '#shared/use-focus-handed-on.ts';
import { FreespinTicket } from './freespin-ticket.tsx';

interface FreespinTicketsProps {
  readonly title: string;
  readonly lead?: string;
  readonly freespins: readonly PlayerFreespin[];
  readonly ref?: Ref<HTMLElement>;
  /** What stands below them. */
  readonly children?: ReactNode;
}

/** Tickets under a heading. */
export function FreespinTickets({ title, lead, freespins, ref, children }: FreespinTicketsProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const handToHeading = useFocusHandedOn(() => heading.current);
  return (
    <section ref={ref} className="grid gap-4">
      <div>
        <h2 ref={heading} tabIndex={-1} className="text-20 outline-none">
          {title}
        </h2>
        {lead === undefined ? null : <p className="text-text-2">{lead}</p>}
      </div>
      <ul className="grid gap-4">
        {freespins.map((freespin) => (
          <li key={freespin.id} ref={handToHeading}>
            <FreespinTicket freespin={freespin} />
          </li>
        ))}
      </ul>
      {children}
    </section>
  );
}
