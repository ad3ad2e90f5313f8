import { useNavigate } from '@tanstack/react-router';
import { gameQuery, useStakeCurrency } from '#features/catalogue/public.ts';
import { LevelNotification } from '#features/loyalty/public.ts';
import { useSuspenseQuery } from '#shared/api/use-query.ts';
import { useSession } from '#shared/session/use-session.ts';
import { GamePoster } from '../components/game-poster.tsx';
import { GameStage, GameStageToCome } from '../components/game-stage.tsx';
import { RelatedGames } from '../components/related-games.tsx';
import { usePlay } from '../use-play.ts';

/** A game: what to know before playing it, then the game itself. */
export function GamePage({ id }: { readonly id: string }) {
  const game = useSuspenseQuery(gameQuery(id, useStakeCurrency())).data;
  const play = usePlay();
  const navigate = useNavigate();
  const { status } = useSession();
  if (play.mode !== null && !game.isRestricted) {
    if (status === 'resuming') return <GameStageToCome name={game.name} />;
    return (
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
