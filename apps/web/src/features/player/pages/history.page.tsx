import { useTranslations } from 'use-intl';
import type { HistoryTab } from '../history-tabs.ts';

export function HistoryPage({ tab }: { readonly tab: HistoryTab }) {
  const text = useTranslations('pages.profileHistory');
  return <h2 className="text-25">{text(`tabs.${tab}`)}</h2>;
}
