import type { PersonalTable } from '../../kernel/personal-data.ts';

const mine = { player_id: 'player' } as const;

export const gameplayPersonalData: readonly PersonalTable[] = [
  { table: 'gameplay.session', of: mine, hidden: ['token_hash'], afterwards: 'kept' },
  { table: 'gameplay.round', of: mine, afterwards: 'kept' },
  { table: 'gameplay.game_day', of: mine, afterwards: 'kept' },
  { table: 'gameplay.played', of: mine, afterwards: 'removed' },
  { table: 'gameplay.stake_bound', of: mine, afterwards: 'removed' },
];
