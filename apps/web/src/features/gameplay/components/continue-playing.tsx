import { PlayIcon } from '@phosphor-icons/react/dist/ssr/Play';
import type { PlayedGame } from '@pierlight/contract/gameplay/schemas';
import { TextLink } from '@pierlight/ui/link';
import { Rail, RailItem } from '@pierlight/ui/rail';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { GameLink } from '#features/catalogue/public.ts';
import { useCount } from '#shared/i18n/use-count.ts';
import { usePlayed } from '../use-played.ts';
import { TimeAgo } from './time-ago.tsx';

/** Recent games as a row. */
export default function ContinuePlaying() {
  const text = useTranslations('layout.rows');
  const count = useCount();
  const played = usePlayed();
  if (played.length === 0) return null;
  return (
    <Rail
      title={text('continue')}
      kind="strip"
      all={
        <TextLink
          underline="hover"
          aria-label={text('allOf', { title: text('continue'), count: played.length })}
          render={<Link to="/recently-played" />}
        >
          {text('all', { count: count(played.length) })}
        </TextLink>
      }
    >
      {played.slice(0, 12).map((game) => (
        <RailItem key={game.id}>
          <Played game={game} />
        </RailItem>
      ))}
    </Rail>
  );
}

function Played({ game }: { readonly game: PlayedGame }) {
  return (
    <GameLink
      game={game.id}
      className="group/played flex items-center gap-3 rounded-card bg-surface-1 p-2 shadow-panel hover:bg-surface-2"
    >
      <img
        src={game.thumbnails.square}
        alt=""
        width={72}
        height={72}
        className="size-18 flex-none rounded-[8px] object-cover"
      />
      <span className="grid min-w-0 flex-1">
        <span dir="auto" className="w-fit max-w-full truncate font-semibold">
          {game.name}
        </span>
        <span dir="auto" className="w-fit max-w-full truncate text-12 text-text-3 leading-4.5">
          {game.provider.name}
        </span>
        <span className="truncate text-12 text-text-3 leading-4.5">
          <TimeAgo time={game.playedAt} />
        </span>
      </span>
      <span className="me-1 grid size-9 flex-none place-items-center rounded-full bg-surface-2 shadow-panel group-hover/played:bg-surface-3">
        <PlayIcon aria-hidden="true" size={16} weight="fill" className="icon-directional" />
      </span>
    </GameLink>
  );
}
