import { Badge } from '@pierlight/ui/badge';
import { useTranslations } from 'use-intl';
import { useFreeSpins } from '#features/catalogue/public.ts';

interface FreeSpinsForBonusProps {
  readonly game: string;
}

/** How many free spins are left whose wins become a bonus; nothing where wins are the player's own. */
function useWords({ game }: FreeSpinsForBonusProps): string | null {
  const text = useTranslations('layout.card');
  const left = useFreeSpins(game);
  return left?.isForBonus ? text('freeSpinsForBonus', { count: left.count }) : null;
}

/** In the bar above the game, on a wide screen. */
export function FreeSpinsForBonusBadge(props: FreeSpinsForBonusProps) {
  const words = useWords(props);
  return words === null ? null : (
    <Badge tone="lamp" className="min-w-0 max-lg:hidden">
      {words}
    </Badge>
  );
}

/** Below the game on a phone, whose bar has no room for it. */
export function FreeSpinsForBonusLine(props: FreeSpinsForBonusProps) {
  const words = useWords(props);
  return words === null ? null : (
    <p className="flex-none px-4 py-1 text-center text-13 text-lamp-text lg:hidden">{words}</p>
  );
}
