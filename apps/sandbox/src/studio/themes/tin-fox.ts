import { type SlotTheme, strip } from '../engines/slot/theme.ts';
import { stakesBy25 } from './stakes.ts';

/** Geared reels carry one strip. */
const loop = strip(`
  steel-rose gauge winding-key winding-key tin-fox gauge gauge steel-rose gauge spring spring
  lamp lamp gear spring gear lamp lamp spring gear gear lamp lamp spring gear gear lamp spark
  spring gear tin-fox tin-fox steel-rose gauge gauge clockwork gear gear winding-key gauge gauge
  steel-rose spring clockwork lamp lamp spring spring`);

export const tinFox = {
  kind: 'slot',
  id: 'tin-fox',
  provider: 'Kite Studio',
  name: 'Tin Fox',
  tagline: {
    en: 'Two to five reels run in gear and stop as one.',
    de: 'Zwei bis fünf Walzen laufen gekoppelt und stehen als eine.',
    es: 'De dos a cinco rodillos giran engranados y se paran como uno.',
    'pt-br': 'De dois a cinco rolos giram engrenados e param como um.',
    ar: 'من بكرتين إلى خمس تدور متعشّقة وتتوقف كأنها واحدة.',
  },
  palette: {
    backdrop: '#07231d',
    reel: '#0d332a',
    frame: '#e0925a',
    accent: '#e2703a',
    text: '#f4fbf3',
    win: '#ffcf7d',
  },
  rtpBasisPoints: 9626,
  volatility: 4,
  deviation: 5.59,
  releaseDate: '2026-11-22',
  stakes: stakesBy25,
  rules: {
    reels: 5,
    rows: 3,
    evaluation: { kind: 'ways' },
    betUnits: 25,
    symbols: [
      {
        id: 'spark',
        role: 'wild',
        name: { en: 'Spark', de: 'Funke', es: 'Chispa', 'pt-br': 'Faísca', ar: 'الشرارة' },
        pays: {},
      },
      {
        id: 'tin-fox',
        role: 'high',
        name: {
          en: 'Tin fox',
          de: 'Blechfuchs',
          es: 'Zorro de hojalata',
          'pt-br': 'Raposa de lata',
          ar: 'ثعلب القصدير',
        },
        pays: { 3: 12, 4: 40, 5: 150 },
      },
      {
        id: 'clockwork',
        role: 'high',
        name: {
          en: 'Clockwork',
          de: 'Uhrwerk',
          es: 'Mecanismo',
          'pt-br': 'Mecanismo',
          ar: 'آلية الساعة',
        },
        pays: { 3: 5, 4: 12, 5: 42 },
      },
      {
        id: 'steel-rose',
        role: 'high',
        name: {
          en: 'Steel rose',
          de: 'Stahlrose',
          es: 'Rosa de acero',
          'pt-br': 'Rosa de aço',
          ar: 'وردة الفولاذ',
        },
        pays: { 3: 3, 4: 9, 5: 25 },
      },
      {
        id: 'winding-key',
        role: 'high',
        name: {
          en: 'Winding key',
          de: 'Aufziehschlüssel',
          es: 'Llave de cuerda',
          'pt-br': 'Chave de corda',
          ar: 'مفتاح التدوير',
        },
        pays: { 3: 2, 4: 6, 5: 20 },
      },
      {
        id: 'gauge',
        role: 'low',
        name: {
          en: 'Pressure gauge',
          de: 'Manometer',
          es: 'Manómetro',
          'pt-br': 'Manômetro',
          ar: 'مقياس الضغط',
        },
        pays: { 4: 3, 5: 9 },
      },
      {
        id: 'spring',
        role: 'low',
        name: { en: 'Spring', de: 'Feder', es: 'Muelle', 'pt-br': 'Mola', ar: 'النابض' },
        pays: { 4: 2, 5: 8 },
      },
      {
        id: 'gear',
        role: 'low',
        name: { en: 'Gear', de: 'Zahnrad', es: 'Engranaje', 'pt-br': 'Engrenagem', ar: 'الترس' },
        pays: { 4: 2, 5: 5 },
      },
      {
        id: 'lamp',
        role: 'low',
        name: {
          en: 'Glow lamp',
          de: 'Glühlampe',
          es: 'Lámpara',
          'pt-br': 'Lâmpada',
          ar: 'المصباح',
        },
        pays: { 4: 1, 5: 4 },
      },
    ],
    strips: [loop, loop, loop, loop, loop],
    wildMultiplier: 1,
    gears: { 2: 72, 3: 20, 4: 7, 5: 1 },
    freeSpins: null,
    maxWinMultiple: 193,
  },
} satisfies SlotTheme;
