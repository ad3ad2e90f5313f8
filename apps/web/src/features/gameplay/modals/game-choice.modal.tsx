import { buttonStyle } from '@pierlight/ui/button';
import { Skeleton, SkeletonGroup } from '@pierlight/ui/skeleton';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { GameLink, GameLinks, gameQuery, type PlayMode } from '#features/catalogue/public.ts';
import { useQuery } from '#shared/api/use-query.ts';
import { WithTexts } from '#shared/i18n/texts.tsx';
import { ModalFrame, type ModalViewProps } from '#shared/modals/modal-frame.tsx';
import { NoticeModal } from '#shared/modals/notice-modal.tsx';

interface ChoiceProps {
  /** The game's id, as the address names it. */
  readonly game: string | null;
  /** Both ways to play, or the demo alone. */
  readonly offer: 'mobile' | 'demo';
}

/** A game to start from wherever one is; one that does not exist is said not to. */
export default function GameChoiceModal({
  name,
  value,
}: ModalViewProps<'mobile-game' | 'demo-game'>) {
  return (
    <WithTexts folders={['modals']}>
      <Choice game={value} offer={name === 'demo-game' ? 'demo' : 'mobile'} />
    </WithTexts>
  );
}

function Choice({ game: id, offer }: ChoiceProps) {
  const text = useTranslations('modals.games');
  const game = useQuery({ ...gameQuery(id ?? ''), enabled: id !== null, retry: false });
  const title = text(`${offer}.title`);
  if (id === null || game.isLoadingError) {
    return (
      <NoticeModal
        title={title}
        art="empty-search"
        heading={text('unknown.heading')}
        foot={
          <Link to="/" className={buttonStyle({ variant: 'line', size: 'lg', block: true })}>
            {text('unknown.action')}
          </Link>
        }
      >
        <p>{text('unknown.text')}</p>
      </NoticeModal>
    );
  }
  const { name, thumbnails, hasDemo, isRestricted } = game.data ?? {};
  const modes: readonly PlayMode[] = isRestricted
    ? []
    : [...(offer === 'mobile' ? (['real'] as const) : []), ...(hasDemo ? (['demo'] as const) : [])];
  return (
    <ModalFrame
      title={title}
      foot={
        <GameLinks className="grid auto-cols-fr gap-2 sm:grid-flow-col">
          {modes.map((mode) => (
            <GameLink
              key={mode}
              game={id}
              play={mode}
              className={buttonStyle({
                variant: modes.length === 1 ? 'lamp' : 'default',
                size: 'lg',
              })}
            >
              {text(mode === 'real' ? 'play' : offer === 'demo' ? 'demo.start' : 'playDemo')}
            </GameLink>
          ))}
          {modes.length === 0 ? (
            <GameLink game={id} className={buttonStyle({ variant: 'line', size: 'lg' })}>
              {text('page')}
            </GameLink>
          ) : null}
        </GameLinks>
      }
    >
      {game.data ? (
        <div className="flex items-center gap-4 pb-2">
          <img
            src={thumbnails?.square}
            alt=""
            width={96}
            height={96}
            className="size-24 flex-none rounded-card object-cover"
          />
          <div className="grid min-w-0 gap-1">
            <h3 className="text-20">{name}</h3>
            <p className="text-13 text-text-3">{game.data.provider.name}</p>
            <p className="text-text-2">
              {isRestricted
                ? text('country')
                : offer === 'demo'
                  ? text(hasDemo ? 'demo.text' : 'demo.none')
                  : null}
            </p>
          </div>
        </div>
      ) : (
        <SkeletonGroup>
          <Skeleton className="h-24" />
        </SkeletonGroup>
      )}
    </ModalFrame>
  );
}
