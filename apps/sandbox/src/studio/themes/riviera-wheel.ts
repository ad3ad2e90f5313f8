import type { RouletteTheme } from '../engines/roulette/theme.ts';
import { chips, tableLimits } from './stakes.ts';

export const rivieraWheel = {
  kind: 'roulette',
  wheel: 'single-zero',
  id: 'riviera-wheel',
  provider: 'Northlight',
  name: 'Riviera Wheel',
  tagline: {
    en: 'European roulette with a single zero and a view of the bay.',
    de: 'Europäisches Roulette mit einer Null und Blick auf die Bucht.',
    es: 'Ruleta europea de un solo cero con vistas a la bahía.',
    'pt-br': 'Roleta europeia com um único zero e vista para a baía.',
    ar: 'روليت أوروبية بصفر واحد وإطلالة على الخليج.',
  },
  palette: {
    backdrop: '#06251d',
    reel: '#0d4a39',
    frame: '#c99b4a',
    accent: '#b3262e',
    text: '#f6f1e3',
    win: '#ffd27a',
  },
  /** 36/37. */
  rtpBasisPoints: 9730,
  volatility: 2,
  releaseDate: '2024-06-06',
  stakes: chips,
  tableLimits,
} satisfies RouletteTheme;
