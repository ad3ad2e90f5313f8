import type { Game } from '@pierlight/contract/catalogue/schemas';
import { useQueries } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'use-intl';
import { gameQuery } from '#features/catalogue/public.ts';

/** How many are named; of more only the number is said. */
const NAMED = 30;

/** Names of games, each in one piece and in its own direction. */
export function GameNames({ ids }: { readonly ids: readonly Game['id'][] }) {
  const text = useTranslations('modals.bonusOffer.games');
  const format = useFormatter();
  const games = useQueries({ queries: ids.slice(0, NAMED).map((id) => gameQuery(id)) });
  const names = games.map(({ data }, at) => (
    <bdi key={ids[at]} className="whitespace-nowrap">
      {data?.name ?? ids[at]}
    </bdi>
  ));
  const more = ids.length - names.length;
  return format.list([...names, ...(more > 0 ? [text('more', { count: more })] : [])]);
}
