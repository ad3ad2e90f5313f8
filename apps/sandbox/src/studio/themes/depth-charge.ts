import type { MinesTheme } from '../engines/mines/theme.ts';
import { diceStakes } from './stakes.ts';

export const depthCharge = {
  kind: 'mines',
  id: 'depth-charge',
  provider: 'Saltworks',
  name: 'Depth Charge',
  tagline: {
    en: 'Clear the minefield field by field, and surface when you like.',
    de: 'Räum das Minenfeld Feld für Feld und tauch auf, wann du willst.',
    es: 'Despeja el campo de minas casilla a casilla y sube cuando quieras.',
    'pt-br': 'Limpe o campo minado casa por casa e suba quando quiser.',
    ar: 'اعبر حقل الألغام خانة خانة، واصعد متى شئت.',
  },
  palette: {
    backdrop: '#05150d',
    reel: '#103122',
    frame: '#7f9aa0',
    accent: '#ff6a4d',
    text: '#f0faf2',
    win: '#8dffae',
  },
  rtpBasisPoints: 9900,
  volatility: 3,
  releaseDate: '2026-11-05',
  stakes: diceStakes,
  edgeBasisPoints: 100,
  rounding: 'drawn',
  topMultiple: 5000,
} satisfies MinesTheme;
