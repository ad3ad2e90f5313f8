import type { PokerTheme } from '../engines/poker/theme.ts';
import { diceStakes } from './stakes.ts';

export const anchorPoker = {
  kind: 'poker',
  id: 'anchor-poker',
  provider: 'Harbour Live',
  name: 'Anchor Poker',
  tagline: {
    en: 'Jacks or better: hold what is worth it, draw once.',
    de: 'Buben oder besser: Halte, was es wert ist, und zieh einmal.',
    es: 'Jotas o más: conserva lo que vale y cambia una vez.',
    'pt-br': 'Valetes ou melhor: segure o que vale e troque uma vez.',
    ar: 'زوج أولاد أو أعلى: احتفظ بما يستحق واسحب مرة واحدة.',
  },
  palette: {
    backdrop: '#161b22',
    reel: '#28313b',
    frame: '#d2a558',
    accent: '#e0553d',
    text: '#f6f3ea',
    win: '#ffd477',
  },
  rtpBasisPoints: 9954,
  volatility: 3,
  releaseDate: '2026-11-19',
  stakes: diceStakes,
} satisfies PokerTheme;
