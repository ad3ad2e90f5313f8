import { type SlotTheme, strip } from '../engines/slot/theme.ts';
import { stakesBy25 } from './stakes.ts';

export const owlPost = {
  kind: 'slot',
  id: 'owl-post',
  provider: 'Northlight',
  name: 'Owl Post',
  tagline: {
    en: 'Six reels whose 729 ways are read there and back.',
    de: 'Sechs Walzen, deren 729 Wege hin und zurück gelesen werden.',
    es: 'Seis rodillos cuyas 729 vías se leen de ida y de vuelta.',
    'pt-br': 'Seis rolos cujos 729 caminhos são lidos na ida e na volta.',
    ar: 'ست بكرات تُقرأ طرقها الـ729 ذهابًا وإيابًا.',
  },
  palette: {
    backdrop: '#0b1426',
    reel: '#14203a',
    frame: '#c58a5a',
    accent: '#d9573a',
    text: '#f6efe0',
    win: '#f7cf8a',
  },
  rtpBasisPoints: 9575,
  volatility: 2,
  deviation: 3.18,
  releaseDate: '2026-11-19',
  stakes: stakesBy25,
  rules: {
    reels: 6,
    rows: 3,
    evaluation: { kind: 'ways', bothWays: true },
    betUnits: 25,
    symbols: [
      {
        id: 'owl',
        role: 'wild',
        name: {
          en: 'Eagle owl',
          de: 'Uhu',
          es: 'Búho real',
          'pt-br': 'Bufo-real',
          ar: 'البومة النسارية',
        },
        pays: {},
      },
      {
        id: 'sealed-letter',
        role: 'scatter',
        name: {
          en: 'Sealed letter',
          de: 'Versiegelter Brief',
          es: 'Carta lacrada',
          'pt-br': 'Carta lacrada',
          ar: 'رسالة مختومة',
        },
        pays: { 3: 50, 4: 250, 5: 1250, 6: 5000 },
      },
      {
        id: 'post-horn',
        role: 'high',
        name: {
          en: 'Post horn',
          de: 'Posthorn',
          es: 'Corneta de posta',
          'pt-br': 'Corneta do correio',
          ar: 'بوق البريد',
        },
        pays: { 3: 15, 4: 50, 5: 200, 6: 800 },
      },
      {
        id: 'pocket-watch',
        role: 'high',
        name: {
          en: 'Pocket watch',
          de: 'Taschenuhr',
          es: 'Reloj de bolsillo',
          'pt-br': 'Relógio de bolso',
          ar: 'ساعة الجيب',
        },
        pays: { 3: 12, 4: 35, 5: 120, 6: 500 },
      },
      {
        id: 'inkwell',
        role: 'high',
        name: {
          en: 'Inkwell',
          de: 'Tintenfass',
          es: 'Tintero',
          'pt-br': 'Tinteiro',
          ar: 'المحبرة',
        },
        pays: { 3: 8, 4: 25, 5: 80, 6: 350 },
      },
      {
        id: 'seal-stamp',
        role: 'high',
        name: {
          en: 'Seal stamp',
          de: 'Petschaft',
          es: 'Sello de lacre',
          'pt-br': 'Sinete',
          ar: 'ختم الشمع',
        },
        pays: { 3: 6, 4: 20, 5: 60, 6: 250 },
      },
      {
        id: 'parcel',
        role: 'low',
        name: { en: 'Parcel', de: 'Paket', es: 'Paquete', 'pt-br': 'Encomenda', ar: 'الطرد' },
        pays: { 4: 12, 5: 40, 6: 150 },
      },
      {
        id: 'postage-stamp',
        role: 'low',
        name: {
          en: 'Postage stamp',
          de: 'Briefmarke',
          es: 'Sello postal',
          'pt-br': 'Selo postal',
          ar: 'الطابع البريدي',
        },
        pays: { 4: 10, 5: 38, 6: 140 },
      },
      {
        id: 'letter-knife',
        role: 'low',
        name: {
          en: 'Letter knife',
          de: 'Brieföffner',
          es: 'Abrecartas',
          'pt-br': 'Abridor de cartas',
          ar: 'سكين الرسائل',
        },
        pays: { 4: 7, 5: 25, 6: 90 },
      },
      {
        id: 'quill-feather',
        role: 'low',
        name: { en: 'Feather', de: 'Feder', es: 'Pluma', 'pt-br': 'Pena', ar: 'الريشة' },
        pays: { 4: 6, 5: 20, 6: 80 },
      },
    ],
    strips: [
      strip(`
      letter-knife post-horn seal-stamp parcel quill-feather seal-stamp inkwell
      quill-feather sealed-letter parcel letter-knife parcel inkwell postage-stamp
      inkwell quill-feather parcel seal-stamp pocket-watch post-horn postage-stamp
      quill-feather letter-knife parcel seal-stamp parcel postage-stamp letter-knife
      pocket-watch letter-knife quill-feather postage-stamp pocket-watch post-horn
      letter-knife postage-stamp quill-feather letter-knife quill-feather inkwell
      postage-stamp`),
      strip(`
      parcel letter-knife inkwell owl seal-stamp quill-feather inkwell postage-stamp
      pocket-watch seal-stamp letter-knife parcel quill-feather seal-stamp pocket-watch
      letter-knife parcel letter-knife seal-stamp pocket-watch parcel pocket-watch
      postage-stamp parcel letter-knife postage-stamp seal-stamp post-horn letter-knife
      parcel inkwell quill-feather post-horn postage-stamp quill-feather letter-knife
      postage-stamp quill-feather postage-stamp sealed-letter quill-feather inkwell`),
      strip(`
      parcel quill-feather pocket-watch postage-stamp post-horn letter-knife
      sealed-letter seal-stamp postage-stamp letter-knife quill-feather postage-stamp
      seal-stamp quill-feather seal-stamp inkwell quill-feather parcel quill-feather
      parcel quill-feather pocket-watch inkwell post-horn postage-stamp inkwell
      letter-knife parcel postage-stamp owl seal-stamp post-horn postage-stamp
      letter-knife postage-stamp letter-knife seal-stamp pocket-watch parcel inkwell
      letter-knife parcel quill-feather`),
      strip(`
      inkwell quill-feather letter-knife postage-stamp inkwell quill-feather seal-stamp
      postage-stamp parcel pocket-watch parcel inkwell seal-stamp pocket-watch parcel
      letter-knife parcel letter-knife seal-stamp owl letter-knife post-horn
      quill-feather letter-knife seal-stamp letter-knife postage-stamp quill-feather
      letter-knife pocket-watch postage-stamp post-horn parcel postage-stamp
      quill-feather seal-stamp postage-stamp parcel pocket-watch quill-feather post-horn
      sealed-letter quill-feather`),
      strip(`
      post-horn letter-knife inkwell pocket-watch parcel quill-feather postage-stamp
      quill-feather inkwell quill-feather pocket-watch parcel letter-knife postage-stamp
      quill-feather postage-stamp sealed-letter inkwell letter-knife parcel pocket-watch
      quill-feather letter-knife seal-stamp parcel quill-feather parcel letter-knife
      parcel postage-stamp letter-knife seal-stamp inkwell post-horn parcel owl inkwell
      seal-stamp postage-stamp quill-feather seal-stamp postage-stamp`),
      strip(`
      letter-knife inkwell seal-stamp letter-knife parcel quill-feather post-horn parcel
      postage-stamp seal-stamp pocket-watch parcel seal-stamp letter-knife inkwell
      quill-feather post-horn parcel quill-feather pocket-watch letter-knife
      postage-stamp parcel quill-feather letter-knife postage-stamp parcel quill-feather
      letter-knife postage-stamp seal-stamp pocket-watch postage-stamp sealed-letter
      postage-stamp post-horn postage-stamp pocket-watch inkwell quill-feather inkwell`),
    ],
    wildMultiplier: 1,
    freeSpins: {
      awards: { 3: 10, 4: 15, 5: 20, 6: 30 },
      multiplier: 2,
      retrigger: true,
      expandingWilds: false,
      expandingSymbol: null,
      strips: null,
    },
    maxWinMultiple: 5000,
  },
} satisfies SlotTheme;
