import { type SlotTheme, strip } from '../engines/slot/theme.ts';
import { stakesBy10 } from './stakes.ts';

export const azulejo = {
  kind: 'slot',
  id: 'azulejo',
  provider: 'Kite Studio',
  name: 'Azulejo',
  tagline: {
    en: 'Three reels, twenty-seven ways and a tram up the hill.',
    de: 'Drei Walzen, siebenundzwanzig Wege und eine Straßenbahn den Berg hinauf.',
    es: 'Tres rodillos, veintisiete vías y un tranvía cuesta arriba.',
    'pt-br': 'Três rolos, vinte e sete caminhos e um bonde ladeira acima.',
    ar: 'ثلاث بكرات وسبع وعشرون طريقة وترام يصعد التل.',
  },
  palette: {
    backdrop: '#0c1c46',
    reel: '#12285c',
    frame: '#f2cf52',
    accent: '#3f7fd6',
    text: '#f5f8ff',
    win: '#ffd84d',
  },
  rtpBasisPoints: 9590,
  volatility: 2,
  deviation: 3.19,
  releaseDate: '2026-11-12',
  stakes: stakesBy10,
  rules: {
    reels: 3,
    rows: 3,
    evaluation: { kind: 'ways' },
    betUnits: 10,
    symbols: [
      {
        id: 'tile',
        role: 'wild',
        name: {
          en: 'Painted tile',
          de: 'Bemalte Fliese',
          es: 'Azulejo',
          'pt-br': 'Azulejo',
          ar: 'البلاطة المزخرفة',
        },
        pays: {},
      },
      {
        id: 'tram',
        role: 'scatter',
        name: { en: 'Tram', de: 'Straßenbahn', es: 'Tranvía', 'pt-br': 'Bonde', ar: 'الترام' },
        pays: { 3: 20 },
      },
      {
        id: 'cockerel',
        role: 'high',
        name: { en: 'Cockerel', de: 'Hahn', es: 'Gallo', 'pt-br': 'Galo', ar: 'الديك' },
        pays: { 3: 52 },
      },
      {
        id: 'guitar',
        role: 'high',
        name: {
          en: 'Fado guitar',
          de: 'Fadogitarre',
          es: 'Guitarra de fado',
          'pt-br': 'Guitarra de fado',
          ar: 'قيثارة الفادو',
        },
        pays: { 3: 28 },
      },
      {
        id: 'swallow',
        role: 'high',
        name: {
          en: 'Clay swallow',
          de: 'Tonschwalbe',
          es: 'Golondrina de barro',
          'pt-br': 'Andorinha de barro',
          ar: 'سنونوة الخزف',
        },
        pays: { 3: 17 },
      },
      {
        id: 'sardines',
        role: 'high',
        name: {
          en: 'Sardines',
          de: 'Sardinen',
          es: 'Sardinas',
          'pt-br': 'Sardinhas',
          ar: 'السردين',
        },
        pays: { 3: 10 },
      },
      {
        id: 'coffee',
        role: 'low',
        name: { en: 'Coffee', de: 'Kaffee', es: 'Café', 'pt-br': 'Café', ar: 'القهوة' },
        pays: { 3: 5 },
      },
      {
        id: 'tart',
        role: 'low',
        name: {
          en: 'Custard tart',
          de: 'Puddingtörtchen',
          es: 'Pastel de nata',
          'pt-br': 'Pastel de nata',
          ar: 'فطيرة الكاسترد',
        },
        pays: { 3: 4 },
      },
      {
        id: 'orange',
        role: 'low',
        name: { en: 'Orange', de: 'Orange', es: 'Naranja', 'pt-br': 'Laranja', ar: 'البرتقال' },
        pays: { 3: 2 },
      },
    ],
    strips: [
      strip(`
      tart sardines guitar orange tram sardines swallow orange coffee tart swallow orange
      guitar tart coffee sardines cockerel swallow orange coffee tart guitar orange coffee
      cockerel tart sardines orange tram coffee`),
      strip(`
      swallow cockerel tart orange guitar tile tart coffee sardines orange tile tram
      swallow coffee orange tart swallow coffee tram guitar sardines orange cockerel tart
      swallow guitar sardines cockerel coffee tart sardines orange`),
      strip(`
      guitar orange tart tram sardines coffee orange tart swallow coffee orange tart
      swallow coffee sardines orange cockerel coffee guitar sardines tart cockerel guitar
      tile orange cockerel tram tart sardines orange coffee swallow`),
    ],
    wildMultiplier: 1,
    freeSpins: {
      awards: { 3: 8 },
      multiplier: 3,
      retrigger: true,
      expandingWilds: false,
      expandingSymbol: null,
      strips: [
        strip(`
      tart orange coffee cockerel sardines swallow guitar orange tart coffee swallow
      orange sardines coffee tart cockerel orange coffee tart guitar tram coffee tart
      sardines orange swallow guitar sardines`),
        strip(`
      tart tile sardines orange tart swallow coffee sardines tile cockerel swallow coffee
      orange sardines tile coffee tart orange guitar swallow cockerel sardines coffee tart
      tram guitar tile swallow cockerel orange guitar`),
        strip(`
      coffee orange sardines tile coffee orange guitar tart coffee orange guitar tart
      cockerel orange coffee sardines swallow cockerel coffee sardines tart guitar orange
      swallow tart sardines tram swallow cockerel tart`),
      ],
    },
    maxWinMultiple: 2000,
  },
} satisfies SlotTheme;
