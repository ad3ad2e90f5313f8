import type { PersonalTable } from '../../kernel/personal-data.ts';

export const operationsPersonalData: readonly PersonalTable[] = [
  {
    table: 'operations.adjustment',
    of: { player_id: 'player' },
    // Who of the house decided is the house's.
    hidden: ['asked_by', 'decided_by'],
    afterwards: 'kept',
  },
];
