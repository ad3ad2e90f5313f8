import type { ReactNode } from 'react';
import { TicketArt } from './art/ticket-art.tsx';
import './ticket.css';

export type TicketProps = {
  /** What it looks like: being used, waiting, offered, or over. */
  state: 'active' | 'waiting' | 'offer' | 'over';
  /** On the stub, in few and short words. */
  kind: ReactNode;
  /** On the stub, large: a sum or a share. */
  figure: ReactNode;
  /** At the foot of the stub, for instance "No. 004 218". */
  serial?: ReactNode;
  /** Chooses the drawing: the same seed always gives the same one. */
  seed: string;
  /** Small inside a modal. */
  size?: 'md' | 'sm' | undefined;
  children: ReactNode;
};

/** A ticket: the stub says what it is worth, the body what it takes. */
export function Ticket({ state, kind, figure, serial, seed, size = 'md', children }: TicketProps) {
  return (
    <div className="pl-ticket" data-state={state} data-size={size}>
      <div className="pl-ticket-stub">
        <TicketArt seed={seed} />
        <span className="pl-ticket-kind font-bold text-11 leading-3.5">{kind}</span>
        <span
          className={`mt-1 font-display font-extrabold tracking-[-0.03em] ${
            size === 'sm' ? 'text-25' : 'text-25 md:text-32'
          }`}
        >
          {figure}
        </span>
        {serial ? (
          <span className="pl-ticket-serial tabular font-semibold text-11 tracking-[0.04em]">
            {serial}
          </span>
        ) : null}
      </div>
      <span aria-hidden="true" className="pl-ticket-tear" />
      <div
        className={`grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-3.5 ${
          size === 'sm' ? 'p-4' : 'p-4 md:px-6 md:py-5'
        }`}
      >
        {children}
      </div>
    </div>
  );
}
