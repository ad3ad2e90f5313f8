import { CategoryIcon as DrawnIcon } from '@pierlight/ui/art/category-icon';

interface CategoryIconProps {
  readonly category: string;
  readonly current?: boolean;
  readonly size?: number;
}

/** Sign of a category, filled where it is the current one. A new category gets a neutral sign. */
export function CategoryIcon({ category, current = false, size = 20 }: CategoryIconProps) {
  return <DrawnIcon name={category} weight={current ? 'fill' : 'regular'} size={size} />;
}
