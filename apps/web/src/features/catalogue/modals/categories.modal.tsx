import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useQuery } from '#shared/api/use-query.ts';
import { WithTexts } from '#shared/i18n/texts.tsx';
import { useCount } from '#shared/i18n/use-count.ts';
import { ModalFrame } from '#shared/modals/modal-frame.tsx';
import { categoriesQuery } from '../api.ts';
import { CategoryIcon } from '../components/category-icon.tsx';
import { useCategoryNames } from '../components/category-names.ts';

/** Every category, to go to. */
export default function CategoriesModal() {
  return (
    <WithTexts folders={['modals']}>
      <Categories />
    </WithTexts>
  );
}

function Categories() {
  const text = useTranslations('modals.games');
  const nameOf = useCategoryNames();
  const count = useCount();
  const categories = useQuery(categoriesQuery()).data ?? [];
  return (
    <ModalFrame title={text('categories')}>
      <ul className="grid gap-2 pb-2 sm:grid-cols-2">
        {categories.map(({ identity, gamesCount }) => (
          <li key={identity}>
            <Link
              to="/categories/$categoryIdentity"
              params={{ categoryIdentity: identity }}
              className="flex min-h-14 items-center gap-3 rounded-card bg-surface-2 px-4 font-semibold shadow-panel hover:bg-surface-3"
            >
              <CategoryIcon category={identity} current={false} />
              <span className="min-w-0 truncate">{nameOf(identity)}</span>
              <span className="tabular ms-auto font-normal text-13 text-text-3">
                {count(gamesCount)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </ModalFrame>
  );
}
