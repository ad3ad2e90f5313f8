import type { PlayerFreespin } from '@pierlight/contract/freespins/schemas';
import { FreespinTicket } from './freespin-ticket.tsx';

interface FreespinTicketsProps {
  readonly title: string;
  readonly lead?: string;
  readonly freespins: readonly PlayerFreespin[];
}

/** Tickets under a heading. */
export function FreespinTickets({ title, lead, freespins }: FreespinTicketsProps) {
  return (
    <section className="grid gap-4">
      <div>
        <h2 className="text-20">{title}</h2>
        {lead === undefined ? null : <p className="text-text-2">{lead}</p>}
      </div>
      <ul className="grid gap-4">
        {freespins.map((freespin) => (
          <li key={freespin.id}>
            <FreespinTicket freespin={freespin} />
          </li>
        ))}
      </ul>
    </section>
  );
}
