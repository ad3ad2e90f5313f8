import type { Game } from '@pierlight/contract/catalogue/schemas';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { PlayMode } from '#features/catalogue/public.ts';
import { RealityCheck } from '#features/limits/public.ts';
import { accountsQuery, activeAccount } from '#features/wallet/public.ts';
import { isProblem } from '#shared/api/problem.ts';
import { useMutateOnArrival } from '#shared/api/use-mutate-on-arrival.ts';
import { LatePart } from '#shared/late-part.tsx';
import { useModals } from '#shared/modals/use-modals.ts';
import { useServices } from '#shared/services.ts';
import { launchMutation } from '../api.ts';
import { returnToGame } from '../return-to-game.ts';
import { useCompactDrawer } from '../use-compact-drawer.ts';
import { useShownTable } from '../use-shown-table.ts';
import { FreeSpinsForBonusLine } from './free-spins-for-bonus.tsx';
import { GameFrame } from './game-frame.tsx';
import { GameToolbar } from './game-toolbar.tsx';
import { LaunchProblem } from './launch-problem.tsx';
import { Stage, Waiting } from './stage.tsx';

interface GameStageProps {
  readonly game: Game;
  readonly mode: PlayMode;
  /** Resolves when the stage is gone. */
  readonly onClose: () => Promise<void>;
  /** Plays a game for money: the one of this stage, or the table that is shown. */
  readonly onPlayForMoney: (id: string) => void;
}

/** The game while it runs: its frame on the studio's origin, under a bar with time and money. */
export default function GameStage({ game, mode, onClose, onPlayForMoney }: GameStageProps) {
  const stage = useRef<HTMLDivElement>(null);
  const request = useLaunchRequest(game, mode);
  const launch = useMutation(launchMutation());
  useMutateOnArrival(launch.mutate, request);
  const [shown, showTable] = useShownTable(game);
  useCompactDrawer();

  const isRunning = launch.data !== undefined;
  useEffect(() => {
    if (isRunning) returnToGame.keep({ id: shown.id, name: shown.name, mode });
  }, [isRunning, shown.id, shown.name, mode]);
  const close = () => {
    returnToGame.forget();
    void onClose();
  };

  const modals = useModals();
  const isRestricted = launch.isError && isProblem(launch.error, 'countryRestricted');
  useEffect(() => {
    if (!isRestricted) return;
    returnToGame.forget();
    // One after the other: going back from the modal must not lead to a stage that launches again.
    void onClose().then(() => modals.open('geo-restricted-game', null, { game: game.id }));
  }, [isRestricted, onClose, modals, game.id]);

  return (
    <Stage
      frameRef={stage}
      bar={
        <GameToolbar
          game={shown}
          mode={mode}
          currency={request.currency}
          sessionId={launch.data?.sessionId ?? null}
          startedAt={launch.data ? launch.submittedAt : null}
          stage={stage}
          onClose={close}
          onPlayForMoney={() => onPlayForMoney(shown.id)}
        />
      }
      foot={mode === 'real' ? <FreeSpinsForBonusLine game={shown.id} /> : null}
    >
      {launch.data ? (
        <GameFrame
          name={shown.name}
          currency={request.currency}
          launch={launch.data}
          onTable={showTable}
          onClose={close}
        />
      ) : null}
      {launch.data && mode === 'real' ? (
        <LatePart fallback={null}>
          <RealityCheck onLeave={close} />
        </LatePart>
      ) : null}
      {launch.isIdle || launch.isPending ? <Waiting /> : null}
      {launch.isError && !isRestricted ? (
        <LaunchProblem
          error={launch.error}
          onRetry={() => launch.mutate(request)}
          onClose={close}
        />
      ) : null}
    </Stage>
  );
}

/** What is launched stays as it was requested, whatever currency is chosen meanwhile. */
function useLaunchRequest(game: Game, mode: PlayMode) {
  const { locale } = useServices();
  const client = useQueryClient();
  const [request] = useState(() => {
    const accounts = client.getQueryData(accountsQuery().queryKey) ?? [];
    const isPhone = window.matchMedia('(width < 68.75rem)').matches;
    return {
      id: game.id,
      mode,
      currency: activeAccount(accounts)?.currency ?? game.stake.currency,
      platform: isPhone ? ('mobile' as const) : ('desktop' as const),
      locale,
    };
  });
  return request;
}
