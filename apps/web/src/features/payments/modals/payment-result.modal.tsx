import type { ModalViewProps } from '#shared/modals/modal-frame.tsx';
import { PaymentResult } from '../components/payment-result.tsx';

/** `?success=<invoice>`, `?deposit-error=<invoice>`: what became of a payment, whatever the address says of it. */
export default function PaymentResultModal({ value }: ModalViewProps<'success' | 'deposit-error'>) {
  return <PaymentResult id={value} />;
}
