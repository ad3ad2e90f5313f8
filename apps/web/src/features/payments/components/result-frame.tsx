import type { ReactNode } from 'react';
import { ModalFrame } from '#shared/modals/modal-frame.tsx';
import { type InvoiceScreen, invoiceArt } from '../invoice-screen.ts';

interface ResultFrameProps {
  readonly screen: InvoiceScreen;
  readonly title: string;
  readonly lead?: ReactNode;
  readonly children?: ReactNode;
  readonly foot?: ReactNode;
}

/** The pier over the outcome of a payment: lit when the money is there, dark when it is not. */
export function ResultFrame({ screen, title, lead, children, foot }: ResultFrameProps) {
  return (
    <ModalFrame
      title={title}
      titleHidden
      decorationHeight="result"
      decoration={
        // The lamps go out, or stay dark, in the order one reads.
        <img
          src={invoiceArt[screen]}
          alt=""
          width={480}
          height={136}
          className="object-cover rtl:-scale-x-100"
        />
      }
      foot={foot}
    >
      <div className="grid gap-1.5 pt-5 text-center">
        <p aria-hidden="true" className="text-balance font-bold font-display text-25">
          {title}
        </p>
        {lead ? <div className="mx-auto max-w-[42ch] text-text-2">{lead}</div> : null}
      </div>
      {children}
    </ModalFrame>
  );
}
