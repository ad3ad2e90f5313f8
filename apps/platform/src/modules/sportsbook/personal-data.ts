import type { PersonalTable } from '../../kernel/personal-data.ts';

const mine = { player_id: 'player' } as const;

export const sportsbookPersonalData: readonly PersonalTable[] = [
  { table: 'sportsbook.session', of: mine, afterwards: 'kept' },
  { table: 'sportsbook.bet', of: mine, afterwards: 'kept' },
  { table: 'sportsbook.transaction', of: mine, hidden: ['input_hash'], afterwards: 'kept' },
];
