import { type SlotTheme, strip } from '../engines/slot/theme.ts';
import { stakesBy20 } from './stakes.ts';

export const kettleGenie = {
  kind: 'slot',
  id: 'kettle-genie',
  provider: 'Oddfellow',
  name: 'Kettle Genie',
  tagline: {
    en: 'Every win brings the kettle nearer the boil, and free spins keep it hot.',
    de: 'Jeder Gewinn bringt den Kessel näher ans Kochen, und Freispiele halten ihn heiß.',
    es: 'Cada ganancia acerca la tetera al hervor, y los giros gratis la mantienen caliente.',
    'pt-br':
      'Cada ganho leva a chaleira mais perto da fervura, e as rodadas grátis a mantêm quente.',
    ar: 'كل ربح يقرّب الإبريق من الغليان، واللفّات المجانية تُبقيه ساخنًا.',
  },
  palette: {
    backdrop: '#170a2e',
    reel: '#26123f',
    frame: '#d99a4e',
    accent: '#2fb5b0',
    text: '#fdf3e2',
    win: '#7df0e0',
  },
  rtpBasisPoints: 9540,
  volatility: 3,
  deviation: 4.51,
  releaseDate: '2026-11-20',
  stakes: stakesBy20,
  rules: {
    reels: 4,
    rows: 3,
    evaluation: { kind: 'ways' },
    betUnits: 20,
    symbols: [
      {
        id: 'genie',
        role: 'wild',
        name: {
          en: 'Genie of steam',
          de: 'Dampfgeist',
          es: 'Genio de vapor',
          'pt-br': 'Gênio de vapor',
          ar: 'جني البخار',
        },
        pays: {},
      },
      {
        id: 'kettle',
        role: 'scatter',
        name: {
          en: 'Copper kettle',
          de: 'Kupferkessel',
          es: 'Tetera de cobre',
          'pt-br': 'Chaleira de cobre',
          ar: 'الإبريق النحاسي',
        },
        pays: {},
      },
      {
        id: 'carpet',
        role: 'high',
        name: { en: 'Carpet', de: 'Teppich', es: 'Alfombra', 'pt-br': 'Tapete', ar: 'السجادة' },
        pays: { 3: 18, 4: 90 },
      },
      {
        id: 'ruby-ring',
        role: 'high',
        name: {
          en: 'Ruby ring',
          de: 'Rubinring',
          es: 'Anillo de rubí',
          'pt-br': 'Anel de rubi',
          ar: 'خاتم الياقوت',
        },
        pays: { 3: 12, 4: 55 },
      },
      {
        id: 'tea-glass',
        role: 'high',
        name: {
          en: 'Tea glass',
          de: 'Teeglas',
          es: 'Vaso de té',
          'pt-br': 'Copo de chá',
          ar: 'كأس الشاي',
        },
        pays: { 3: 6, 4: 25 },
      },
      {
        id: 'pomegranate',
        role: 'high',
        name: {
          en: 'Pomegranate',
          de: 'Granatapfel',
          es: 'Granada',
          'pt-br': 'Romã',
          ar: 'الرمان',
        },
        pays: { 3: 5, 4: 18 },
      },
      {
        id: 'mint',
        role: 'low',
        name: { en: 'Mint', de: 'Minze', es: 'Menta', 'pt-br': 'Hortelã', ar: 'النعناع' },
        pays: { 3: 2, 4: 7 },
      },
      {
        id: 'star-anise',
        role: 'low',
        name: {
          en: 'Star anise',
          de: 'Sternanis',
          es: 'Anís estrellado',
          'pt-br': 'Anis-estrelado',
          ar: 'اليانسون النجمي',
        },
        pays: { 3: 2, 4: 6 },
      },
      {
        id: 'cinnamon',
        role: 'low',
        name: { en: 'Cinnamon', de: 'Zimt', es: 'Canela', 'pt-br': 'Canela', ar: 'القرفة' },
        pays: { 3: 2, 4: 6 },
      },
      {
        id: 'ember',
        role: 'low',
        name: { en: 'Ember', de: 'Glut', es: 'Brasa', 'pt-br': 'Brasa', ar: 'الجمر' },
        pays: { 3: 1, 4: 6 },
      },
    ],
    strips: [
      strip(`
      pomegranate star-anise ember tea-glass kettle cinnamon tea-glass star-anise carpet
      ember ruby-ring cinnamon mint pomegranate ember carpet ruby-ring mint pomegranate
      star-anise mint cinnamon ember cinnamon`),
      strip(`
      ruby-ring carpet cinnamon star-anise genie kettle ruby-ring tea-glass pomegranate
      cinnamon mint star-anise pomegranate mint ember pomegranate cinnamon carpet
      tea-glass star-anise ember mint ember tea-glass`),
      strip(`
      tea-glass kettle pomegranate mint cinnamon star-anise mint star-anise carpet genie
      ruby-ring tea-glass cinnamon pomegranate ruby-ring ember star-anise cinnamon
      carpet ember pomegranate mint ember mint`),
      strip(`
      ember mint cinnamon star-anise cinnamon ruby-ring star-anise tea-glass kettle
      tea-glass mint ember genie star-anise mint carpet cinnamon ember ruby-ring
      star-anise pomegranate tea-glass pomegranate carpet`),
    ],
    wildMultiplier: 1,
    cascade: {
      base: [1, 2, 3, 5],
      free: [1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20],
      keeps: true,
    },
    freeSpins: {
      awards: { 3: 8, 4: 12 },
      multiplier: 1,
      retrigger: false,
      expandingWilds: false,
      expandingSymbol: null,
      strips: null,
    },
    maxWinMultiple: 4513,
  },
} satisfies SlotTheme;
