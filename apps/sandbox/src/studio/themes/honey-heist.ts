import { type SlotTheme, strip } from '../engines/slot/theme.ts';
import { stakesBy20 } from './stakes.ts';

export const honeyHeist = {
  kind: 'slot',
  id: 'honey-heist',
  provider: 'Oddfellow',
  name: 'Honey Heist',
  tagline: {
    en: 'Eight of a kind pay wherever they lie. Open the vault and only the loot is left.',
    de: 'Acht gleiche zahlen, wo immer sie liegen. Ist der Tresor offen, bleibt nur die Beute.',
    es: 'Ocho iguales pagan donde estén. Abre la cámara y solo queda el botín.',
    'pt-br': 'Oito iguais pagam onde estiverem. Abra o cofre e só resta o butim.',
    ar: 'ثمانية متماثلة تدفع أينما كانت. افتح الخزنة ولا يبقى سوى الغنيمة.',
  },
  palette: {
    backdrop: '#15100a',
    reel: '#221a10',
    frame: '#e0a22e',
    accent: '#f2b02a',
    text: '#fdf6e6',
    win: '#ffd45c',
  },
  rtpBasisPoints: 9600,
  volatility: 4,
  deviation: 5.72,
  releaseDate: '2026-11-22',
  stakes: stakesBy20,
  rules: {
    reels: 6,
    rows: 5,
    evaluation: { kind: 'anywhere' },
    betUnits: 20,
    symbols: [
      {
        id: 'vault',
        role: 'scatter',
        name: {
          en: 'Vault',
          de: 'Tresor',
          es: 'Cámara acorazada',
          'pt-br': 'Cofre-forte',
          ar: 'الخزنة',
        },
        pays: { 4: 60, 5: 200, 6: 2000 },
      },
      {
        id: 'planner',
        role: 'high',
        name: {
          en: 'The planner',
          de: 'Die Planerin',
          es: 'La cerebro',
          'pt-br': 'A mentora',
          ar: 'العقل المدبّر',
        },
        pays: { 8: 110, 10: 320, 12: 2200 },
      },
      {
        id: 'getaway-car',
        role: 'high',
        name: {
          en: 'Getaway car',
          de: 'Fluchtwagen',
          es: 'Coche de fuga',
          'pt-br': 'Carro de fuga',
          ar: 'سيارة الهروب',
        },
        pays: { 8: 65, 10: 220, 12: 1300 },
      },
      {
        id: 'honey-jar',
        role: 'high',
        name: {
          en: 'Honey jar',
          de: 'Honigglas',
          es: 'Tarro de miel',
          'pt-br': 'Pote de mel',
          ar: 'مرطبان العسل',
        },
        pays: { 8: 50, 10: 150, 12: 800 },
      },
      {
        id: 'comb-bar',
        role: 'high',
        name: {
          en: 'Comb bar',
          de: 'Wabenbarren',
          es: 'Lingote de panal',
          'pt-br': 'Barra de favo',
          ar: 'سبيكة الشهد',
        },
        pays: { 8: 38, 10: 115, 12: 600 },
      },
      {
        id: 'veil',
        role: 'low',
        name: {
          en: "Beekeeper's veil",
          de: 'Imkerschleier',
          es: 'Velo de apicultor',
          'pt-br': 'Véu de apicultor',
          ar: 'قناع النحّال',
        },
        pays: { 8: 30, 10: 80, 12: 400 },
      },
      {
        id: 'smoker',
        role: 'low',
        name: { en: 'Smoker', de: 'Smoker', es: 'Ahumador', 'pt-br': 'Fumigador', ar: 'المدخّنة' },
        pays: { 8: 22, 10: 70, 12: 300 },
      },
      {
        id: 'torch',
        role: 'low',
        name: {
          en: 'Torch',
          de: 'Taschenlampe',
          es: 'Linterna',
          'pt-br': 'Lanterna',
          ar: 'المصباح اليدوي',
        },
        pays: { 8: 16, 10: 55, 12: 250 },
      },
      {
        id: 'picklocks',
        role: 'low',
        name: {
          en: 'Picklocks',
          de: 'Dietriche',
          es: 'Ganzúas',
          'pt-br': 'Gazuas',
          ar: 'مفاتيح الفتح',
        },
        pays: { 8: 12, 10: 45, 12: 200 },
      },
    ],
    strips: [
      strip(`
      picklocks picklocks smoker veil veil honey-jar smoker smoker comb-bar torch
      getaway-car veil torch torch picklocks honey-jar planner smoker comb-bar
      getaway-car picklocks vault torch torch veil getaway-car getaway-car comb-bar
      smoker smoker honey-jar planner honey-jar honey-jar comb-bar comb-bar veil
      veil picklocks picklocks vault planner planner torch`),
      strip(`
      honey-jar picklocks picklocks smoker comb-bar veil smoker smoker torch torch
      veil planner getaway-car getaway-car picklocks picklocks comb-bar torch torch
      planner planner comb-bar comb-bar veil veil honey-jar honey-jar picklocks
      torch getaway-car honey-jar smoker smoker vault veil veil getaway-car comb-bar
      planner honey-jar torch smoker picklocks`),
      strip(`
      picklocks torch getaway-car getaway-car honey-jar honey-jar torch torch smoker
      veil comb-bar smoker smoker veil torch planner veil veil comb-bar picklocks
      picklocks vault picklocks honey-jar comb-bar comb-bar planner getaway-car
      planner planner smoker smoker honey-jar smoker picklocks picklocks veil veil
      torch torch getaway-car honey-jar comb-bar vault`),
      strip(`
      comb-bar smoker veil veil torch smoker planner getaway-car getaway-car
      picklocks honey-jar veil veil picklocks veil torch comb-bar torch torch
      honey-jar honey-jar smoker smoker picklocks picklocks honey-jar comb-bar
      getaway-car planner planner picklocks picklocks smoker smoker comb-bar
      comb-bar planner torch torch honey-jar vault veil getaway-car`),
      strip(`
      comb-bar honey-jar honey-jar smoker smoker comb-bar comb-bar getaway-car
      getaway-car smoker picklocks torch picklocks picklocks veil veil torch torch
      planner honey-jar planner veil veil picklocks torch smoker picklocks picklocks
      getaway-car comb-bar smoker smoker torch torch vault veil planner planner
      honey-jar veil comb-bar getaway-car honey-jar vault`),
      strip(`
      smoker torch picklocks picklocks torch torch veil picklocks picklocks planner
      planner comb-bar smoker comb-bar smoker smoker getaway-car honey-jar veil veil
      honey-jar veil veil planner getaway-car honey-jar picklocks torch torch
      honey-jar honey-jar comb-bar getaway-car getaway-car smoker smoker comb-bar
      comb-bar planner vault veil torch picklocks`),
    ],
    wildMultiplier: 1,
    freeSpins: {
      awards: { 4: 10, 5: 12, 6: 15 },
      multiplier: 1,
      retrigger: true,
      expandingWilds: false,
      expandingSymbol: null,
      strips: [
        strip(`
        comb-bar honey-jar honey-jar comb-bar comb-bar honey-jar planner getaway-car
        comb-bar honey-jar getaway-car getaway-car planner planner honey-jar
        honey-jar honey-jar picklocks planner planner getaway-car torch comb-bar
        comb-bar comb-bar veil getaway-car getaway-car picklocks smoker veil torch
        vault planner smoker`),
        strip(`
        planner comb-bar comb-bar honey-jar honey-jar getaway-car getaway-car
        planner comb-bar honey-jar getaway-car honey-jar planner planner getaway-car
        getaway-car comb-bar comb-bar comb-bar smoker planner planner picklocks
        honey-jar honey-jar honey-jar veil getaway-car vault torch picklocks smoker
        comb-bar veil torch`),
        strip(`
        comb-bar planner getaway-car getaway-car picklocks getaway-car planner
        honey-jar comb-bar comb-bar honey-jar planner planner smoker honey-jar
        honey-jar honey-jar comb-bar torch comb-bar comb-bar comb-bar veil
        getaway-car planner planner torch honey-jar honey-jar getaway-car
        getaway-car veil vault picklocks smoker`),
        strip(`
        comb-bar honey-jar comb-bar planner planner honey-jar honey-jar getaway-car
        getaway-car comb-bar comb-bar planner getaway-car honey-jar planner
        honey-jar honey-jar honey-jar planner planner getaway-car getaway-car torch
        veil smoker picklocks comb-bar comb-bar comb-bar getaway-car picklocks torch
        smoker vault veil`),
        strip(`
        comb-bar comb-bar honey-jar planner planner picklocks getaway-car
        getaway-car comb-bar comb-bar comb-bar planner honey-jar planner honey-jar
        honey-jar getaway-car smoker getaway-car torch vault getaway-car getaway-car
        comb-bar smoker veil honey-jar honey-jar honey-jar planner planner picklocks
        comb-bar torch veil`),
        strip(`
        getaway-car comb-bar honey-jar planner planner comb-bar honey-jar honey-jar
        planner planner smoker getaway-car getaway-car honey-jar comb-bar comb-bar
        honey-jar honey-jar honey-jar getaway-car getaway-car torch picklocks
        comb-bar comb-bar comb-bar veil planner picklocks getaway-car veil smoker
        planner vault torch`),
      ],
    },
    maxWinMultiple: 10000,
  },
} satisfies SlotTheme;
