import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { gameQuery, useStakeCurrency } from '#features/catalogue/public.ts';
import { LevelNotification } from '#features/loyalty/public.ts';
import { useSuspenseQuery } from '#shared/api/use-query.ts';
import { LatePart } from '#shared/late-part.tsx';
import { lazy } from '#shared/lazy.ts';
import { useSession } from '#shared/session/use-session.ts';
import { GamePoster } from '../components/game-poster.tsx';
import { RelatedGames } from '../components/related-games.tsx';
import { GameStageSkeleton } from '../components/stage.tsx';
import { usePlay } from '../use-play.ts';

/** After the page is taken over: its first presses and pictures come before. Milliseconds. */
const STAGE_DELAY = 1000;

const loadStage = () => import('../components/game-stage.tsx');
/** Nobody plays while the page is taken over. */
const GameStage = lazy(loadStage);

/** A game: what to know before playing it, then the game itself. */
export function GamePage({ id }: { readonly id: string }) {
  const game = useSuspenseQuery(gameQuery(id, useStakeCurrency())).data;
  const play = usePlay();
  const navigate = useNavigate();
  const { status } = useSession();
  // Most who come play: the stage is fetched while they read. What does not come is requested with the press.
  useEffect(() => {
    const soon = setTimeout(() => loadStage().catch(() => undefined), STAGE_DELAY);
    return () => clearTimeout(soon);
  }, []);
  if (play.mode !== null && !game.isRestricted) {
    if (status === 'resuming') return <GameStageSkeleton name={game.name} />;
    return (
      <LatePart fallback={<GameStageSkeleton name={game.name} />}>
        <GameStage
          key={play.mode}
          game={game}
          mode={play.mode}
          onClose={play.stop}
          onPlayForMoney={(table) =>
            table === id
              ? play.start('real')
              : void navigate({ to: '/games/$id', params: { id: table }, state: { play: 'real' } })
          }
        />
      </LatePart>
    );
  }
  return (
    <div className="grid gap-8 pt-4 pb-12 lg:gap-9 lg:pt-8 [&>*]:min-w-0">
      <GamePoster game={game} onPlay={play.start} />
      <RelatedGames game={game} />
      <LevelNotification />
    </div>
  );
}
