import type { Winner, WinnersMeta } from '@pierlight/contract/gameplay/schemas';
import type { FinishedRounds } from './finished-rounds.ts';
import { maskedName } from './masked-name.ts';
import type { Nicknames, PlayableGames } from './ports.ts';
import type { GameplayRepository, RoundRow } from './repository.ts';

/** How many wins the public list holds. */
const listLength = 20;

/** Of fewer players a share says little, and too much of each. */
const fewestPlayers = 10;

/** Wins as everybody may see them, small ones and large ones alike. */
export function createWinners(deps: {
  readonly repository: GameplayRepository;
  readonly finished: Pick<FinishedRounds, 'lastDay'>;
  readonly games: PlayableGames;
  readonly nicknames: Nicknames;
}) {
  /** Names that go with rounds are looked up once for all of them. */
  async function shown(rounds: readonly RoundRow[]): Promise<Winner[]> {
    const [names, nicknames] = await Promise.all([
      deps.games.names([...new Set(rounds.map((round) => round.game_id))]),
      deps.nicknames([...new Set(rounds.map((round) => round.player_id))]),
    ]);
    return rounds.flatMap((round) => {
      const game = names.get(round.game_id);
      if (!game) return [];
      return {
        id: round.id,
        nickname: maskedName(nicknames.get(round.player_id) ?? ''),
        game: { id: round.game_id, name: game.name, thumbnail: game.thumbnail },
        currency: round.currency,
        payout: Number(round.payout),
        createdAt: (round.settled_at ?? round.created_at).toISOString(),
      };
    });
  }

  return {
    latest: async () => shown(await deps.repository.winningRounds(listLength)),

    /** What goes with them, so that nobody takes winning for the rule. */
    async meta(): Promise<WinnersMeta> {
      const counted = await deps.finished.lastDay();
      if (!counted || counted.players < fewestPlayers) return { losingShare: null };
      return { losingShare: Math.round((100 * counted.losing) / counted.players) };
    },

    /** The win of a round; undefined when it is none, or no longer. */
    async of(roundId: string): Promise<Winner | undefined> {
      const round = await deps.repository.round(roundId);
      if (round?.status !== 2 || round.payout <= round.stake) return undefined;
      return (await shown([round]))[0];
    },
  };
}

export type Winners = ReturnType<typeof createWinners>;
