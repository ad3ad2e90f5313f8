import type { Game } from '@pierlight/contract/catalogue/schemas';
import { Button } from '@pierlight/ui/button';
import { Spinner } from '@pierlight/ui/spinner';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { type PlayMode, usePlayedBonus } from '#features/catalogue/public.ts';
import { playTimeKey, RealityCheck } from '#features/limits/public.ts';
import { LevelNotification } from '#features/loyalty/public.ts';
import { accountsQuery, activeAccount } from '#features/wallet/public.ts';
import { isProblem } from '#shared/api/problem.ts';
import { useMutateOnArrival } from '#shared/api/use-mutate-on-arrival.ts';
import { useQuery } from '#shared/api/use-query.ts';
import { LatePart } from '#shared/late-part.tsx';
import { useModals } from '#shared/modals/use-modals.ts';
import { useServices } from '#shared/services.ts';
import { gameplayKeys, launchMutation, sittingQuery } from '../api.ts';
import { type FrameMessage, launchOrigin } from '../frame-messages.ts';
import { returnToGame } from '../return-to-game.ts';
import { useCompactDrawer } from '../use-compact-drawer.ts';
import { useFrameMessages } from '../use-frame-messages.ts';
import { useShownTable } from '../use-shown-table.ts';
import { GameToolbar } from './game-toolbar.tsx';

interface GameStageProps {
  readonly game: Game;
  readonly mode: PlayMode;
  /** Resolves when the stage is gone. */
  readonly onClose: () => Promise<void>;
  /** Plays a game for money: the one of this stage, or the table that is shown. */
  readonly onPlayForMoney: (id: string) => void;
}

/** The game while it runs: its frame on the studio's origin, under a bar with time and money. */
export function GameStage({ game, mode, onClose, onPlayForMoney }: GameStageProps) {
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
    // In turn: going back from the modal must not lead to a stage that asks again.
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

/** The stage while it is not yet known who plays. */
export function GameStageToCome({ name }: { readonly name: string }) {
  return (
    <Stage
      bar={
        <p dir="auto" className="truncate px-4 font-bold font-display text-17">
          {name}
        </p>
      }
    >
      <Waiting />
    </Stage>
  );
}

interface StageProps {
  readonly bar: ReactNode;
  readonly children: ReactNode;
  readonly frameRef?: React.Ref<HTMLDivElement>;
}

function Stage({ bar, children, frameRef }: StageProps) {
  const section = useRef<HTMLElement>(null);
  // The button that started it is gone.
  useEffect(() => {
    if (document.activeElement === document.body) section.current?.focus({ preventScroll: true });
  }, []);
  return (
    <section
      ref={section}
      tabIndex={-1}
      data-page="game"
      className="grid grid-cols-[minmax(0,1fr)] bg-bg max-lg:fixed max-lg:inset-0 max-lg:z-game smallest:overflow-y-auto print:static lg:justify-items-center lg:px-6 lg:py-4"
    >
      <div
        ref={frameRef}
        className="flex w-full flex-col bg-surface-1 pt-[env(safe-area-inset-top)] lg:w-[min(100%,(100svh-var(--header-height)-5.5rem)*16/9)] lg:overflow-hidden lg:rounded-panel lg:shadow-panel"
      >
        <div className="flex h-11 flex-none items-center lg:h-14">{bar}</div>
        <div className="relative min-h-0 flex-1 smallest:min-h-120 smallest:flex-none bg-bg lg:aspect-video lg:flex-none">
          {children}
        </div>
        <LevelNotification />
      </div>
    </section>
  );
}

interface GameFrameProps {
  readonly name: string;
  readonly currency: string;
  readonly launch: { readonly url: string; readonly sessionId: string | null };
  readonly onTable: (id: string) => void;
  readonly onClose: () => void;
}

function GameFrame({ name, currency, launch, onTable, onClose }: GameFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const client = useQueryClient();
  const modals = useModals();
  const { sessionId, url } = launch;
  /** How often a page of the studio was ready in the frame, which forgets what an earlier one was told. */
  const [timesReady, countReady] = useState(0);
  const hear = (message: FrameMessage) => {
    switch (message.type) {
      case 'ready':
        return countReady((times) => times + 1);
      case 'round-started':
      case 'round-ended':
        return;
      case 'table':
        return onTable(message.gameId);
      case 'error':
        // Should the wallet's word of what stands have been lost.
        void client.invalidateQueries({ queryKey: playTimeKey });
        return;
      case 'close':
        return onClose();
      case 'deposit':
        // A modal over a full screen would not be seen.
        if (document.fullscreenElement) void document.exitFullscreen();
        return modals.open('wallet', 'deposit');
    }
  };
  const origin = launchOrigin(url);
  useFrameMessages(frame, origin, hear);
  // Money may move in another tab, and what the game stakes and pays is told by the wallet alone: a frame of
  // whatever studio need say nothing.
  const account = useQuery(accountsQuery()).data?.find((known) => known.currency === currency);
  const { balance, version } = account ?? {};
  useEffect(() => {
    if (sessionId === null || origin === null || balance === undefined) return;
    frame.current?.contentWindow?.postMessage({ type: 'balance' }, origin);
  }, [sessionId, origin, balance]);
  const maxStake = usePlayedBonus(currency)?.maxBetAmount ?? null;
  useEffect(() => {
    if (sessionId === null || origin === null || timesReady === 0) return;
    frame.current?.contentWindow?.postMessage({ type: 'max-stake', amount: maxStake }, origin);
  }, [sessionId, origin, timesReady, maxStake]);
  useEffect(() => {
    if (sessionId === null || version === undefined) return;
    void client.invalidateQueries({ queryKey: sittingQuery(sessionId).queryKey });
    void client.invalidateQueries({ queryKey: gameplayKeys.spins });
  }, [client, sessionId, version]);
  return (
    <iframe
      ref={frame}
      src={url}
      title={name}
      sandbox="allow-scripts allow-same-origin"
      allow="autoplay; fullscreen"
      className="absolute inset-0 size-full border-0"
    />
  );
}

function Waiting() {
  return (
    <div className="absolute inset-0 grid place-items-center text-lamp-text">
      <div data-timer="" className="animate-hold">
        <Spinner />
      </div>
    </div>
  );
}

interface LaunchProblemProps {
  readonly error: Error;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** Reasons that trying again does not change. */
const lasting = ['gameUnavailable', 'currencyUnavailable'] as const;

function LaunchProblem({ error, onRetry, onClose }: LaunchProblemProps) {
  const text = useTranslations('pages.game.problems');
  const reason = lasting.find((name) => isProblem(error, name));
  return (
    <div role="alert" className="absolute inset-0 grid place-items-center p-6 text-center">
      <div className="grid max-w-100 justify-items-center gap-2">
        <h2 className="text-20">{text(`${reason ?? 'failed'}.title`)}</h2>
        <p className="text-text-2">{text(`${reason ?? 'failed'}.text`)}</p>
        <div className="mt-4 flex flex-wrap justify-center gap-2">
          {reason === undefined ? (
            <Button variant="default" onClick={onRetry}>
              {text('retry')}
            </Button>
          ) : null}
          <Button variant="line" onClick={onClose}>
            {text('back')}
          </Button>
        </div>
      </div>
    </div>
  );
}

/** What is launched stays as it was asked for, whatever currency is chosen meanwhile. */
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
