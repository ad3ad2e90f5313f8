import { CherriesIcon } from '@phosphor-icons/react/dist/ssr/Cherries';
import { LightningIcon } from '@phosphor-icons/react/dist/ssr/Lightning';
import { PokerChipIcon } from '@phosphor-icons/react/dist/ssr/PokerChip';
import { SquaresFourIcon } from '@phosphor-icons/react/dist/ssr/SquaresFour';

const icons: Readonly<Record<string, typeof CherriesIcon>> = {
  slots: CherriesIcon,
  wheels: PokerChipIcon,
  instant: LightningIcon,
};

interface CategoryIconProps {
  readonly category: string;
  readonly current?: boolean;
  readonly size?: number;
}

/** Sign of a category, filled where it is the current one. A new category gets a neutral sign. */
export function CategoryIcon({ category, current = false, size = 20 }: CategoryIconProps) {
  const Icon = icons[category] ?? SquaresFourIcon;
  return <Icon aria-hidden="true" size={size} weight={current ? 'fill' : 'regular'} />;
}
