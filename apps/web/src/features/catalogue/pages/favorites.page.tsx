import { useTranslations } from 'use-intl';

export function FavoritesPage() {
  const text = useTranslations('pages.favorites');
  return <h1 className="text-32">{text('title')}</h1>;
}
