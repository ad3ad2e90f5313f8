import type { PersonalTable } from '../../kernel/personal-data.ts';

export const paymentsPersonalData: readonly PersonalTable[] = [
  {
    table: 'payments.invoice',
    of: { player_id: 'player' },
    hidden: ['input_hash'],
    afterwards: 'kept',
  },
  {
    table: 'payments.withdrawal',
    of: { player_id: 'player' },
    // Where money went to names a person; that it went is in the invoice.
    afterwards: { fields: null },
  },
  { table: 'payments.destination', of: { player_id: 'player' }, afterwards: 'removed' },
];
