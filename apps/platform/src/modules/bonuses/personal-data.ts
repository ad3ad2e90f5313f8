import type { PersonalTable } from '../../kernel/personal-data.ts';

export const bonusesPersonalData: readonly PersonalTable[] = [
  { table: 'bonuses.claim', of: { player_id: 'player' }, afterwards: 'kept' },
  { table: 'bonuses.player_bonus', of: { player_id: 'player' }, afterwards: 'kept' },
  { table: 'bonuses.winnings', of: { player_id: 'player' }, afterwards: 'kept' },
  { table: 'bonuses.cashback_due', of: { player_id: 'player' }, afterwards: 'kept' },
  { table: 'bonuses.cashback_week', of: { player_id: 'player' }, afterwards: 'kept' },
];
