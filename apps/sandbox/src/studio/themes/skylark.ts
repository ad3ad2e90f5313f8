import type { CrashTheme } from '../engines/crash/theme.ts';
import { diceStakes } from './stakes.ts';

export const skylark = {
  kind: 'crash',
  id: 'skylark',
  provider: 'Kite Studio',
  name: 'Skylark',
  tagline: {
    en: 'One flight for everybody: step off before it breaks away.',
    de: 'Ein Flug für alle: Steig aus, bevor er abreißt.',
    es: 'Un vuelo para todos: bájate antes de que se rompa.',
    'pt-br': 'Um voo para todos: desça antes que ele se rompa.',
    ar: 'رحلة واحدة للجميع: انزل قبل أن تنقطع.',
  },
  palette: {
    backdrop: '#16233f',
    reel: '#20325a',
    frame: '#e9a56f',
    accent: '#ff8a5c',
    text: '#f7f3ea',
    win: '#9be8c4',
  },
  rtpBasisPoints: 9900,
  volatility: 4,
  releaseDate: '2026-11-19',
  stakes: diceStakes,
  blockedCountries: ['PL'],
  edgeBasisPoints: 100,
  topMultiplier: 100_000,
} satisfies CrashTheme;
