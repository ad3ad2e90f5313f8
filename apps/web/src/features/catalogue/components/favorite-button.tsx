import { HeartIcon } from '@phosphor-icons/react/dist/ssr/Heart';
import type { GameCard } from '@pierlight/contract/catalogue/schemas';
import { IconButton } from '@pierlight/ui/icon-button';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useQuery } from '#shared/api/use-query.ts';
import { useModals } from '#shared/modals/use-modals.ts';
import { useSession } from '#shared/session/use-session.ts';
import { favoriteMutation, favoritesQuery } from '../favorites-api.ts';

interface FavoriteButtonProps {
  readonly game: GameCard;
  readonly className?: string;
}

/** The heart of a game. A guest is asked to sign in. */
export function FavoriteButton({ game, className }: FavoriteButtonProps) {
  const text = useTranslations('layout.card');
  const modals = useModals();
  const { status } = useSession();
  const favorites = useQuery({ ...favoritesQuery(), enabled: status === 'player' }).data;
  const change = useMutation(favoriteMutation());
  const isFavorite = favorites?.some(({ id }) => id === game.id) ?? false;
  const press = () => {
    if (status === 'player') change.mutate({ game, isFavorite: !isFavorite });
    else modals.open('sign-in');
  };
  return (
    <IconButton
      label={text('favorite', { name: game.name })}
      aria-pressed={isFavorite}
      onClick={press}
      round
      className={className}
    >
      <HeartIcon
        aria-hidden="true"
        size={22}
        weight={isFavorite ? 'fill' : 'regular'}
        className={isFavorite ? 'text-lamp-text' : ''}
      />
    </IconButton>
  );
}
