import { useTranslations } from 'use-intl';

export function ProvidersPage() {
  const text = useTranslations('pages.providers');
  return <h1 className="text-32">{text('title')}</h1>;
}
