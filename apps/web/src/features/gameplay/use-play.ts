import { useHydrated, useLocation, useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import type { PlayMode } from '#features/catalogue/public.ts';
import { useModals } from '#shared/modals/use-modals.ts';
import { useSession } from '#shared/session/use-session.ts';

export interface Play {
  /** What runs now; null before the launch. */
  readonly mode: PlayMode | null;
  start(mode: PlayMode): void;
  /** Resolves when the page shows the game as it is before a launch. */
  stop(): Promise<void>;
}

/**
 * Whether the game of this page runs. It is kept in the history entry, so that a reload resumes it
 * and an address alone never starts one. A guest who asks for real play is asked to sign in; the
 * game starts once that is done, and the request is dropped when the modal is left.
 */
export function usePlay(): Play {
  const navigate = useNavigate();
  const modals = useModals();
  const { status } = useSession();
  const isHydrated = useHydrated();
  const wanted = useLocation({ select: ({ state }) => state.play });
  const isAsking = useLocation({ select: ({ search }) => asksForSession(search) });
  const [asked, setAsked] = useState<'no' | 'opening' | 'open'>('no');
  const isRefused = isHydrated && wanted === 'real' && status === 'guest';

  const change = useCallback(
    (mode: PlayMode | undefined) =>
      navigate({
        to: '.',
        search: true,
        state: (previous) => ({ ...previous, play: mode }),
        replace: true,
        resetScroll: false,
      }),
    [navigate],
  );

  useEffect(() => {
    if (!isRefused) setAsked('no');
    else if (asked === 'no' && !isAsking) {
      setAsked('opening');
      modals.open('sign-in');
    } else if (asked === 'opening' && isAsking) setAsked('open');
    else if (asked === 'open' && !isAsking) void change(undefined);
  }, [isRefused, asked, isAsking, modals, change]);

  return {
    mode: isHydrated && wanted && !isRefused ? wanted : null,
    start: (mode) => void change(mode),
    stop: useCallback(() => change(undefined), [change]),
  };
}

function asksForSession(search: object): boolean {
  return 'sign-in' in search || 'sign-up' in search || 'sign-up-cancel' in search;
}
