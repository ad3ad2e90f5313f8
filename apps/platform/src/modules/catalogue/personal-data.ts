import type { PersonalTable } from '../../kernel/personal-data.ts';

export const cataloguePersonalData: readonly PersonalTable[] = [
  { table: 'catalogue.favorite', of: { player_id: 'player' }, afterwards: 'removed' },
];
