import type { PaymentMethod } from '@pierlight/contract/payments/schemas';
import { type PaymentKind, PaymentMark } from '@pierlight/ui/art/payment-mark';

const drawings = {
  card: 'card',
  bank: 'bank',
  pix: 'pix',
  eWallet: 'wallet',
  voucher: 'voucher',
  crypto: 'crypto',
} as const satisfies Record<PaymentMethod['kind'], PaymentKind>;

/** The picture of a way to pay on its own ground, 40 px. */
export function MethodMark({ kind }: { readonly kind: PaymentMethod['kind'] }) {
  return (
    <span className="grid size-10 flex-none place-items-center rounded-[8px] bg-surface-3">
      <PaymentMark kind={drawings[kind]} size={32} />
    </span>
  );
}
