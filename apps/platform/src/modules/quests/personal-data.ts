import type { PersonalTable } from '../../kernel/personal-data.ts';

export const questsPersonalData: readonly PersonalTable[] = [
  {
    table: 'quests.player_quest',
    of: { player_id: 'player' },
    hidden: ['position', 'told'],
    afterwards: 'kept',
  },
];
