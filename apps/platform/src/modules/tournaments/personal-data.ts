import type { PersonalTable } from '../../kernel/personal-data.ts';

export const tournamentsPersonalData: readonly PersonalTable[] = [
  { table: 'tournaments.entry', of: { player_id: 'player' }, afterwards: 'kept' },
  { table: 'tournaments.round', of: { player_id: 'player' }, afterwards: 'kept' },
];
