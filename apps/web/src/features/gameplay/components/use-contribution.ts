import { useFormatter, useTranslations } from 'use-intl';
import { contributionOf, usePlayedBonus } from '#features/catalogue/public.ts';

/** What a stake in a game counts for the bonus that is played in a currency, in words; null without a bonus. */
export function useContribution(game: string, currency: string) {
  const text = useTranslations('game.page.bonus');
  const format = useFormatter();
  const bonus = usePlayedBonus(currency);
  if (bonus === null) return null;
  const counts = contributionOf(bonus, game);
  if (counts === null) return { words: text('closed'), short: '–', isFull: false };
  const share = format.number(counts / 100, { style: 'percent' });
  return { words: text('counts', { share }), short: share, isFull: counts === 100 };
}
