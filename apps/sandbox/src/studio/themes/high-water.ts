import type { HiloTheme } from '../engines/hilo/theme.ts';
import { diceStakes } from './stakes.ts';

export const highWater = {
  kind: 'hilo',
  id: 'high-water',
  provider: 'Halyard',
  name: 'High Water',
  tagline: {
    en: 'Higher or lower: call the tide of the cards, and land when you like.',
    de: 'Höher oder tiefer: Sag die Flut der Karten an und geh an Land, wann du willst.',
    es: 'Mayor o menor: adivina la marea de las cartas y desembarca cuando quieras.',
    'pt-br': 'Maior ou menor: adivinhe a maré das cartas e desembarque quando quiser.',
    ar: 'أعلى أم أدنى: توقّع مدّ الأوراق وارسُ متى شئت.',
  },
  palette: {
    backdrop: '#2a0d1c',
    reel: '#47182c',
    frame: '#e2a06d',
    accent: '#ffb27a',
    text: '#fff4ec',
    win: '#ffd98a',
  },
  rtpBasisPoints: 9900,
  volatility: 2,
  releaseDate: '2026-11-12',
  stakes: diceStakes,
  edgeBasisPoints: 100,
  rounding: 'drawn',
  topMultiple: 5000,
  skips: 20,
} satisfies HiloTheme;
