import { useTranslations } from 'use-intl';

export function CategoryPage({ identity }: { readonly identity: string }) {
  const text = useTranslations('categories');
  return <h1 className="text-32">{text(`names.${identity}`)}</h1>;
}
