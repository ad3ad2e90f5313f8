import type { BaccaratTheme } from '../engines/baccarat/theme.ts';
import { tableLimits, tableStakes } from './stakes.ts';

export const baccaratRose = {
  kind: 'baccarat',
  id: 'baccarat-rose',
  provider: 'Harbour Live',
  tableGroup: 'harbour-tables',
  name: 'Baccarat Rose',
  tagline: {
    en: 'Punto banco in a rose salon: three bets, one slow reveal.',
    de: 'Punto Banco im Rosensalon: drei Wetten, ein langsames Aufdecken.',
    es: 'Punto banco en un salón rosa: tres apuestas y un lento descubrir.',
    'pt-br': 'Punto banco num salão rosa: três apostas e uma revelação lenta.',
    ar: 'بونتو بانكو في صالون وردي: ثلاثة رهانات وكشف بطيء.',
  },
  palette: {
    backdrop: '#2c0d24',
    reel: '#6b1f4a',
    frame: '#f0b9c4',
    accent: '#ff7fa0',
    text: '#fff2f3',
    win: '#ffdf9e',
  },
  /** The player's bet; the banker's returns 98.94 %, a tie's 85.64 %. */
  rtpBasisPoints: 9876,
  volatility: 1,
  releaseDate: '2026-11-22',
  stakes: tableStakes,
  tableLimits,
} satisfies BaccaratTheme;
