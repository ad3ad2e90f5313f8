import { type SlotTheme, strip } from '../engines/slot/theme.ts';
import { lines5 } from './lines.ts';
import { stakesBy10 } from './stakes.ts';

export const bellAndBrine = {
  kind: 'slot',
  id: 'bell-and-brine',
  provider: 'Saltworks',
  name: 'Bell and Brine',
  tagline: {
    en: 'Three reels, nine places: four bells hold, and a full field rings the grand.',
    de: 'Drei Walzen, neun Plätze: Vier Glocken bleiben stehen, und ein volles Feld läutet den Grand.',
    es: 'Tres rodillos, nueve sitios: cuatro campanas se quedan y un campo lleno da el Grand.',
    'pt-br': 'Três rolos, nove lugares: quatro sinos ficam, e um campo cheio dá o Grand.',
    ar: 'ثلاث بكرات وتسعة أماكن: أربعة أجراس تثبت، واللوحة الكاملة تقرع الجائزة العظمى.',
  },
  palette: {
    backdrop: '#0a1626',
    reel: '#10253b',
    frame: '#d0763a',
    accent: '#e9893f',
    text: '#f2f6f7',
    win: '#ffd9a0',
  },
  rtpBasisPoints: 9603,
  volatility: 5,
  deviation: 9.64,
  releaseDate: '2026-11-21',
  stakes: stakesBy10,
  rules: {
    reels: 3,
    rows: 3,
    evaluation: { kind: 'lines', lines: lines5 },
    betUnits: 5,
    symbols: [
      {
        id: 'diving-bell',
        role: 'wild',
        name: {
          en: 'Diving bell',
          de: 'Taucherglocke',
          es: 'Campana de buzo',
          'pt-br': 'Sino de mergulho',
          ar: 'جرس الغوص',
        },
        pays: { 3: 75 },
      },
      {
        id: 'ships-bell',
        role: 'coin',
        name: {
          en: "Ship's bell",
          de: 'Schiffsglocke',
          es: 'Campana de barco',
          'pt-br': 'Sino de navio',
          ar: 'جرس السفينة',
        },
        pays: {},
      },
      {
        id: 'eel',
        role: 'high',
        name: {
          en: 'Conger eel',
          de: 'Meeraal',
          es: 'Congrio',
          'pt-br': 'Congro',
          ar: 'ثعبان البحر',
        },
        pays: { 3: 35 },
      },
      {
        id: 'buoy',
        role: 'high',
        name: { en: 'Buoy', de: 'Boje', es: 'Boya', 'pt-br': 'Boia', ar: 'العوامة' },
        pays: { 3: 25 },
      },
      {
        id: 'lobster-pot',
        role: 'high',
        name: {
          en: 'Lobster pot',
          de: 'Hummerkorb',
          es: 'Nasa',
          'pt-br': 'Covo',
          ar: 'قفص الكركند',
        },
        pays: { 3: 18 },
      },
      {
        id: 'scallop',
        role: 'low',
        name: {
          en: 'Scallop',
          de: 'Jakobsmuschel',
          es: 'Vieira',
          'pt-br': 'Vieira',
          ar: 'محار الإسكالوب',
        },
        pays: { 3: 9 },
      },
      {
        id: 'starfish',
        role: 'low',
        name: {
          en: 'Starfish',
          de: 'Seestern',
          es: 'Estrella de mar',
          'pt-br': 'Estrela-do-mar',
          ar: 'نجم البحر',
        },
        pays: { 3: 6 },
      },
      {
        id: 'kelp',
        role: 'low',
        name: { en: 'Kelp', de: 'Seetang', es: 'Alga', 'pt-br': 'Alga', ar: 'عشب البحر' },
        pays: { 3: 5 },
      },
    ],
    strips: [
      strip(`
      scallop buoy diving-bell kelp ships-bell buoy eel starfish eel ships-bell
      lobster-pot scallop kelp starfish ships-bell lobster-pot starfish scallop
      lobster-pot starfish kelp lobster-pot diving-bell kelp scallop ships-bell kelp
      ships-bell diving-bell eel scallop buoy kelp starfish`),
      strip(`
      starfish lobster-pot kelp ships-bell kelp buoy lobster-pot diving-bell kelp buoy
      scallop kelp starfish scallop starfish lobster-pot buoy ships-bell starfish eel
      scallop kelp starfish scallop starfish lobster-pot eel kelp buoy ships-bell
      scallop diving-bell ships-bell`),
      strip(`
      buoy kelp buoy lobster-pot scallop kelp scallop starfish ships-bell kelp
      ships-bell scallop ships-bell buoy lobster-pot scallop eel diving-bell eel scallop
      starfish lobster-pot ships-bell starfish eel kelp diving-bell scallop kelp
      starfish lobster-pot ships-bell starfish`),
    ],
    wildMultiplier: 1,
    freeSpins: null,
    hold: {
      coin: 'ships-bell',
      from: 4,
      respins: 3,
      oneIn: 14,
      values: [
        { id: 'x1', units: 5, weight: 500 },
        { id: 'x2', units: 10, weight: 240 },
        { id: 'x4', units: 20, weight: 110 },
        { id: 'x8', units: 40, weight: 40 },
        { id: 'mini', units: 60, weight: 30 },
        { id: 'minor', units: 150, weight: 10 },
        { id: 'major', units: 500, weight: 2 },
      ],
      grand: 2500,
    },
    maxWinMultiple: 1401,
  },
} satisfies SlotTheme;
