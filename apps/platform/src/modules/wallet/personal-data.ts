import type { PersonalTable } from '../../kernel/personal-data.ts';

export const walletPersonalData: readonly PersonalTable[] = [
  { table: 'wallet.account', of: { player_id: 'player' }, afterwards: 'kept' },
];
