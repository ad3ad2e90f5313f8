import type { DiceTheme } from '../engines/dice/theme.ts';
import { diceStakes } from './stakes.ts';

export const diceDeck = {
  kind: 'dice',
  id: 'dice-deck',
  provider: 'Saltworks',
  name: 'Dice Deck',
  tagline: {
    en: 'Choose your own odds between 1 and 98 per cent.',
    de: 'Wähl deine Chance selbst, von 1 bis 98 Prozent.',
    es: 'Elige tu propia probabilidad, entre el 1 y el 98 por ciento.',
    'pt-br': 'Escolha sua própria chance, de 1 a 98 por cento.',
    ar: 'اختر احتمال ربحك بنفسك، من 1 إلى 98 في المئة.',
  },
  palette: {
    backdrop: '#10131c',
    reel: '#1b2130',
    frame: '#8fa3bf',
    accent: '#e7674f',
    text: '#f2f4f8',
    win: '#7fd8b4',
  },
  rtpBasisPoints: 9900,
  volatility: 3,
  releaseDate: '2025-02-27',
  stakes: diceStakes,
  blockedCountries: ['PL'],
  edgeBasisPoints: 100,
  rounding: 'drawn',
} satisfies DiceTheme;
