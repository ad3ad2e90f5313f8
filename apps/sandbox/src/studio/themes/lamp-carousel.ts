import type { WheelTheme } from '../engines/wheel/theme.ts';
import { diceStakes } from './stakes.ts';

export const lampCarousel = {
  kind: 'wheel',
  id: 'lamp-carousel',
  provider: 'Oddfellow',
  name: 'Lamp Carousel',
  tagline: {
    en: 'A wheel without an empty segment: every turn pays something back.',
    de: 'Ein Rad ohne leeres Feld: Jede Drehung zahlt etwas zurück.',
    es: 'Una rueda sin segmentos vacíos: cada giro devuelve algo.',
    'pt-br': 'Uma roda sem segmentos vazios: todo giro devolve algo.',
    ar: 'عجلة بلا قطاع فارغ: كل دورة تعيد شيئًا.',
  },
  palette: {
    backdrop: '#2b1620',
    reel: '#40222c',
    frame: '#f2c887',
    accent: '#f2a07a',
    text: '#fff5ea',
    win: '#ffd98c',
  },
  rtpBasisPoints: 9650,
  volatility: 2,
  releaseDate: '2026-11-12',
  stakes: diceStakes,
  trim: 'lamps',
  wheels: {
    low: {
      8: [
        [50, 3],
        [80, 2],
        [120, 2],
        [222, 1],
      ],
      16: [
        [50, 6],
        [80, 4],
        [120, 4],
        [160, 1],
        [284, 1],
      ],
      24: [
        [50, 9],
        [80, 6],
        [120, 6],
        [180, 2],
        [306, 1],
      ],
    },
    medium: {
      8: [
        [20, 4],
        [60, 2],
        [150, 1],
        [422, 1],
      ],
      16: [
        [20, 8],
        [60, 4],
        [150, 2],
        [200, 1],
        [644, 1],
      ],
      24: [
        [20, 12],
        [60, 6],
        [150, 3],
        [250, 2],
        [766, 1],
      ],
    },
    high: {
      8: [
        [10, 6],
        [40, 1],
        [672, 1],
      ],
      16: [
        [10, 12],
        [40, 2],
        [100, 1],
        [1244, 1],
      ],
      24: [
        [10, 18],
        [40, 3],
        [150, 2],
        [1716, 1],
      ],
    },
  },
} satisfies WheelTheme;
