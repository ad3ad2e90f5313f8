import type { Winner } from '@pierlight/contract/gameplay/schemas';
import type { WinnerMessage } from '@pierlight/contract/realtime/channels';
import type { QueryClient } from '@tanstack/react-query';

export const winnersKey = ['gameplay', 'winners'] as const;

/** How many wins the list keeps. */
const KEPT = 20;

export function winnerAdded(client: QueryClient, { winner }: WinnerMessage): void {
  client.setQueryData<Winner[]>(winnersKey, (winners) => {
    if (winners === undefined || winners.some(({ id }) => id === winner.id)) return winners;
    return [winner, ...winners].slice(0, KEPT);
  });
}
