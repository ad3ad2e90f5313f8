import type { PersonalTable } from '../../kernel/personal-data.ts';

export const loyaltyPersonalData: readonly PersonalTable[] = [
  { table: 'loyalty.account', of: { player_id: 'player' }, afterwards: 'kept' },
];
