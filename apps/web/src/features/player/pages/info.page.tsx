import { useTranslations } from 'use-intl';

export function InfoPage() {
  const text = useTranslations('pages.profileInfo');
  return <h1 className="text-32">{text('title')}</h1>;
}
