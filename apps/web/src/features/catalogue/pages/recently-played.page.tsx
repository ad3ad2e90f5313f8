import { useTranslations } from 'use-intl';

export function RecentlyPlayedPage() {
  const text = useTranslations('pages.recentlyPlayed');
  return <h1 className="text-32">{text('title')}</h1>;
}
