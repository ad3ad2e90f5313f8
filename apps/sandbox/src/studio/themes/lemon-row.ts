import { type SlotTheme, strip } from '../engines/slot/theme.ts';
import { stakesBy10 } from './stakes.ts';

export const lemonRow = {
  kind: 'slot',
  id: 'lemon-row',
  provider: 'Oddfellow',
  name: 'Lemon Row',
  tagline: {
    en: 'One line of fruit. A pair holds, and the third reel tries again.',
    de: 'Eine Reihe Früchte. Ein Paar hält, und die dritte Walze versucht es noch einmal.',
    es: 'Una sola línea de fruta. La pareja se retiene y el tercer rodillo lo intenta otra vez.',
    'pt-br': 'Uma só linha de frutas. O par segura e o terceiro rolo tenta de novo.',
    ar: 'خط واحد من الفاكهة. الزوج يثبت والبكرة الثالثة تحاول مرة أخرى.',
  },
  palette: {
    backdrop: '#083038',
    reel: '#0d454c',
    frame: '#f6d23c',
    accent: '#0f8f8c',
    text: '#f7fffb',
    win: '#ffe14a',
  },
  rtpBasisPoints: 9561,
  volatility: 1,
  deviation: 2.72,
  releaseDate: '2026-11-22',
  stakes: stakesBy10,
  rules: {
    reels: 3,
    rows: 3,
    evaluation: { kind: 'lines', lines: [[1, 1, 1]] },
    betUnits: 1,
    symbols: [
      {
        id: 'seven',
        role: 'high',
        name: { en: 'Seven', de: 'Sieben', es: 'Siete', 'pt-br': 'Sete', ar: 'السبعة' },
        pays: { 3: 60 },
      },
      {
        id: 'bell',
        role: 'high',
        name: {
          en: 'Shop bell',
          de: 'Ladenglocke',
          es: 'Campanilla',
          'pt-br': 'Sineta',
          ar: 'جرس الدكان',
        },
        pays: { 3: 30 },
      },
      {
        id: 'watermelon',
        role: 'high',
        name: {
          en: 'Watermelon',
          de: 'Wassermelone',
          es: 'Sandía',
          'pt-br': 'Melancia',
          ar: 'البطيخ',
        },
        pays: { 3: 15 },
      },
      {
        id: 'grapes',
        role: 'low',
        name: { en: 'Grapes', de: 'Trauben', es: 'Uvas', 'pt-br': 'Uvas', ar: 'العنب' },
        pays: { 3: 10 },
      },
      {
        id: 'orange',
        role: 'low',
        name: { en: 'Orange', de: 'Orange', es: 'Naranja', 'pt-br': 'Laranja', ar: 'البرتقال' },
        pays: { 3: 8 },
      },
      {
        id: 'cherry',
        role: 'low',
        name: { en: 'Cherries', de: 'Kirschen', es: 'Cerezas', 'pt-br': 'Cerejas', ar: 'الكرز' },
        pays: { 1: 1, 2: 2, 3: 9 },
      },
      {
        id: 'lemon',
        role: 'low',
        name: { en: 'Lemon', de: 'Zitrone', es: 'Limón', 'pt-br': 'Limão', ar: 'الليمون' },
        pays: { 3: 4 },
      },
    ],
    strips: [
      strip(`
      orange lemon cherry lemon grapes lemon orange lemon watermelon bell lemon
      cherry lemon seven grapes cherry watermelon cherry orange bell watermelon
      orange lemon grapes`),
      strip(`
      lemon cherry lemon grapes orange watermelon lemon watermelon lemon cherry
      orange grapes lemon orange lemon grapes bell cherry watermelon lemon orange
      seven grapes bell`),
      strip(`
      lemon orange lemon cherry lemon orange watermelon grapes lemon grapes lemon
      bell orange watermelon cherry lemon seven grapes watermelon lemon cherry bell
      orange grapes`),
    ],
    wildMultiplier: 1,
    again: 'pair',
    freeSpins: null,
    maxWinMultiple: 60,
  },
} satisfies SlotTheme;
