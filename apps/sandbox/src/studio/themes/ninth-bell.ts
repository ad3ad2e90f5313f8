import { type SlotTheme, strip } from '../engines/slot/theme.ts';
import { lines25 } from './lines.ts';
import { stakesBy25 } from './stakes.ts';

export const ninthBell = {
  kind: 'slot',
  id: 'ninth-bell',
  provider: 'Northlight',
  name: 'Ninth Bell',
  tagline: {
    en: 'Six bells hold their places; fill the tower for the grand.',
    de: 'Sechs Glocken bleiben stehen; ein voller Turm bringt den Grand.',
    es: 'Seis campanas se quedan; llena la torre y gana el Grand.',
    'pt-br': 'Seis sinos ficam no lugar; encha a torre e ganhe o Grand.',
    ar: 'ستة أجراس تثبت في أماكنها؛ املأ البرج لتنال الجائزة العظمى.',
  },
  palette: {
    backdrop: '#1d1128',
    reel: '#2a1a38',
    frame: '#d8a25a',
    accent: '#b06a8f',
    text: '#fdf1ee',
    win: '#ffc98a',
  },
  rtpBasisPoints: 9560,
  volatility: 4,
  deviation: 7.8,
  releaseDate: '2026-11-20',
  stakes: stakesBy25,
  rules: {
    reels: 5,
    rows: 3,
    evaluation: { kind: 'lines', lines: lines25 },
    betUnits: 25,
    symbols: [
      {
        id: 'rose-window',
        role: 'wild',
        name: {
          en: 'Rose window',
          de: 'Fensterrose',
          es: 'Rosetón',
          'pt-br': 'Rosácea',
          ar: 'نافذة الورد',
        },
        pays: {},
      },
      {
        id: 'bronze-bell',
        role: 'coin',
        name: {
          en: 'Bronze bell',
          de: 'Bronzeglocke',
          es: 'Campana de bronce',
          'pt-br': 'Sino de bronze',
          ar: 'جرس البرونز',
        },
        pays: {},
      },
      {
        id: 'bell-ringer',
        role: 'high',
        name: {
          en: 'Bell-ringer',
          de: 'Glöcknerin',
          es: 'Campanera',
          'pt-br': 'Sineira',
          ar: 'قارعة الأجراس',
        },
        pays: { 3: 50, 4: 250, 5: 1000 },
      },
      {
        id: 'tower-clock',
        role: 'high',
        name: {
          en: 'Tower clock',
          de: 'Turmuhr',
          es: 'Reloj de la torre',
          'pt-br': 'Relógio da torre',
          ar: 'ساعة البرج',
        },
        pays: { 3: 40, 4: 160, 5: 700 },
      },
      {
        id: 'gargoyle',
        role: 'high',
        name: {
          en: 'Gargoyle',
          de: 'Wasserspeier',
          es: 'Gárgola',
          'pt-br': 'Gárgula',
          ar: 'الغرغول',
        },
        pays: { 3: 30, 4: 120, 5: 450 },
      },
      {
        id: 'weathercock',
        role: 'high',
        name: {
          en: 'Weathercock',
          de: 'Wetterhahn',
          es: 'Veleta',
          'pt-br': 'Cata-vento',
          ar: 'ديك الرياح',
        },
        pays: { 3: 22, 4: 80, 5: 300 },
      },
      {
        id: 'raven',
        role: 'low',
        name: { en: 'Raven', de: 'Rabe', es: 'Cuervo', 'pt-br': 'Corvo', ar: 'الغراب' },
        pays: { 3: 14, 4: 45, 5: 180 },
      },
      {
        id: 'tower-key',
        role: 'low',
        name: {
          en: 'Tower key',
          de: 'Turmschlüssel',
          es: 'Llave de la torre',
          'pt-br': 'Chave da torre',
          ar: 'مفتاح البرج',
        },
        pays: { 3: 12, 4: 38, 5: 150 },
      },
      {
        id: 'candle',
        role: 'low',
        name: { en: 'Candle', de: 'Kerze', es: 'Vela', 'pt-br': 'Vela', ar: 'الشمعة' },
        pays: { 3: 8, 4: 24, 5: 100 },
      },
      {
        id: 'bell-rope',
        role: 'low',
        name: {
          en: 'Bell rope',
          de: 'Glockenseil',
          es: 'Cuerda de campana',
          'pt-br': 'Corda do sino',
          ar: 'حبل الجرس',
        },
        pays: { 3: 8, 4: 24, 5: 100 },
      },
    ],
    strips: [
      strip(`
      bell-rope bronze-bell bronze-bell bell-ringer candle tower-key weathercock bell-rope
      raven candle bronze-bell gargoyle weathercock tower-key candle raven gargoyle
      bell-rope weathercock candle tower-key bronze-bell raven bell-rope tower-clock
      bell-ringer tower-key gargoyle raven tower-clock candle bronze-bell bell-rope
      gargoyle bronze-bell tower-clock bell-ringer raven weathercock tower-key`),
      strip(`
      raven candle bronze-bell rose-window gargoyle weathercock bell-rope raven
      bell-ringer candle tower-key gargoyle bronze-bell raven weathercock bronze-bell
      bell-rope tower-clock bronze-bell tower-key bell-ringer candle bronze-bell tower-key
      weathercock candle bell-rope raven tower-clock gargoyle weathercock tower-key
      bell-rope raven rose-window bronze-bell bell-ringer tower-clock candle bell-rope
      tower-key gargoyle`),
      strip(`
      bell-rope candle raven bronze-bell bronze-bell bronze-bell weathercock tower-clock
      bell-rope tower-key gargoyle raven bronze-bell candle gargoyle tower-key raven
      candle weathercock bronze-bell tower-key bell-ringer weathercock candle bell-rope
      tower-clock gargoyle rose-window tower-key tower-clock bell-ringer bell-rope
      weathercock raven gargoyle bronze-bell tower-key rose-window bell-rope candle raven
      bell-ringer`),
      strip(`
      tower-key bronze-bell bell-ringer bronze-bell weathercock bronze-bell candle
      bell-rope raven tower-key bronze-bell bell-rope tower-clock tower-key raven gargoyle
      bronze-bell tower-clock weathercock bell-ringer gargoyle raven candle rose-window
      tower-key weathercock bell-rope bell-ringer raven candle bell-rope gargoyle raven
      tower-clock bronze-bell gargoyle tower-key candle weathercock rose-window bell-rope
      candle`),
      strip(`
      rose-window candle weathercock raven bell-rope tower-key candle weathercock
      bronze-bell bronze-bell candle bell-ringer tower-clock gargoyle raven bell-rope
      bronze-bell tower-key weathercock tower-clock candle bell-rope tower-key raven
      bronze-bell gargoyle tower-key raven rose-window bronze-bell weathercock candle
      gargoyle bell-rope bell-ringer raven tower-key gargoyle tower-clock bell-ringer
      bronze-bell bell-rope`),
    ],
    wildMultiplier: 1,
    freeSpins: null,
    hold: {
      coin: 'bronze-bell',
      from: 6,
      respins: 3,
      oneIn: 18,
      values: [
        { id: 'x1', units: 25, weight: 480 },
        { id: 'x2', units: 50, weight: 260 },
        { id: 'x3', units: 75, weight: 130 },
        { id: 'x5', units: 125, weight: 70 },
        { id: 'x10', units: 250, weight: 30 },
        { id: 'mini', units: 500, weight: 25 },
        { id: 'minor', units: 1250, weight: 10 },
        { id: 'major', units: 5000, weight: 1 },
      ],
      grand: 25000,
    },
    maxWinMultiple: 4042,
  },
} satisfies SlotTheme;
