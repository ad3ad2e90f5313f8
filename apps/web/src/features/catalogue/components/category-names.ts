import { useTranslations } from 'use-intl';

/** Names of categories in the reader's language; an unnamed one goes by its identity. */
export function useCategoryNames(): (identity: string) => string {
  const text = useTranslations('categories.names');
  return (identity) => (text.has(identity) ? text(identity) : identity);
}

/** What a category is, in a sentence or two; null for one nobody has described. */
export function useCategoryDescription(identity: string): string | null {
  const text = useTranslations('categories.descriptions');
  return text.has(identity) ? text(identity) : null;
}
