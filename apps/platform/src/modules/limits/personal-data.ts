import type { PersonalTable } from '../../kernel/personal-data.ts';

export const limitsPersonalData: readonly PersonalTable[] = [
  { table: 'limits.limit', of: { player_id: 'player' }, afterwards: 'kept' },
  { table: 'limits.day_played', of: { player_id: 'player' }, afterwards: 'kept' },
  { table: 'limits.play_time', of: { player_id: 'player' }, afterwards: 'kept' },
];
