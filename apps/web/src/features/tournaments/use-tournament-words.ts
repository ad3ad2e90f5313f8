import { useTranslations } from 'use-intl';

/** What a tournament is called, and a sentence about it; its id where there are no words. Needs the texts of `account`. */
export function useTournamentWords(): (id: string) => {
  readonly title: string;
  readonly text: string | null;
} {
  const text = useTranslations('account.tournaments.names');
  return (id) => ({
    title: text.has(`${id}.title`) ? text(`${id}.title`) : id,
    text: text.has(`${id}.text`) ? text(`${id}.text`) : null,
  });
}
