import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { usePlayedBonus } from '#features/catalogue/public.ts';
import { playTimeKey } from '#features/limits/public.ts';
import { accountsQuery } from '#features/wallet/public.ts';
import { useQuery } from '#shared/api/use-query.ts';
import { useModals } from '#shared/modals/use-modals.ts';
import { gameSessionQuery } from '../api.ts';
import { type FrameMessage, launchOrigin } from '../frame-messages.ts';
import { gameplayKeys } from '../keys.ts';
import { useFrameMessages } from '../use-frame-messages.ts';

interface GameFrameProps {
  readonly name: string;
  readonly currency: string;
  readonly launch: { readonly url: string; readonly sessionId: string | null };
  readonly onTable: (id: string) => void;
  readonly onClose: () => void;
}

/** The game in the page of its studio, which is told what it has to know and heard where it asks for something. */
export function GameFrame({ name, currency, launch, onTable, onClose }: GameFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const client = useQueryClient();
  const modals = useModals();
  const { sessionId, url } = launch;
  /** How often a page of the studio was ready in the frame, which forgets what an earlier one was told. */
  const [timesReady, countReady] = useState(0);
  const [timesLoaded, countLoaded] = useState(0);
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
  // whatever studio need say nothing. Until it has loaded, the frame holds an empty page of this site's origin.
  const account = useQuery(accountsQuery()).data?.find((known) => known.currency === currency);
  const { balance, version } = account ?? {};
  useEffect(() => {
    if (sessionId === null || origin === null || balance === undefined || timesLoaded === 0) return;
    frame.current?.contentWindow?.postMessage({ type: 'balance' }, origin);
  }, [sessionId, origin, balance, timesLoaded]);
  const maxStake = usePlayedBonus(currency)?.maxBetAmount ?? null;
  useEffect(() => {
    if (sessionId === null || origin === null || timesReady === 0) return;
    frame.current?.contentWindow?.postMessage({ type: 'max-stake', amount: maxStake }, origin);
  }, [sessionId, origin, timesReady, maxStake]);
  useEffect(() => {
    if (sessionId === null || version === undefined) return;
    void client.invalidateQueries({ queryKey: gameSessionQuery(sessionId).queryKey });
    void client.invalidateQueries({ queryKey: gameplayKeys.spins });
  }, [client, sessionId, version]);
  return (
    <iframe
      ref={frame}
      src={url}
      title={name}
      onLoad={() => countLoaded((times) => times + 1)}
      sandbox="allow-scripts allow-same-origin"
      allow="autoplay; fullscreen"
      className="absolute inset-0 size-full border-0"
    />
  );
}
