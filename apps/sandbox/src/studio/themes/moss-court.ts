import { type SlotTheme, strip } from '../engines/slot/theme.ts';
import { stakesBy25 } from './stakes.ts';

export const mossCourt = {
  kind: 'slot',
  id: 'moss-court',
  provider: 'Oddfellow',
  name: 'Moss Court',
  tagline: {
    en: 'What wins sinks into the moss, and the forest drops the next.',
    de: 'Was gewinnt, versinkt im Moos, und der Wald lässt Neues fallen.',
    es: 'Lo que gana se hunde en el musgo, y el bosque deja caer lo siguiente.',
    'pt-br': 'O que ganha afunda no musgo, e a floresta deixa cair o próximo.',
    ar: 'ما يربح يغوص في الطحلب، وتُسقط الغابة ما يليه.',
  },
  palette: {
    backdrop: '#071a12',
    reel: '#0e2a1c',
    frame: '#c9d66b',
    accent: '#6fae4a',
    text: '#f4f9e6',
    win: '#e4f06a',
  },
  rtpBasisPoints: 9604,
  volatility: 3,
  deviation: 4.53,
  releaseDate: '2026-11-16',
  stakes: stakesBy25,
  rules: {
    reels: 5,
    rows: 3,
    evaluation: { kind: 'ways' },
    betUnits: 25,
    cascade: { base: [1, 2, 3, 5], free: [3, 6, 9, 15] },
    symbols: [
      {
        id: 'moon-moth',
        role: 'wild',
        name: {
          en: 'Moon moth',
          de: 'Mondspinner',
          es: 'Polilla lunar',
          'pt-br': 'Mariposa-lua',
          ar: 'فراشة القمر',
        },
        pays: {},
      },
      {
        id: 'hollow-oak',
        role: 'scatter',
        name: {
          en: 'Hollow oak',
          de: 'Hohle Eiche',
          es: 'Roble hueco',
          'pt-br': 'Carvalho oco',
          ar: 'البلوطة المجوفة',
        },
        pays: {},
      },
      {
        id: 'stag',
        role: 'high',
        name: { en: 'Stag', de: 'Hirsch', es: 'Ciervo', 'pt-br': 'Cervo', ar: 'الأيل' },
        pays: { 3: 9, 4: 32, 5: 150 },
      },
      {
        id: 'toadstool',
        role: 'high',
        name: {
          en: 'Fly agaric',
          de: 'Fliegenpilz',
          es: 'Matamoscas',
          'pt-br': 'Agário-das-moscas',
          ar: 'فطر الذباب',
        },
        pays: { 3: 5, 4: 17, 5: 70 },
      },
      {
        id: 'stag-beetle',
        role: 'high',
        name: {
          en: 'Stag beetle',
          de: 'Hirschkäfer',
          es: 'Ciervo volante',
          'pt-br': 'Vaca-loura',
          ar: 'خنفساء الأيل',
        },
        pays: { 3: 3, 4: 8, 5: 30 },
      },
      {
        id: 'snail',
        role: 'high',
        name: {
          en: 'Banded snail',
          de: 'Bänderschnecke',
          es: 'Caracol listado',
          'pt-br': 'Caracol listrado',
          ar: 'الحلزون المخطط',
        },
        pays: { 3: 2, 4: 6, 5: 20 },
      },
      {
        id: 'chanterelle',
        role: 'low',
        name: {
          en: 'Chanterelle',
          de: 'Pfifferling',
          es: 'Rebozuelo',
          'pt-br': 'Cantarelo',
          ar: 'فطر الشانتريل',
        },
        pays: { 3: 1, 4: 4, 5: 14 },
      },
      {
        id: 'acorn',
        role: 'low',
        name: { en: 'Acorn', de: 'Eichel', es: 'Bellota', 'pt-br': 'Bolota', ar: 'جوزة البلوط' },
        pays: { 3: 1, 4: 3, 5: 9 },
      },
      {
        id: 'bluebell',
        role: 'low',
        name: {
          en: 'Bluebell',
          de: 'Hasenglöckchen',
          es: 'Jacinto silvestre',
          'pt-br': 'Jacinto-dos-campos',
          ar: 'الجُريس الأزرق',
        },
        pays: { 3: 1, 4: 3, 5: 10 },
      },
      {
        id: 'fern',
        role: 'low',
        name: { en: 'Fern', de: 'Farn', es: 'Helecho', 'pt-br': 'Samambaia', ar: 'السرخس' },
        pays: { 3: 1, 4: 2, 5: 6 },
      },
    ],
    strips: [
      strip(`
      fern toadstool acorn stag-beetle bluebell chanterelle acorn toadstool snail fern
      stag-beetle stag bluebell acorn hollow-oak fern snail bluebell chanterelle`),
      strip(`
      bluebell stag-beetle toadstool stag chanterelle fern toadstool bluebell chanterelle
      acorn fern stag-beetle snail bluebell chanterelle acorn stag snail fern moon-moth`),
      strip(`
      acorn fern stag-beetle chanterelle stag acorn bluebell snail fern toadstool bluebell
      chanterelle acorn moon-moth stag-beetle snail hollow-oak toadstool chanterelle`),
      strip(`
      stag-beetle bluebell fern toadstool acorn chanterelle bluebell snail fern acorn
      chanterelle stag stag-beetle toadstool snail stag fern chanterelle acorn moon-moth`),
      strip(`
      stag toadstool hollow-oak fern acorn snail chanterelle stag-beetle fern bluebell
      snail toadstool acorn chanterelle stag fern stag-beetle bluebell acorn`),
    ],
    wildMultiplier: 1,
    freeSpins: {
      awards: { 3: 10 },
      multiplier: 1,
      retrigger: true,
      expandingWilds: false,
      expandingSymbol: null,
      strips: null,
    },
    maxWinMultiple: 5000,
  },
} satisfies SlotTheme;
