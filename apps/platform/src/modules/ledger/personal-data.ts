import type { PersonalTable } from '../../kernel/personal-data.ts';

export const ledgerPersonalData: readonly PersonalTable[] = [
  { table: 'ledger.account', of: { owner: 'player' }, afterwards: 'kept' },
  {
    table: 'ledger.transaction',
    of: { player_id: 'player' },
    hidden: ['input_hash'],
    afterwards: 'kept',
  },
  { table: 'ledger.entry', of: { account_id: 'ledgerAccount' }, afterwards: 'kept' },
];
