import type { Game } from '@pierlight/contract/catalogue/schemas';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { gameQuery, useStakeCurrency } from '#features/catalogue/public.ts';
import { useQuery } from '#shared/api/use-query.ts';
import { SITE_NAME } from '#shared/i18n/page-head.ts';

/**
 * The game that is shown: the one that was launched until its frame tells of another table of the group,
 * to which the player moved within the session. The page's title names it.
 */
export function useShownTable(launched: Game): readonly [Game, (id: string) => void] {
  const text = useTranslations('pages.game');
  const [id, setId] = useState(launched.id);
  const isElsewhere = id !== launched.id;
  const currency = useStakeCurrency();
  const table = useQuery({ ...gameQuery(id, currency), enabled: isElsewhere, retry: false }).data;
  const shown = isElsewhere && table ? table : launched;

  const title = shown === launched ? null : `${text('title', { name: shown.name })} · ${SITE_NAME}`;
  useEffect(() => {
    if (title === null) return;
    const before = document.title;
    document.title = title;
    return () => {
      document.title = before;
    };
  }, [title]);
  return [shown, setId];
}
