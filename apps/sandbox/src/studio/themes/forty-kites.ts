import type { KenoTheme } from '../engines/keno/theme.ts';
import { diceStakes } from './stakes.ts';

export const fortyKites = {
  kind: 'keno',
  id: 'forty-kites',
  provider: 'Kite Studio',
  name: 'Forty Kites',
  tagline: {
    en: 'Keno on a windy day: choose up to ten of forty numbers.',
    de: 'Keno an einem windigen Tag: bis zu zehn von vierzig Zahlen wählen.',
    es: 'Keno en un día de viento: elige hasta diez de cuarenta números.',
    'pt-br': 'Keno em um dia de vento: escolha até dez de quarenta números.',
    ar: 'كينو في يوم عاصف: اختر حتى عشرة من أربعين رقمًا.',
  },
  palette: {
    backdrop: '#123a5c',
    reel: '#1a4a70',
    frame: '#9fd4ea',
    accent: '#ff7d5c',
    text: '#f5fbff',
    win: '#ffdc8a',
  },
  rtpBasisPoints: 9600,
  volatility: 4,
  releaseDate: '2026-10-29',
  stakes: diceStakes,
  pays: {
    1: [0, 384],
    2: [0, 150, 664],
    3: [0, 100, 220, 1804],
    4: [0, 0, 180, 1050, 7000],
    5: [0, 0, 140, 387, 1400, 34_000],
    6: [0, 0, 110, 220, 660, 6700, 70_000],
    7: [0, 0, 60, 170, 430, 2550, 30_000, 90_000],
    8: [0, 0, 30, 160, 340, 790, 10_000, 45_000, 100_000],
    9: [0, 0, 30, 110, 210, 560, 4500, 30_000, 80_000, 150_000],
    10: [0, 0, 0, 90, 150, 480, 2900, 12_000, 45_000, 100_000, 200_000],
  },
} satisfies KenoTheme;
