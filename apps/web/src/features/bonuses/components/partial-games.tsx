import type { DepositBonus } from '@pierlight/contract/bonuses/schemas';
import { useTranslations } from 'use-intl';
import { GameNames } from './game-names.tsx';
import { useBonusFigures } from './use-bonus-words.ts';

interface PartialGamesProps {
  readonly contributions: DepositBonus['contributions'];
}

/** The games in which a stake counts in part, by how much of it does, the most first; nothing where there are none. */
export function PartialGames({ contributions }: PartialGamesProps) {
  const text = useTranslations('modals.bonusOffer.games');
  const { percent } = useBonusFigures();
  const shares = [...new Set(Object.values(contributions))].toSorted((one, other) => other - one);
  return shares.map((share) => (
    <p key={share} className="text-13 text-text-2">
      {text.rich('partly', {
        share: () => <bdi>{percent(share)}</bdi>,
        games: () => (
          <GameNames
            ids={Object.keys(contributions).filter((game) => contributions[game] === share)}
          />
        ),
      })}
    </p>
  ));
}
