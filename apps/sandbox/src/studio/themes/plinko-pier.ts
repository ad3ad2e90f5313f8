import type { PlinkoTheme } from '../engines/plinko/theme.ts';
import { diceStakes } from './stakes.ts';

export const plinkoPier = {
  kind: 'plinko',
  id: 'plinko-pier',
  provider: 'Oddfellow',
  name: 'Plinko Pier',
  tagline: {
    en: 'Choose rows and risk, and let the ball fall through the pegs.',
    de: 'Reihen und Risiko wählen, dann fällt die Kugel durch die Stifte.',
    es: 'Elige filas y riesgo, y deja caer la bola entre las clavijas.',
    'pt-br': 'Escolha fileiras e risco e deixe a bola cair entre os pinos.',
    ar: 'اختر الصفوف ودرجة المخاطرة، ودع الكرة تسقط بين الأوتاد.',
  },
  palette: {
    backdrop: '#251038',
    reel: '#341a4c',
    frame: '#f0b65a',
    accent: '#f2739b',
    text: '#fdf4ff',
    win: '#ffd67d',
  },
  rtpBasisPoints: 9800,
  volatility: 3,
  releaseDate: '2026-09-17',
  stakes: diceStakes,
  pays: {
    low: {
      8: [570, 200, 110, 99, 50],
      10: [880, 300, 140, 110, 100, 46],
      12: [930, 300, 164, 130, 110, 100, 50],
      14: [670, 410, 190, 140, 120, 110, 100, 51],
      16: [1514, 890, 200, 160, 140, 110, 110, 100, 50],
    },
    medium: {
      8: [1200, 298, 130, 70, 40],
      10: [2186, 500, 190, 140, 60, 40],
      12: [3254, 1100, 370, 200, 110, 60, 30],
      14: [5300, 1500, 700, 390, 190, 98, 50, 20],
      16: [11_014, 4000, 1000, 510, 280, 150, 100, 50, 30],
    },
    high: {
      8: [2900, 390, 148, 30, 20],
      10: [7606, 990, 290, 90, 30, 20],
      12: [16_694, 2400, 780, 200, 70, 20, 20],
      14: [41_266, 5600, 1800, 480, 190, 30, 20, 20],
      16: [101_100, 13_000, 2600, 850, 390, 203, 20, 20, 20],
    },
  },
} satisfies PlinkoTheme;
