import { type SlotTheme, strip } from '../engines/slot/theme.ts';
import { stakesBy25 } from './stakes.ts';

export const koiLantern = {
  kind: 'slot',
  id: 'koi-lantern',
  provider: 'Northlight',
  name: 'Koi Lantern',
  tagline: {
    en: 'Lanterns drift over a pond where the ways meet.',
    de: 'Laternen treiben über einen Teich, in dem sich alle Wege treffen.',
    es: 'Los farolillos flotan en un estanque donde se cruzan las vías.',
    'pt-br': 'Lanternas deslizam sobre um lago onde os caminhos se encontram.',
    ar: 'فوانيس تنساب فوق بركة تلتقي فيها الطرق.',
  },
  palette: {
    backdrop: '#06231f',
    reel: '#0d3a33',
    frame: '#f0a541',
    accent: '#e4572e',
    text: '#f6f1e3',
    win: '#ffd27a',
  },
  rtpBasisPoints: 9621,
  volatility: 2,
  deviation: 3.26,
  releaseDate: '2025-06-19',
  stakes: stakesBy25,
  rules: {
    reels: 5,
    rows: 3,
    evaluation: { kind: 'ways' },
    betUnits: 25,
    symbols: [
      {
        id: 'golden-koi',
        role: 'wild',
        name: {
          en: 'Golden koi',
          de: 'Goldener Koi',
          es: 'Koi dorado',
          'pt-br': 'Carpa dourada',
          ar: 'كوي ذهبية',
        },
        pays: {},
      },
      {
        id: 'paper-lantern',
        role: 'scatter',
        name: {
          en: 'Paper lantern',
          de: 'Papierlaterne',
          es: 'Farolillo de papel',
          'pt-br': 'Lanterna de papel',
          ar: 'فانوس ورقي',
        },
        pays: { 3: 50, 4: 250, 5: 1250 },
      },
      {
        id: 'red-koi',
        role: 'high',
        name: {
          en: 'Red koi',
          de: 'Roter Koi',
          es: 'Koi rojo',
          'pt-br': 'Carpa vermelha',
          ar: 'كوي حمراء',
        },
        pays: { 3: 25, 4: 90, 5: 350 },
      },
      {
        id: 'white-koi',
        role: 'high',
        name: {
          en: 'White koi',
          de: 'Weißer Koi',
          es: 'Koi blanco',
          'pt-br': 'Carpa branca',
          ar: 'كوي بيضاء',
        },
        pays: { 3: 20, 4: 60, 5: 300 },
      },
      {
        id: 'stone-bridge',
        role: 'high',
        name: {
          en: 'Stone bridge',
          de: 'Steinbrücke',
          es: 'Puente de piedra',
          'pt-br': 'Ponte de pedra',
          ar: 'جسر حجري',
        },
        pays: { 3: 14, 4: 45, 5: 150 },
      },
      {
        id: 'lotus',
        role: 'high',
        name: { en: 'Lotus', de: 'Lotos', es: 'Loto', 'pt-br': 'Lótus', ar: 'اللوتس' },
        pays: { 3: 9, 4: 30, 5: 125 },
      },
      {
        id: 'maple-leaf',
        role: 'low',
        name: {
          en: 'Maple leaf',
          de: 'Ahornblatt',
          es: 'Hoja de arce',
          'pt-br': 'Folha de bordo',
          ar: 'ورقة القيقب',
        },
        pays: { 3: 4, 4: 14, 5: 60 },
      },
      {
        id: 'bamboo',
        role: 'low',
        name: { en: 'Bamboo', de: 'Bambus', es: 'Bambú', 'pt-br': 'Bambu', ar: 'الخيزران' },
        pays: { 3: 4, 4: 14, 5: 60 },
      },
      {
        id: 'tea-bowl',
        role: 'low',
        name: {
          en: 'Tea bowl',
          de: 'Teeschale',
          es: 'Cuenco de té',
          'pt-br': 'Tigela de chá',
          ar: 'وعاء الشاي',
        },
        pays: { 3: 3, 4: 9, 5: 45 },
      },
      {
        id: 'river-stones',
        role: 'low',
        name: {
          en: 'River stones',
          de: 'Flusssteine',
          es: 'Piedras de río',
          'pt-br': 'Pedras do rio',
          ar: 'حصى النهر',
        },
        pays: { 3: 3, 4: 9, 5: 45 },
      },
    ],
    strips: [
      strip(`
      tea-bowl bamboo lotus maple-leaf river-stones tea-bowl white-koi bamboo stone-bridge
      red-koi river-stones maple-leaf tea-bowl bamboo lotus river-stones stone-bridge
      tea-bowl maple-leaf white-koi bamboo river-stones red-koi tea-bowl paper-lantern
      maple-leaf lotus stone-bridge river-stones bamboo tea-bowl maple-leaf white-koi
      river-stones bamboo tea-bowl lotus red-koi stone-bridge maple-leaf river-stones`),
      strip(`
      bamboo tea-bowl river-stones maple-leaf red-koi lotus stone-bridge tea-bowl bamboo
      white-koi river-stones golden-koi maple-leaf paper-lantern tea-bowl bamboo
      river-stones lotus stone-bridge maple-leaf tea-bowl red-koi river-stones bamboo
      white-koi maple-leaf tea-bowl lotus stone-bridge river-stones bamboo golden-koi
      tea-bowl maple-leaf paper-lantern river-stones red-koi bamboo white-koi tea-bowl
      lotus stone-bridge maple-leaf river-stones`),
      strip(`
      bamboo maple-leaf river-stones tea-bowl lotus white-koi bamboo stone-bridge
      maple-leaf red-koi river-stones tea-bowl golden-koi bamboo lotus maple-leaf
      river-stones tea-bowl stone-bridge paper-lantern white-koi bamboo river-stones
      tea-bowl maple-leaf red-koi lotus river-stones tea-bowl bamboo stone-bridge
      maple-leaf golden-koi river-stones tea-bowl white-koi bamboo lotus maple-leaf
      red-koi stone-bridge river-stones tea-bowl`),
      strip(`
      maple-leaf bamboo tea-bowl stone-bridge river-stones lotus maple-leaf tea-bowl
      bamboo white-koi red-koi river-stones paper-lantern tea-bowl maple-leaf stone-bridge
      bamboo lotus river-stones golden-koi tea-bowl maple-leaf white-koi bamboo
      river-stones red-koi stone-bridge tea-bowl lotus maple-leaf river-stones bamboo
      tea-bowl paper-lantern golden-koi river-stones maple-leaf stone-bridge bamboo
      white-koi tea-bowl lotus red-koi river-stones`),
      strip(`
      tea-bowl maple-leaf bamboo stone-bridge river-stones lotus tea-bowl white-koi
      maple-leaf red-koi river-stones bamboo tea-bowl stone-bridge lotus maple-leaf
      river-stones bamboo tea-bowl white-koi red-koi river-stones maple-leaf tea-bowl
      bamboo stone-bridge lotus river-stones paper-lantern tea-bowl maple-leaf bamboo
      river-stones white-koi tea-bowl stone-bridge maple-leaf lotus red-koi bamboo
      river-stones`),
    ],
    wildMultiplier: 1,
    freeSpins: {
      awards: { 3: 10, 4: 15, 5: 25 },
      multiplier: 2,
      retrigger: true,
      expandingWilds: false,
      expandingSymbol: null,
      strips: [
        strip(`
      tea-bowl bamboo lotus maple-leaf river-stones tea-bowl white-koi bamboo stone-bridge
      red-koi river-stones maple-leaf tea-bowl bamboo lotus river-stones stone-bridge
      tea-bowl maple-leaf white-koi bamboo river-stones red-koi tea-bowl paper-lantern
      maple-leaf lotus stone-bridge river-stones bamboo tea-bowl maple-leaf white-koi
      river-stones bamboo tea-bowl lotus red-koi stone-bridge maple-leaf river-stones`),
        strip(`
      bamboo tea-bowl river-stones maple-leaf golden-koi red-koi lotus stone-bridge
      tea-bowl bamboo white-koi river-stones maple-leaf paper-lantern tea-bowl bamboo
      river-stones lotus stone-bridge maple-leaf golden-koi tea-bowl red-koi river-stones
      bamboo white-koi maple-leaf tea-bowl lotus river-stones stone-bridge bamboo
      paper-lantern tea-bowl maple-leaf golden-koi river-stones red-koi bamboo white-koi
      tea-bowl lotus stone-bridge maple-leaf river-stones`),
        strip(`
      bamboo maple-leaf river-stones tea-bowl lotus white-koi stone-bridge bamboo
      maple-leaf red-koi river-stones tea-bowl golden-koi bamboo lotus maple-leaf
      river-stones tea-bowl stone-bridge paper-lantern white-koi bamboo river-stones
      tea-bowl maple-leaf red-koi golden-koi lotus river-stones tea-bowl bamboo
      stone-bridge maple-leaf white-koi river-stones tea-bowl bamboo lotus maple-leaf
      red-koi golden-koi stone-bridge river-stones tea-bowl`),
        strip(`
      maple-leaf bamboo tea-bowl stone-bridge river-stones lotus white-koi maple-leaf
      tea-bowl bamboo red-koi river-stones golden-koi paper-lantern tea-bowl maple-leaf
      bamboo stone-bridge lotus river-stones tea-bowl white-koi maple-leaf bamboo
      river-stones red-koi golden-koi stone-bridge tea-bowl lotus maple-leaf river-stones
      bamboo tea-bowl paper-lantern white-koi river-stones maple-leaf stone-bridge bamboo
      lotus tea-bowl red-koi golden-koi river-stones`),
        strip(`
      tea-bowl maple-leaf bamboo stone-bridge river-stones lotus tea-bowl white-koi
      maple-leaf red-koi river-stones bamboo tea-bowl stone-bridge lotus maple-leaf
      river-stones bamboo tea-bowl white-koi red-koi river-stones maple-leaf tea-bowl
      bamboo stone-bridge lotus river-stones paper-lantern tea-bowl maple-leaf bamboo
      river-stones white-koi tea-bowl stone-bridge maple-leaf lotus red-koi bamboo
      river-stones`),
      ],
    },
    maxWinMultiple: 5000,
  },
} satisfies SlotTheme;
