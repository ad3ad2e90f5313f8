import { PageTitle } from '#shared/titled-page.tsx';
import { useCategoryDescription, useCategoryNames } from '../components/category-names.ts';
import { CategoryRail } from '../components/category-rail.tsx';
import { GameBrowser } from '../components/game-browser.tsx';

export function CategoryPage({ identity }: { readonly identity: string }) {
  const name = useCategoryNames();
  const description = useCategoryDescription(identity);
  return (
    <>
      <CategoryRail />
      <GameBrowser
        key={identity}
        category={identity}
        title={<PageTitle>{name(identity)}</PageTitle>}
        description={description}
      />
    </>
  );
}
