import type { PersonalTable } from '../../kernel/personal-data.ts';

export const paymentsPersonalData: readonly PersonalTable[] = [
  {
    table: 'payments.invoice',
    of: { player_id: 'player' },
    hidden: ['input_hash'],
    afterwards: 'kept',
  },
];
