import type { PersonalTable } from '../../kernel/personal-data.ts';

export const communicationsPersonalData: readonly PersonalTable[] = [
  {
    table: 'communications.communication',
    of: { player_id: 'player', email: 'contact' },
    hidden: ['digest'],
    afterwards: 'removed',
  },
];
