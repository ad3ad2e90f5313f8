import { useRouter } from '@tanstack/react-router';
import { type ComponentProps, type ReactNode, useCallback } from 'react';
import { localizePath } from '#shared/i18n/localize-path.ts';
import { isPlainPress } from '#shared/navigation/plain-press.ts';
import { useServices } from '#shared/services.ts';

export type PlayMode = 'real' | 'demo';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The game of this entry starts at once in this mode. */
    play?: PlayMode | undefined;
  }
}

interface GameLinksProps {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * Opens the plain game links inside it through the router, with one listener for all of them:
 * router links would cost half of the server's time for a page of cards.
 */
export function GameLinks({ className, children }: GameLinksProps) {
  const router = useRouter();
  const listen = useCallback(
    (element: HTMLDivElement | null) => {
      const follow = (event: MouseEvent) => {
        const link = event.target instanceof Element ? event.target.closest('a[data-game]') : null;
        if (!(link instanceof HTMLAnchorElement) || !isPlainPress(event)) return;
        event.preventDefault();
        const { game = '', play } = link.dataset;
        void router.navigate({
          to: '/games/$id',
          params: { id: game },
          ...(play === 'real' || play === 'demo' ? { state: { play } } : {}),
        });
      };
      element?.addEventListener('click', follow);
      return () => element?.removeEventListener('click', follow);
    },
    [router],
  );
  return (
    <div className={className} ref={listen}>
      {children}
    </div>
  );
}

type GameLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** Id of the game. */
  readonly game: string;
  /** Starts it at once in this mode. */
  readonly play?: PlayMode;
};

/** A plain link to a game, which the `GameLinks` around it follow. */
export function GameLink({ game, play, children, ...rest }: GameLinkProps) {
  const { locale } = useServices();
  return (
    <a {...rest} href={localizePath(`/games/${game}`, locale)} data-game={game} data-play={play}>
      {children}
    </a>
  );
}
