import type { Launches } from './launches.ts';
import { limitsOf } from './limits.ts';
import type { TableView } from './protocol.ts';
import type { RoundStore } from './round-store.ts';
import { isUnsettled } from './round-view.ts';
import type { Session } from './session-store.ts';
import { isOfferedIn } from './stakes.ts';
import { StudioFailure } from './studio-failure.ts';
import type { GameTheme, Locale } from './theme.ts';

/** The tables of a group, between which a player moves within one session. */
export function createTables(options: {
  readonly themes: readonly GameTheme[];
  readonly rounds: Pick<RoundStore, 'latest'>;
  readonly launches: Pick<Launches, 'move'>;
}) {
  const { themes, rounds, launches } = options;

  /** The studio is not told where a player is: what some countries do not get is opened from the lobby. */
  const isEverybodys = ({ blockedCountries = [] }: GameTheme): boolean =>
    blockedCountries.length === 0;

  /** The other tables of the session's group that are played in its currency. */
  function beside({ gameId, currency }: Session): TableView[] {
    const own = themes.find(({ id }) => id === gameId);
    if (own?.tableGroup === undefined) return [];
    const isBeside = (theme: GameTheme): boolean =>
      theme.id !== own.id &&
      theme.provider === own.provider &&
      theme.tableGroup === own.tableGroup &&
      isEverybodys(theme) &&
      isOfferedIn(theme, currency);
    return themes.filter(isBeside).map((theme) => {
      const { minStake, maxStake } = limitsOf(theme, currency);
      return { id: theme.id, name: theme.name, minStake, maxStake };
    });
  }

  return {
    beside,
    /**
     * Opens another table of the group within the session; its address.
     * @throws StudioFailure not-found for a game that is no such table; round-open while a round is.
     */
    move: (session: Session, gameId: string, lang: Locale): string => {
      if (!beside(session).some(({ id }) => id === gameId)) throw new StudioFailure('not-found');
      const latest = rounds.latest(session.account, session.gameId);
      if (latest && isUnsettled(latest)) throw new StudioFailure('round-open');
      return launches.move(session, gameId, lang);
    },
  };
}

export type Tables = ReturnType<typeof createTables>;
