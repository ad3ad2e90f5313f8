import { type SlotTheme, strip } from '../engines/slot/theme.ts';
import { lines10 } from './lines.ts';
import { stakesBy10 } from './stakes.ts';

export const oldKeeper = {
  kind: 'slot',
  id: 'old-keeper',
  provider: 'Saltworks',
  name: 'Old Keeper',
  tagline: {
    en: 'One page of the logbook decides which light grows.',
    de: 'Eine Seite im Logbuch entscheidet, welches Licht wächst.',
    es: 'Una página del cuaderno de bitácora decide qué luz crece.',
    'pt-br': 'Uma página do diário de bordo decide qual luz cresce.',
    ar: 'صفحة واحدة من السجل تقرر أي ضوء يكبر.',
  },
  palette: {
    backdrop: '#0e1322',
    reel: '#182034',
    frame: '#f4c15d',
    accent: '#d6452f',
    text: '#f5f1e6',
    win: '#ffd984',
  },
  rtpBasisPoints: 9591,
  volatility: 5,
  deviation: 11.88,
  releaseDate: '2025-08-07',
  stakes: stakesBy10,
  rules: {
    reels: 5,
    rows: 3,
    evaluation: { kind: 'lines', lines: lines10 },
    betUnits: 10,
    symbols: [
      {
        id: 'great-lens',
        role: 'wild',
        name: {
          en: 'Great lens',
          de: 'Große Linse',
          es: 'Gran lente',
          'pt-br': 'Grande lente',
          ar: 'العدسة الكبرى',
        },
        pays: {},
      },
      {
        id: 'logbook',
        role: 'scatter',
        name: {
          en: 'Logbook',
          de: 'Logbuch',
          es: 'Cuaderno de bitácora',
          'pt-br': 'Diário de bordo',
          ar: 'سجل المنارة',
        },
        pays: { 3: 20, 4: 200, 5: 2000 },
      },
      {
        id: 'keeper',
        role: 'high',
        name: {
          en: 'The keeper',
          de: 'Der Wärter',
          es: 'El farero',
          'pt-br': 'O faroleiro',
          ar: 'حارس المنارة',
        },
        pays: { 2: 6, 3: 60, 4: 600, 5: 3000 },
      },
      {
        id: 'lighthouse',
        role: 'high',
        name: { en: 'Lighthouse', de: 'Leuchtturm', es: 'Faro', 'pt-br': 'Farol', ar: 'المنارة' },
        pays: { 2: 3, 3: 25, 4: 250, 5: 1250 },
      },
      {
        id: 'sextant',
        role: 'high',
        name: { en: 'Sextant', de: 'Sextant', es: 'Sextante', 'pt-br': 'Sextante', ar: 'السدسية' },
        pays: { 3: 20, 4: 60, 5: 500 },
      },
      {
        id: 'anchor',
        role: 'high',
        name: { en: 'Anchor', de: 'Anker', es: 'Ancla', 'pt-br': 'Âncora', ar: 'المرساة' },
        pays: { 3: 20, 4: 60, 5: 500 },
      },
      {
        id: 'fog-bell',
        role: 'low',
        name: {
          en: 'Fog bell',
          de: 'Nebelglocke',
          es: 'Campana de niebla',
          'pt-br': 'Sino de nevoeiro',
          ar: 'جرس الضباب',
        },
        pays: { 3: 3, 4: 25, 5: 110 },
      },
      {
        id: 'oil-can',
        role: 'low',
        name: {
          en: 'Oil can',
          de: 'Ölkanne',
          es: 'Aceitera',
          'pt-br': 'Almotolia',
          ar: 'علبة الزيت',
        },
        pays: { 3: 3, 4: 25, 5: 100 },
      },
      {
        id: 'pocket-watch',
        role: 'low',
        name: {
          en: 'Pocket watch',
          de: 'Taschenuhr',
          es: 'Reloj de bolsillo',
          'pt-br': 'Relógio de bolso',
          ar: 'ساعة الجيب',
        },
        pays: { 3: 3, 4: 16, 5: 60 },
      },
      {
        id: 'rope-coil',
        role: 'low',
        name: {
          en: 'Coil of rope',
          de: 'Tauwerk',
          es: 'Rollo de cuerda',
          'pt-br': 'Rolo de corda',
          ar: 'لفّة الحبل',
        },
        pays: { 3: 3, 4: 16, 5: 60 },
      },
    ],
    strips: [
      strip(`
      pocket-watch rope-coil lighthouse oil-can fog-bell anchor pocket-watch sextant
      rope-coil keeper oil-can fog-bell pocket-watch rope-coil anchor lighthouse oil-can
      pocket-watch fog-bell sextant rope-coil logbook anchor pocket-watch oil-can fog-bell
      rope-coil lighthouse keeper pocket-watch sextant rope-coil oil-can fog-bell anchor`),
      strip(`
      pocket-watch rope-coil oil-can fog-bell sextant anchor pocket-watch rope-coil
      lighthouse oil-can fog-bell pocket-watch keeper rope-coil anchor oil-can fog-bell
      sextant pocket-watch rope-coil lighthouse great-lens oil-can fog-bell pocket-watch
      anchor rope-coil logbook sextant pocket-watch oil-can fog-bell rope-coil lighthouse
      anchor keeper`),
      strip(`
      oil-can rope-coil pocket-watch anchor sextant fog-bell lighthouse rope-coil oil-can
      pocket-watch logbook keeper fog-bell rope-coil anchor pocket-watch oil-can sextant
      lighthouse rope-coil fog-bell pocket-watch great-lens anchor oil-can rope-coil
      logbook pocket-watch fog-bell keeper sextant oil-can lighthouse rope-coil anchor
      pocket-watch fog-bell`),
      strip(`
      pocket-watch oil-can rope-coil fog-bell anchor pocket-watch lighthouse sextant
      rope-coil oil-can fog-bell pocket-watch keeper anchor rope-coil oil-can lighthouse
      pocket-watch fog-bell sextant rope-coil anchor oil-can pocket-watch fog-bell
      rope-coil logbook great-lens keeper pocket-watch oil-can lighthouse anchor rope-coil
      fog-bell sextant`),
      strip(`
      pocket-watch oil-can fog-bell rope-coil sextant lighthouse pocket-watch anchor
      oil-can rope-coil fog-bell keeper pocket-watch rope-coil oil-can anchor fog-bell
      sextant pocket-watch lighthouse rope-coil oil-can fog-bell pocket-watch anchor
      rope-coil logbook sextant lighthouse oil-can pocket-watch fog-bell keeper rope-coil
      anchor`),
    ],
    wildMultiplier: 1,
    freeSpins: {
      awards: { 3: 10, 4: 10, 5: 10 },
      multiplier: 1,
      retrigger: true,
      expandingWilds: false,
      expandingSymbol: {
        keeper: 1,
        lighthouse: 1,
        sextant: 1,
        anchor: 1,
        'fog-bell': 1,
        'oil-can': 1,
        'pocket-watch': 1,
        'rope-coil': 1,
      },
      strips: null,
    },
    maxWinMultiple: 10000,
  },
} satisfies SlotTheme;
