import { type SlotTheme, strip } from '../engines/slot/theme.ts';
import { lines5 } from './lines.ts';
import { stakesBy10 } from './stakes.ts';

export const sevenLamps = {
  kind: 'slot',
  id: 'seven-lamps',
  provider: 'Northlight',
  name: 'Seven Lamps',
  tagline: {
    en: 'Three reels, five lines and a lamp for every seven.',
    de: 'Drei Walzen, fünf Linien und für jede Sieben eine Lampe.',
    es: 'Tres rodillos, cinco líneas y una lámpara por cada siete.',
    'pt-br': 'Três rolos, cinco linhas e uma lâmpada para cada sete.',
    ar: 'ثلاث بكرات وخمسة خطوط ومصباح لكل سبعة.',
  },
  palette: {
    backdrop: '#240a0c',
    reel: '#3a1014',
    frame: '#ffb02e',
    accent: '#e03a2f',
    text: '#fff1d6',
    win: '#ffd36b',
  },
  rtpBasisPoints: 9551,
  volatility: 3,
  deviation: 4.11,
  releaseDate: '2024-09-05',
  stakes: stakesBy10,
  rules: {
    reels: 3,
    rows: 3,
    evaluation: { kind: 'lines', lines: lines5 },
    betUnits: 5,
    symbols: [
      {
        id: 'beacon-lamp',
        role: 'wild',
        name: {
          en: 'Beacon lamp',
          de: 'Leuchtfeuer',
          es: 'Luz de faro',
          'pt-br': 'Luz do farol',
          ar: 'ضوء المنارة',
        },
        pays: { 3: 350 },
      },
      {
        id: 'red-seven',
        role: 'high',
        name: {
          en: 'Red seven',
          de: 'Rote Sieben',
          es: 'Siete rojo',
          'pt-br': 'Sete vermelho',
          ar: 'السبعة الحمراء',
        },
        pays: { 3: 250 },
      },
      {
        id: 'storm-lantern',
        role: 'high',
        name: {
          en: 'Storm lantern',
          de: 'Sturmlaterne',
          es: 'Farol de tormenta',
          'pt-br': 'Lampião',
          ar: 'فانوس العاصفة',
        },
        pays: { 3: 120 },
      },
      {
        id: 'ships-bell',
        role: 'high',
        name: {
          en: "Ship's bell",
          de: 'Schiffsglocke',
          es: 'Campana de barco',
          'pt-br': 'Sino de navio',
          ar: 'جرس السفينة',
        },
        pays: { 3: 60 },
      },
      {
        id: 'triple-bar',
        role: 'high',
        name: {
          en: 'Triple bar',
          de: 'Dreifach-Bar',
          es: 'Triple bar',
          'pt-br': 'Bar triplo',
          ar: 'بار ثلاثي',
        },
        pays: { 3: 40 },
      },
      {
        id: 'double-bar',
        role: 'low',
        name: {
          en: 'Double bar',
          de: 'Doppel-Bar',
          es: 'Doble bar',
          'pt-br': 'Bar duplo',
          ar: 'بار مزدوج',
        },
        pays: { 3: 25 },
      },
      {
        id: 'single-bar',
        role: 'low',
        name: {
          en: 'Single bar',
          de: 'Einfach-Bar',
          es: 'Bar sencillo',
          'pt-br': 'Bar simples',
          ar: 'بار مفرد',
        },
        pays: { 3: 15 },
      },
      {
        id: 'lemon',
        role: 'low',
        name: { en: 'Lemon', de: 'Zitrone', es: 'Limón', 'pt-br': 'Limão', ar: 'الليمون' },
        pays: { 3: 8 },
      },
      {
        id: 'cherries',
        role: 'low',
        name: { en: 'Cherries', de: 'Kirschen', es: 'Cerezas', 'pt-br': 'Cerejas', ar: 'الكرز' },
        pays: { 2: 2, 3: 8 },
      },
    ],
    strips: [
      strip(`
      lemon single-bar triple-bar storm-lantern cherries lemon double-bar single-bar
      ships-bell cherries red-seven lemon triple-bar double-bar single-bar cherries
      storm-lantern lemon beacon-lamp ships-bell triple-bar single-bar cherries lemon
      double-bar storm-lantern cherries single-bar lemon red-seven triple-bar ships-bell
      double-bar cherries`),
      strip(`
      lemon cherries storm-lantern single-bar double-bar lemon triple-bar cherries
      ships-bell red-seven single-bar lemon cherries double-bar triple-bar storm-lantern
      lemon single-bar cherries ships-bell beacon-lamp double-bar lemon triple-bar
      cherries single-bar storm-lantern red-seven lemon cherries ships-bell double-bar
      triple-bar single-bar`),
      strip(`
      lemon single-bar double-bar cherries lemon ships-bell triple-bar red-seven
      storm-lantern single-bar cherries lemon double-bar triple-bar single-bar cherries
      lemon ships-bell storm-lantern beacon-lamp double-bar cherries lemon single-bar
      triple-bar red-seven cherries lemon ships-bell single-bar double-bar storm-lantern
      cherries triple-bar`),
    ],
    wildMultiplier: 1,
    freeSpins: null,
    maxWinMultiple: 82,
  },
} satisfies SlotTheme;
