import { type SlotTheme, strip } from '../engines/slot/theme.ts';
import { lines25 } from './lines.ts';
import { stakesBy25 } from './stakes.ts';

export const trueNorth = {
  kind: 'slot',
  id: 'true-north',
  provider: 'Halyard',
  name: 'True North',
  tagline: {
    en: 'Every compass in view swings round to one and the same symbol.',
    de: 'Alle Kompasse im Blick schwingen auf ein und dasselbe Symbol ein.',
    es: 'Todas las brújulas a la vista giran hacia un mismo símbolo.',
    'pt-br': 'Todas as bússolas à vista giram para um mesmo símbolo.',
    ar: 'كل البوصلات الظاهرة تدور نحو رمز واحد.',
  },
  palette: {
    backdrop: '#04181a',
    reel: '#08292b',
    frame: '#c9a24b',
    accent: '#e2513f',
    text: '#f1faf3',
    win: '#ffe08a',
  },
  rtpBasisPoints: 9580,
  volatility: 3,
  deviation: 4.42,
  releaseDate: '2026-11-17',
  stakes: stakesBy25,
  rules: {
    reels: 5,
    rows: 3,
    evaluation: { kind: 'lines', lines: lines25 },
    betUnits: 25,
    symbols: [
      {
        id: 'north-star',
        role: 'wild',
        name: {
          en: 'Pole star',
          de: 'Polarstern',
          es: 'Estrella polar',
          'pt-br': 'Estrela polar',
          ar: 'نجم القطب',
        },
        pays: { 3: 25, 4: 150, 5: 1000 },
      },
      {
        id: 'sextant',
        role: 'scatter',
        name: {
          en: 'Sextant',
          de: 'Sextant',
          es: 'Sextante',
          'pt-br': 'Sextante',
          ar: 'آلة السدس',
        },
        pays: { 3: 50 },
      },
      {
        id: 'compass',
        role: 'mystery',
        name: { en: 'Compass', de: 'Kompass', es: 'Brújula', 'pt-br': 'Bússola', ar: 'البوصلة' },
        pays: {},
      },
      {
        id: 'tall-ship',
        role: 'high',
        name: {
          en: 'Tall ship',
          de: 'Großsegler',
          es: 'Velero',
          'pt-br': 'Veleiro',
          ar: 'السفينة الشراعية',
        },
        pays: { 3: 40, 4: 160, 5: 800 },
      },
      {
        id: 'albatross',
        role: 'high',
        name: {
          en: 'Albatross',
          de: 'Albatros',
          es: 'Albatros',
          'pt-br': 'Albatroz',
          ar: 'القطرس',
        },
        pays: { 3: 30, 4: 110, 5: 450 },
      },
      {
        id: 'hourglass',
        role: 'high',
        name: {
          en: 'Hourglass',
          de: 'Sanduhr',
          es: 'Reloj de arena',
          'pt-br': 'Ampulheta',
          ar: 'الساعة الرملية',
        },
        pays: { 3: 20, 4: 75, 5: 300 },
      },
      {
        id: 'whale-fluke',
        role: 'low',
        name: {
          en: 'Whale fluke',
          de: 'Walfluke',
          es: 'Cola de ballena',
          'pt-br': 'Cauda de baleia',
          ar: 'ذيل الحوت',
        },
        pays: { 3: 10, 4: 38, 5: 150 },
      },
      {
        id: 'ship-lantern',
        role: 'low',
        name: {
          en: 'Ship lantern',
          de: 'Schiffslaterne',
          es: 'Farol de barco',
          'pt-br': 'Lanterna de bordo',
          ar: 'فانوس السفينة',
        },
        pays: { 3: 8, 4: 22, 5: 90 },
      },
      {
        id: 'dividers',
        role: 'low',
        name: {
          en: 'Dividers',
          de: 'Stechzirkel',
          es: 'Compás de puntas',
          'pt-br': 'Compasso náutico',
          ar: 'فرجار الملاحة',
        },
        pays: { 3: 8, 4: 24, 5: 90 },
      },
      {
        id: 'iceberg',
        role: 'low',
        name: { en: 'Iceberg', de: 'Eisberg', es: 'Iceberg', 'pt-br': 'Iceberg', ar: 'جبل الجليد' },
        pays: { 3: 6, 4: 20, 5: 80 },
      },
    ],
    strips: [
      strip(`
      albatross hourglass iceberg dividers compass compass whale-fluke ship-lantern
      dividers ship-lantern iceberg ship-lantern whale-fluke iceberg tall-ship
      ship-lantern compass compass dividers iceberg hourglass albatross tall-ship
      hourglass iceberg hourglass whale-fluke albatross sextant tall-ship whale-fluke
      dividers albatross iceberg hourglass iceberg dividers ship-lantern dividers
      ship-lantern dividers whale-fluke ship-lantern whale-fluke`),
      strip(`
      albatross ship-lantern hourglass dividers ship-lantern iceberg whale-fluke
      tall-ship iceberg whale-fluke hourglass albatross dividers sextant hourglass
      whale-fluke albatross dividers ship-lantern iceberg hourglass whale-fluke compass
      compass whale-fluke iceberg north-star compass compass tall-ship dividers
      hourglass iceberg dividers iceberg dividers ship-lantern dividers tall-ship
      sextant ship-lantern whale-fluke albatross whale-fluke ship-lantern`),
      strip(`
      compass whale-fluke compass sextant dividers hourglass tall-ship ship-lantern
      iceberg ship-lantern north-star ship-lantern iceberg hourglass compass albatross
      tall-ship compass ship-lantern whale-fluke hourglass north-star dividers
      whale-fluke iceberg hourglass albatross whale-fluke sextant compass tall-ship
      albatross iceberg whale-fluke dividers ship-lantern iceberg albatross dividers
      ship-lantern whale-fluke dividers iceberg ship-lantern iceberg dividers`),
      strip(`
      whale-fluke ship-lantern albatross iceberg tall-ship hourglass albatross iceberg
      dividers compass compass ship-lantern hourglass ship-lantern dividers tall-ship
      dividers iceberg dividers whale-fluke ship-lantern dividers iceberg albatross
      ship-lantern iceberg sextant dividers whale-fluke albatross hourglass whale-fluke
      north-star dividers tall-ship iceberg whale-fluke ship-lantern hourglass compass
      compass hourglass whale-fluke iceberg`),
      strip(`
      iceberg sextant whale-fluke ship-lantern albatross iceberg dividers ship-lantern
      hourglass albatross dividers albatross hourglass tall-ship ship-lantern
      whale-fluke iceberg hourglass compass compass albatross whale-fluke dividers
      ship-lantern sextant compass compass tall-ship dividers whale-fluke dividers
      hourglass dividers whale-fluke iceberg ship-lantern tall-ship ship-lantern
      whale-fluke dividers iceberg hourglass iceberg ship-lantern`),
    ],
    wildMultiplier: 1,
    mystery: {
      symbol: 'compass',
      weights: {
        'tall-ship': 4,
        albatross: 6,
        hourglass: 9,
        'whale-fluke': 13,
        'ship-lantern': 16,
        dividers: 16,
        iceberg: 16,
      },
    },
    freeSpins: {
      awards: { 3: 8, 4: 12, 5: 20 },
      multiplier: 1,
      retrigger: true,
      expandingWilds: false,
      expandingSymbol: null,
      strips: [
        strip(`
      ship-lantern hourglass tall-ship albatross compass compass compass tall-ship
      ship-lantern albatross whale-fluke iceberg ship-lantern hourglass compass compass
      compass dividers hourglass dividers whale-fluke ship-lantern hourglass iceberg
      ship-lantern albatross compass compass compass dividers iceberg dividers sextant
      dividers iceberg compass compass compass dividers whale-fluke iceberg whale-fluke
      albatross tall-ship iceberg whale-fluke ship-lantern whale-fluke hourglass compass
      compass compass`),
        strip(`
      ship-lantern iceberg hourglass albatross tall-ship compass compass compass
      whale-fluke tall-ship dividers ship-lantern whale-fluke albatross hourglass
      north-star hourglass ship-lantern compass compass compass albatross hourglass
      iceberg compass compass compass iceberg whale-fluke ship-lantern dividers iceberg
      whale-fluke iceberg ship-lantern dividers whale-fluke compass compass compass
      dividers ship-lantern whale-fluke compass compass compass tall-ship hourglass
      albatross dividers sextant iceberg dividers`),
        strip(`
      tall-ship ship-lantern whale-fluke albatross tall-ship hourglass ship-lantern
      iceberg ship-lantern hourglass dividers whale-fluke ship-lantern dividers iceberg
      whale-fluke ship-lantern iceberg albatross dividers ship-lantern iceberg compass
      compass compass albatross compass compass compass sextant hourglass dividers
      north-star tall-ship iceberg whale-fluke albatross whale-fluke compass compass
      compass whale-fluke iceberg compass compass compass dividers north-star hourglass
      compass compass compass dividers`),
        strip(`
      hourglass compass compass compass hourglass ship-lantern whale-fluke tall-ship
      dividers north-star albatross iceberg dividers ship-lantern iceberg albatross
      ship-lantern tall-ship whale-fluke dividers albatross iceberg compass compass
      compass iceberg ship-lantern dividers whale-fluke compass compass compass
      hourglass whale-fluke ship-lantern compass compass compass hourglass iceberg
      whale-fluke dividers compass compass compass ship-lantern tall-ship iceberg
      dividers albatross sextant hourglass whale-fluke`),
        strip(`
      ship-lantern whale-fluke dividers compass compass compass whale-fluke albatross
      tall-ship dividers ship-lantern iceberg albatross hourglass iceberg compass
      compass compass whale-fluke sextant dividers whale-fluke ship-lantern dividers
      iceberg dividers ship-lantern compass compass compass hourglass dividers tall-ship
      compass compass compass hourglass albatross ship-lantern iceberg ship-lantern
      hourglass compass compass compass iceberg whale-fluke iceberg hourglass albatross
      whale-fluke tall-ship`),
      ],
    },
    maxWinMultiple: 5000,
  },
} satisfies SlotTheme;
