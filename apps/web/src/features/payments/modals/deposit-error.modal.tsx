import type { ModalViewProps } from '#shared/modals/modal-frame.tsx';
import { PaymentResult } from '../components/payment-result.tsx';

/** `?deposit-error=<invoice>`: why a deposit did not go through. */
export default function DepositErrorModal({ value }: ModalViewProps<'deposit-error'>) {
  return <PaymentResult id={value} />;
}
