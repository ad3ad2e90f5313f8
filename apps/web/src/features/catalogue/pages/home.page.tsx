import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { collectionsQuery } from '../api.ts';

export function HomePage() {
  const collections = useSuspenseQuery(collectionsQuery()).data;
  const text = useTranslations('pages.home');
  return (
    <section className="px-8 py-12">
      <h1 className="text-44">{text('title')}</h1>
      <ul>
        {collections.map((collection) => (
          <li key={collection.identity}>{collection.identity}</li>
        ))}
      </ul>
    </section>
  );
}
