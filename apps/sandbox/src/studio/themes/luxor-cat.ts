import { type SlotTheme, strip } from '../engines/slot/theme.ts';
import { stakesBy20 } from './stakes.ts';

export const luxorCat = {
  kind: 'slot',
  id: 'luxor-cat',
  provider: 'Northlight',
  name: 'Luxor Cat',
  tagline: {
    en: 'A thousand ways past the temple, and wilds that fill a column.',
    de: 'Tausend Wege am Tempel vorbei und Wilds, die eine Säule füllen.',
    es: 'Mil vías junto al templo y wilds que llenan una columna.',
    'pt-br': 'Mil caminhos junto ao templo e wilds que enchem uma coluna.',
    ar: 'ألف طريق بجوار المعبد، ورموز بديلة تملأ العمود.',
  },
  palette: {
    backdrop: '#1b1440',
    reel: '#241a52',
    frame: '#e9b64c',
    accent: '#2bb6b0',
    text: '#fff4da',
    win: '#ffe08a',
  },
  rtpBasisPoints: 9447,
  volatility: 4,
  deviation: 6.49,
  releaseDate: '2026-10-01',
  stakes: stakesBy20,
  rules: {
    reels: 5,
    rows: 4,
    evaluation: { kind: 'ways' },
    betUnits: 20,
    symbols: [
      {
        id: 'broad-collar',
        role: 'wild',
        name: {
          en: 'Broad collar',
          de: 'Schulterkragen',
          es: 'Collar ancho',
          'pt-br': 'Colar largo',
          ar: 'القلادة العريضة',
        },
        pays: {},
      },
      {
        id: 'temple-gate',
        role: 'scatter',
        name: {
          en: 'Temple gate',
          de: 'Tempeltor',
          es: 'Puerta del templo',
          'pt-br': 'Portal do templo',
          ar: 'بوابة المعبد',
        },
        pays: { 3: 25, 4: 100, 5: 500 },
      },
      {
        id: 'temple-cat',
        role: 'high',
        name: {
          en: 'Temple cat',
          de: 'Tempelkatze',
          es: 'Gata del templo',
          'pt-br': 'Gata do templo',
          ar: 'قطة المعبد',
        },
        pays: { 3: 12, 4: 45, 5: 150 },
      },
      {
        id: 'cobra',
        role: 'high',
        name: {
          en: 'Cobra',
          de: 'Kobra',
          es: 'Cobra',
          'pt-br': 'Naja',
          ar: 'الكوبرا',
        },
        pays: { 3: 12, 4: 40, 5: 110 },
      },
      {
        id: 'sistrum',
        role: 'high',
        name: {
          en: 'Sistrum',
          de: 'Sistrum',
          es: 'Sistro',
          'pt-br': 'Sistro',
          ar: 'الصلاصل',
        },
        pays: { 3: 8, 4: 22, 5: 80 },
      },
      {
        id: 'felucca',
        role: 'high',
        name: {
          en: 'Felucca',
          de: 'Feluke',
          es: 'Faluca',
          'pt-br': 'Faluca',
          ar: 'الفلوكة',
        },
        pays: { 3: 6, 4: 15, 5: 60 },
      },
      {
        id: 'earring',
        role: 'low',
        name: {
          en: 'Gold earring',
          de: 'Goldohrring',
          es: 'Pendiente de oro',
          'pt-br': 'Brinco de ouro',
          ar: 'قرط الذهب',
        },
        pays: { 3: 2, 4: 7, 5: 30 },
      },
      {
        id: 'fish-amulet',
        role: 'low',
        name: {
          en: 'Fish amulet',
          de: 'Fischamulett',
          es: 'Amuleto de pez',
          'pt-br': 'Amuleto de peixe',
          ar: 'تميمة السمكة',
        },
        pays: { 3: 2, 4: 7, 5: 30 },
      },
      {
        id: 'perfume-flask',
        role: 'low',
        name: {
          en: 'Perfume flask',
          de: 'Parfümflakon',
          es: 'Frasco de perfume',
          'pt-br': 'Frasco de perfume',
          ar: 'قارورة العطر',
        },
        pays: { 3: 2, 4: 7, 5: 30 },
      },
      {
        id: 'date-palm',
        role: 'low',
        name: {
          en: 'Date palm',
          de: 'Dattelpalme',
          es: 'Palmera datilera',
          'pt-br': 'Tamareira',
          ar: 'نخلة التمر',
        },
        pays: { 3: 1, 4: 5, 5: 20 },
      },
      {
        id: 'senet-board',
        role: 'low',
        name: {
          en: 'Senet board',
          de: 'Senet-Brett',
          es: 'Tablero de senet',
          'pt-br': 'Tabuleiro de senet',
          ar: 'لوح السنت',
        },
        pays: { 3: 1, 4: 5, 5: 20 },
      },
    ],
    strips: [
      strip(`
      perfume-flask earring earring cobra temple-cat temple-cat cobra cobra felucca earring
      date-palm date-palm senet-board senet-board fish-amulet fish-amulet temple-cat
      sistrum sistrum earring perfume-flask felucca felucca perfume-flask perfume-flask
      date-palm perfume-flask cobra senet-board senet-board sistrum sistrum earring felucca
      date-palm fish-amulet fish-amulet senet-board temple-gate temple-cat date-palm`),
      strip(`
      cobra cobra date-palm perfume-flask senet-board perfume-flask earring perfume-flask
      perfume-flask earring cobra cobra senet-board earring fish-amulet date-palm date-palm
      temple-cat fish-amulet date-palm senet-board temple-cat temple-gate temple-cat
      temple-cat sistrum sistrum senet-board senet-board earring sistrum earring date-palm
      felucca fish-amulet fish-amulet sistrum felucca perfume-flask felucca felucca`),
      strip(`
      perfume-flask fish-amulet fish-amulet sistrum perfume-flask perfume-flask senet-board
      senet-board date-palm perfume-flask cobra earring cobra earring broad-collar
      perfume-flask sistrum sistrum fish-amulet temple-cat sistrum earring temple-cat
      felucca date-palm date-palm fish-amulet temple-cat senet-board temple-gate felucca
      senet-board senet-board date-palm felucca felucca temple-gate date-palm earring
      earring cobra cobra temple-cat`),
      strip(`
      senet-board senet-board earring earring date-palm felucca perfume-flask cobra earring
      perfume-flask date-palm senet-board fish-amulet earring sistrum senet-board
      temple-cat perfume-flask perfume-flask sistrum sistrum temple-cat temple-cat cobra
      felucca felucca cobra cobra fish-amulet fish-amulet date-palm felucca date-palm
      date-palm temple-cat sistrum earring perfume-flask senet-board fish-amulet
      temple-gate`),
      strip(`
      temple-cat perfume-flask perfume-flask earring earring felucca felucca senet-board
      senet-board fish-amulet fish-amulet sistrum fish-amulet fish-amulet earring earring
      temple-cat senet-board cobra cobra earring perfume-flask senet-board senet-board
      date-palm sistrum sistrum cobra cobra perfume-flask date-palm date-palm temple-cat
      sistrum date-palm perfume-flask date-palm temple-gate felucca felucca temple-cat`),
    ],
    wildMultiplier: 1,
    freeSpins: {
      awards: { 3: 6, 4: 9, 5: 12 },
      multiplier: 1,
      retrigger: true,
      expandingWilds: true,
      expandingSymbol: null,
      strips: [
        strip(`
      perfume-flask temple-cat cobra earring sistrum felucca perfume-flask senet-board
      cobra temple-cat felucca date-palm perfume-flask fish-amulet earring date-palm
      perfume-flask senet-board sistrum date-palm senet-board earring felucca fish-amulet
      perfume-flask temple-gate sistrum cobra temple-cat earring date-palm temple-cat
      cobra senet-board date-palm fish-amulet senet-board sistrum fish-amulet felucca
      earring`),
        strip(`
      date-palm sistrum temple-cat senet-board earring date-palm fish-amulet perfume-flask
      cobra felucca earring fish-amulet sistrum earring perfume-flask sistrum senet-board
      perfume-flask date-palm senet-board cobra felucca temple-gate temple-cat earring
      sistrum felucca date-palm temple-cat perfume-flask cobra fish-amulet perfume-flask
      senet-board cobra temple-cat broad-collar date-palm felucca earring senet-board
      fish-amulet`),
        strip(`
      date-palm senet-board felucca perfume-flask temple-cat fish-amulet earring cobra
      sistrum date-palm earring sistrum fish-amulet senet-board cobra perfume-flask
      sistrum senet-board cobra perfume-flask broad-collar senet-board cobra earring
      fish-amulet temple-cat date-palm felucca perfume-flask earring fish-amulet
      temple-cat date-palm felucca senet-board date-palm temple-cat felucca earring
      sistrum temple-gate perfume-flask`),
        strip(`
      perfume-flask earring sistrum date-palm felucca broad-collar fish-amulet date-palm
      perfume-flask senet-board date-palm temple-cat fish-amulet perfume-flask senet-board
      cobra felucca senet-board earring perfume-flask temple-cat sistrum fish-amulet
      senet-board earring date-palm cobra earring sistrum temple-cat cobra senet-board
      felucca cobra earring perfume-flask temple-gate felucca sistrum temple-cat
      fish-amulet date-palm`),
        strip(`
      date-palm fish-amulet senet-board sistrum felucca earring senet-board cobra earring
      date-palm perfume-flask felucca earring perfume-flask fish-amulet felucca date-palm
      senet-board perfume-flask date-palm temple-cat senet-board earring sistrum cobra
      temple-cat fish-amulet temple-gate cobra perfume-flask date-palm sistrum temple-cat
      senet-board earring temple-cat fish-amulet cobra perfume-flask sistrum felucca`),
      ],
    },
    maxWinMultiple: 5000,
  },
} satisfies SlotTheme;
