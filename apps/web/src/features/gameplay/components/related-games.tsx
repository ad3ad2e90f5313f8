import type { Game } from '@pierlight/contract/catalogue/schemas';
import { TextLink } from '@pierlight/ui/link';
import { Rail, RailItem } from '@pierlight/ui/rail';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import {
  fewGamesQuery,
  GameCard,
  GameLinks,
  useCategoryNames,
  useStakeCurrency,
} from '#features/catalogue/public.ts';
import { useQuery } from '#shared/api/use-query.ts';

/** Fewer than this are no row. */
const LEAST = 3;

/** Other games of the studio; of the category where the studio has too few. */
export function RelatedGames({ game }: { readonly game: Game }) {
  const text = useTranslations('game.page');
  const rows = useTranslations('layout.rows');
  const category = useCategoryNames();
  const currency = useStakeCurrency();
  const byStudio = useQuery(fewGamesQuery({ provider: game.provider.id }, currency)).data;
  const ofStudio = byStudio?.filter(({ id }) => id !== game.id);
  const isStudio = ofStudio === undefined || ofStudio.length >= LEAST;
  const byCategory = useQuery({
    ...fewGamesQuery({ category: game.category }, currency),
    enabled: !isStudio,
  }).data;
  const games = (isStudio ? ofStudio : byCategory?.filter(({ id }) => id !== game.id)) ?? [];
  if (games.length === 0) return null;
  const title = isStudio
    ? text('moreOfStudio', { name: game.provider.name })
    : text('moreOfCategory', { name: category(game.category) });
  return (
    <GameLinks>
      <Rail
        title={title}
        all={
          <TextLink
            underline="hover"
            render={
              isStudio ? (
                <Link to="/providers" search={{ provider: game.provider.id }} />
              ) : (
                <Link
                  to="/categories/$categoryIdentity"
                  params={{ categoryIdentity: game.category }}
                />
              )
            }
          >
            {rows('showAll')}
          </TextLink>
        }
      >
        {games.map((other) => (
          <RailItem key={other.id}>
            <GameCard game={other} />
          </RailItem>
        ))}
      </Rail>
    </GameLinks>
  );
}
