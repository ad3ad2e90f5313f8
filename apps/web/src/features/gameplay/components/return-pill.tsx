import { PlayIcon } from '@phosphor-icons/react/dist/ssr/Play';
import { XIcon } from '@phosphor-icons/react/dist/ssr/X';
import { IconButton } from '@pierlight/ui/icon-button';
import { Link, useLocation } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { useSession } from '#shared/session/use-session.ts';
import { returnToGame } from '../return-to-game.ts';

/** Leads back to the game that was left open, for instance to pay. */
export default function ReturnToGame() {
  const text = useTranslations('layout.returnToGame');
  const { status } = useSession();
  const game = useSyncExternalStore(returnToGame.subscribe, returnToGame.get, () => null);
  const pathname = useLocation({ select: (location) => location.pathname });
  // The table that is kept may be another than the page's, which runs the game it moved within.
  const isPlaying = useLocation({
    select: ({ pathname: path, state }) => path.startsWith('/games/') && state.play !== undefined,
  });
  if (game === null || isPlaying || pathname === `/games/${game.id}`) return null;
  if (game.mode === 'real' && status !== 'player') return null;
  return (
    <aside
      aria-label={text('label')}
      data-corner=""
      className="fixed start-[calc(var(--drawer-width)+1rem)] bottom-[calc(var(--bar-height)+1rem)] z-header flex max-w-[calc(100vw-2rem)] items-center rounded-full bg-surface-3 ps-1 pe-0.5 shadow-pop below-rows:static below-rows:ms-[calc(var(--drawer-width)+1rem)] below-rows:-mt-16 below-rows:mb-[calc(var(--bar-height)+1rem)] below-rows:w-fit print:hidden"
    >
      <Link
        to="/games/$id"
        params={{ id: game.id }}
        state={{ play: game.mode }}
        className="flex h-12 min-w-0 items-center gap-2.5 rounded-full pe-2 ps-1 font-semibold"
      >
        <span className="grid size-9 flex-none place-items-center rounded-full bg-lamp-wash text-lamp-text">
          <PlayIcon aria-hidden="true" size={16} weight="fill" className="icon-directional" />
        </span>
        <span className="truncate">{text('back', { name: game.name })}</span>
      </Link>
      <IconButton label={text('dismiss')} onClick={returnToGame.forget} round>
        <XIcon aria-hidden="true" size={16} />
      </IconButton>
    </aside>
  );
}
