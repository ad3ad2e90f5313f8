import type { PersonalTable } from '../../kernel/personal-data.ts';

export const freespinsPersonalData: readonly PersonalTable[] = [
  { table: 'freespins.player_freespin', of: { player_id: 'player' }, afterwards: 'kept' },
];
