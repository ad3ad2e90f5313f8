import type { WheelTheme } from '../engines/wheel/theme.ts';
import { diceStakes } from './stakes.ts';

export const goldenHelm = {
  kind: 'wheel',
  id: 'golden-helm',
  provider: 'Halyard',
  name: 'Golden Helm',
  tagline: {
    en: 'A helm of 10 to 50 segments: you choose how many, and how bold.',
    de: 'Ein Steuerrad mit 10 bis 50 Feldern: Du wählst, wie viele und wie kühn.',
    es: 'Un timón de 10 a 50 segmentos: tú eliges cuántos y con cuánta audacia.',
    'pt-br': 'Um leme de 10 a 50 segmentos: você escolhe quantos e com quanta ousadia.',
    ar: 'دفّة من 10 إلى 50 قطاعًا: تختار أنت عددها ومدى جرأتها.',
  },
  palette: {
    backdrop: '#10201c',
    reel: '#1b302a',
    frame: '#d3a04a',
    accent: '#d3a04a',
    text: '#f7f3e6',
    win: '#ffd980',
  },
  rtpBasisPoints: 9700,
  volatility: 3,
  releaseDate: '2026-10-08',
  stakes: diceStakes,
  trim: 'helm',
  wheels: {
    low: {
      10: [
        [0, 2],
        [120, 7],
        [130, 1],
      ],
      20: [
        [0, 5],
        [120, 12],
        [150, 2],
        [200, 1],
      ],
      30: [
        [0, 8],
        [120, 16],
        [150, 5],
        [240, 1],
      ],
      40: [
        [0, 11],
        [120, 20],
        [150, 8],
        [280, 1],
      ],
      50: [
        [0, 14],
        [120, 25],
        [150, 10],
        [350, 1],
      ],
    },
    medium: {
      10: [
        [0, 5],
        [150, 3],
        [220, 1],
        [300, 1],
      ],
      20: [
        [0, 10],
        [150, 6],
        [200, 2],
        [240, 1],
        [400, 1],
      ],
      30: [
        [0, 16],
        [150, 8],
        [200, 3],
        [300, 2],
        [510, 1],
      ],
      40: [
        [0, 22],
        [150, 9],
        [200, 5],
        [300, 3],
        [630, 1],
      ],
      50: [
        [0, 28],
        [150, 11],
        [200, 6],
        [300, 4],
        [800, 1],
      ],
    },
    high: {
      10: [
        [0, 9],
        [970, 1],
      ],
      20: [
        [0, 19],
        [1940, 1],
      ],
      30: [
        [0, 29],
        [2910, 1],
      ],
      40: [
        [0, 39],
        [3880, 1],
      ],
      50: [
        [0, 49],
        [4850, 1],
      ],
    },
  },
} satisfies WheelTheme;
