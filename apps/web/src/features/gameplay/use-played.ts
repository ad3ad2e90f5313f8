import type { PlayedGame } from '@pierlight/contract/gameplay/schemas';
import { useQuery } from '#shared/api/use-query.ts';
import { useSession } from '#shared/session/use-session.ts';
import { playedQuery } from './played-api.ts';

/** The player's recent games; nothing for a guest and for who has not played yet. */
export function usePlayed(): readonly PlayedGame[] {
  const { status } = useSession();
  const played = useQuery({ ...playedQuery(), enabled: status === 'player' }).data;
  return status === 'player' ? (played ?? []) : [];
}
