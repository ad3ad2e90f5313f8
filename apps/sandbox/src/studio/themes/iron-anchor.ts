import { type SlotTheme, strip } from '../engines/slot/theme.ts';
import { lines10 } from './lines.ts';
import { stakesBy10 } from './stakes.ts';

export const ironAnchor = {
  kind: 'slot',
  id: 'iron-anchor',
  provider: 'Halyard',
  name: 'Iron Anchor',
  tagline: {
    en: 'Every line pays from both ends, and an anchor holds its whole reel.',
    de: 'Jede Linie zahlt von beiden Seiten, und ein Anker hält seine ganze Walze.',
    es: 'Cada línea paga por los dos lados y un ancla retiene todo su rodillo.',
    'pt-br': 'Cada linha paga pelos dois lados, e uma âncora segura todo o seu rolo.',
    ar: 'كل خط يدفع من طرفيه، والمرساة تثبّت بكرتها كلها.',
  },
  palette: {
    backdrop: '#14161b',
    reel: '#1e2229',
    frame: '#8d98a6',
    accent: '#ff6a2b',
    text: '#f6f1ea',
    win: '#ffb561',
  },
  rtpBasisPoints: 9631,
  volatility: 3,
  deviation: 3.82,
  releaseDate: '2026-11-22',
  stakes: stakesBy10,
  rules: {
    reels: 5,
    rows: 3,
    evaluation: { kind: 'lines', lines: lines10, bothWays: true },
    betUnits: 10,
    symbols: [
      {
        id: 'anchor',
        role: 'wild',
        name: { en: 'Anchor', de: 'Anker', es: 'Ancla', 'pt-br': 'Âncora', ar: 'المرساة' },
        pays: {},
      },
      {
        id: 'smith',
        role: 'high',
        name: {
          en: 'Shipwright',
          de: 'Schiffsschmiedin',
          es: 'Herrera naval',
          'pt-br': 'Ferreira naval',
          ar: 'حدّادة السفن',
        },
        pays: { 3: 10, 4: 35, 5: 160 },
      },
      {
        id: 'propeller',
        role: 'high',
        name: {
          en: 'Propeller',
          de: 'Schiffsschraube',
          es: 'Hélice',
          'pt-br': 'Hélice',
          ar: 'المروحة',
        },
        pays: { 3: 6, 4: 15, 5: 60 },
      },
      {
        id: 'crane-hook',
        role: 'high',
        name: {
          en: 'Crane hook',
          de: 'Kranhaken',
          es: 'Gancho de grúa',
          'pt-br': 'Gancho do guindaste',
          ar: 'خطّاف الرافعة',
        },
        pays: { 3: 5, 4: 12, 5: 40 },
      },
      {
        id: 'sledgehammer',
        role: 'high',
        name: {
          en: 'Sledgehammer',
          de: 'Vorschlaghammer',
          es: 'Mazo',
          'pt-br': 'Marreta',
          ar: 'المطرقة الثقيلة',
        },
        pays: { 3: 3, 4: 8, 5: 25 },
      },
      {
        id: 'porthole',
        role: 'low',
        name: {
          en: 'Porthole',
          de: 'Bullauge',
          es: 'Ojo de buey',
          'pt-br': 'Vigia',
          ar: 'نافذة السفينة',
        },
        pays: { 3: 2, 4: 6, 5: 15 },
      },
      {
        id: 'valve-wheel',
        role: 'low',
        name: {
          en: 'Valve wheel',
          de: 'Ventilrad',
          es: 'Volante de válvula',
          'pt-br': 'Volante da válvula',
          ar: 'عجلة الصمام',
        },
        pays: { 3: 2, 4: 4, 5: 10 },
      },
      {
        id: 'chain',
        role: 'low',
        name: { en: 'Chain', de: 'Kette', es: 'Cadena', 'pt-br': 'Corrente', ar: 'السلسلة' },
        pays: { 3: 1, 4: 3, 5: 8 },
      },
      {
        id: 'rivet',
        role: 'low',
        name: {
          en: 'Hot rivets',
          de: 'Glühende Nieten',
          es: 'Remaches al rojo',
          'pt-br': 'Rebites em brasa',
          ar: 'مسامير محمّاة',
        },
        pays: { 3: 1, 4: 2, 5: 6 },
      },
    ],
    strips: [
      strip(`
      porthole rivet chain porthole chain valve-wheel rivet chain propeller
      crane-hook rivet sledgehammer chain smith valve-wheel rivet sledgehammer rivet
      chain propeller crane-hook valve-wheel porthole sledgehammer valve-wheel
      crane-hook smith sledgehammer valve-wheel porthole propeller chain rivet`),
      strip(`
      rivet valve-wheel sledgehammer rivet chain valve-wheel rivet chain valve-wheel
      sledgehammer rivet chain propeller porthole sledgehammer crane-hook porthole
      sledgehammer rivet porthole chain propeller valve-wheel porthole crane-hook
      smith anchor chain crane-hook smith propeller rivet valve-wheel`),
      strip(`
      valve-wheel chain porthole chain rivet propeller smith rivet sledgehammer
      valve-wheel rivet valve-wheel chain sledgehammer valve-wheel crane-hook chain
      porthole sledgehammer chain porthole propeller rivet crane-hook sledgehammer
      smith anchor porthole chain rivet valve-wheel crane-hook propeller`),
      strip(`
      porthole sledgehammer chain sledgehammer crane-hook chain rivet chain rivet
      porthole valve-wheel crane-hook propeller porthole valve-wheel rivet chain
      valve-wheel chain propeller sledgehammer porthole rivet porthole chain smith
      valve-wheel rivet crane-hook smith sledgehammer propeller anchor`),
      strip(`
      chain rivet chain rivet valve-wheel rivet propeller porthole rivet valve-wheel
      chain crane-hook sledgehammer porthole valve-wheel porthole smith sledgehammer
      valve-wheel rivet chain propeller chain crane-hook sledgehammer smith
      propeller rivet sledgehammer crane-hook chain valve-wheel porthole`),
    ],
    wildMultiplier: 1,
    again: 'wilds',
    freeSpins: null,
    maxWinMultiple: 224,
  },
} satisfies SlotTheme;
