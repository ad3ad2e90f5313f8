import type { BlackjackTheme } from '../engines/blackjack/theme.ts';
import { tableStakes } from './stakes.ts';

export const salon21 = {
  kind: 'blackjack',
  id: 'salon-21',
  provider: 'Harbour Live',
  tableGroup: 'harbour-tables',
  name: 'Salon 21',
  tagline: {
    en: 'Blackjack by the book: six decks, three to two, double and split.',
    de: 'Blackjack nach den Regeln: sechs Decks, drei zu zwei, verdoppeln und teilen.',
    es: 'Blackjack como manda la regla: seis barajas, tres a dos, doblar y dividir.',
    'pt-br': 'Blackjack como manda a regra: seis baralhos, três para dois, dobrar e dividir.',
    ar: 'بلاك جاك بأصوله: ستّ مجموعات ورق وثلاثة إلى اثنين ومضاعفة وتقسيم.',
  },
  palette: {
    backdrop: '#062418',
    reel: '#0f5a3c',
    frame: '#e0c58a',
    accent: '#c8323c',
    text: '#f8f4e6',
    win: '#ffd98a',
  },
  /** By the basic strategy, against the first stake. */
  rtpBasisPoints: 9954,
  volatility: 2,
  releaseDate: '2026-11-22',
  stakes: tableStakes,
} satisfies BlackjackTheme;
