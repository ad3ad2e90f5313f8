import type { ModalViewProps } from '#shared/modals/modal-frame.tsx';
import { PaymentResult } from '../components/payment-result.tsx';

/** `?success=<invoice>`: what became of a deposit after the provider's page. */
export default function SuccessModal({ value }: ModalViewProps<'success'>) {
  return <PaymentResult id={value} />;
}
