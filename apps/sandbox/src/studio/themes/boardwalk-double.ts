import type { RouletteTheme } from '../engines/roulette/theme.ts';
import { chips, tableLimits } from './stakes.ts';

export const boardwalkDouble = {
  kind: 'roulette',
  wheel: 'double-zero',
  id: 'boardwalk-double',
  provider: 'Harbour Live',
  tableGroup: 'harbour-tables',
  name: 'Boardwalk Double',
  tagline: {
    en: 'American roulette with two zeros, under the neon of the boardwalk.',
    de: 'Amerikanisches Roulette mit zwei Nullen, unter dem Neon der Promenade.',
    es: 'Ruleta americana con dos ceros bajo el neón del paseo marítimo.',
    'pt-br': 'Roleta americana com dois zeros sob o néon do calçadão.',
    ar: 'روليت أمريكية بصفرين تحت أضواء نيون الممشى البحري.',
  },
  palette: {
    backdrop: '#0b1030',
    reel: '#1b2f66',
    frame: '#8fd8e8',
    accent: '#ff6f74',
    text: '#f3f6ff',
    win: '#ffd98a',
  },
  /** 36/38. */
  rtpBasisPoints: 9474,
  volatility: 2,
  releaseDate: '2026-11-22',
  stakes: chips,
  tableLimits,
} satisfies RouletteTheme;
