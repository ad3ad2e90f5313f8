import { useTranslations } from 'use-intl';

/** What a level is called: worded by its id, or by that where there are no words. Needs the texts of `modals`. */
export function useLevelName(): (id: string) => string {
  const text = useTranslations('modals.loyalty.levels');
  return (id) => (text.has(id) ? text(id) : id);
}
