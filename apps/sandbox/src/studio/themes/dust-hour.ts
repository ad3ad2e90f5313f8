import { type SlotTheme, strip } from '../engines/slot/theme.ts';
import { lines20 } from './lines.ts';
import { stakesBy20 } from './stakes.ts';

export const dustHour = {
  kind: 'slot',
  id: 'dust-hour',
  provider: 'Halyard',
  name: 'Dust Hour',
  tagline: {
    en: 'Pin a star to the reels, and it stays till sundown.',
    de: 'Ein Stern auf den Walzen bleibt, bis die Sonne sinkt.',
    es: 'Prende una estrella en los rodillos y se queda hasta el ocaso.',
    'pt-br': 'Prenda uma estrela nos rolos e ela fica até o pôr do sol.',
    ar: 'ثبّت نجمة على البكرات فتبقى حتى الغروب.',
  },
  palette: {
    backdrop: '#2a0f14',
    reel: '#3a161a',
    frame: '#e8a85a',
    accent: '#d9573f',
    text: '#fff1de',
    win: '#ffc24d',
  },
  rtpBasisPoints: 9670,
  volatility: 4,
  deviation: 6.69,
  releaseDate: '2026-11-18',
  stakes: stakesBy20,
  rules: {
    reels: 5,
    rows: 3,
    evaluation: { kind: 'lines', lines: lines20 },
    betUnits: 20,
    symbols: [
      {
        id: 'sheriff-star',
        role: 'wild',
        name: { en: 'Star', de: 'Stern', es: 'Estrella', 'pt-br': 'Estrela', ar: 'النجمة' },
        pays: { 3: 20, 4: 100, 5: 1000 },
      },
      {
        id: 'saloon-doors',
        role: 'scatter',
        name: {
          en: 'Saloon doors',
          de: 'Saloontüren',
          es: 'Puertas del salón',
          'pt-br': 'Portas do saloon',
          ar: 'أبواب الحانة',
        },
        pays: { 3: 40, 4: 200, 5: 1000 },
      },
      {
        id: 'marshal',
        role: 'high',
        name: { en: 'Marshal', de: 'Marshal', es: 'Alguacil', 'pt-br': 'Xerife', ar: 'المارشال' },
        pays: { 2: 2, 3: 40, 4: 160, 5: 800 },
      },
      {
        id: 'locomotive',
        role: 'high',
        name: {
          en: 'Locomotive',
          de: 'Lokomotive',
          es: 'Locomotora',
          'pt-br': 'Locomotiva',
          ar: 'القاطرة',
        },
        pays: { 3: 22, 4: 100, 5: 500 },
      },
      {
        id: 'longhorn',
        role: 'high',
        name: {
          en: 'Longhorn skull',
          de: 'Longhornschädel',
          es: 'Cráneo de toro',
          'pt-br': 'Crânio de boi',
          ar: 'جمجمة الثور',
        },
        pays: { 3: 15, 4: 60, 5: 250 },
      },
      {
        id: 'boot',
        role: 'high',
        name: {
          en: 'Boot and spur',
          de: 'Stiefel mit Sporn',
          es: 'Bota con espuela',
          'pt-br': 'Bota com espora',
          ar: 'الحذاء والمهماز',
        },
        pays: { 3: 12, 4: 45, 5: 200 },
      },
      {
        id: 'cactus',
        role: 'low',
        name: {
          en: 'Saguaro',
          de: 'Saguaro',
          es: 'Saguaro',
          'pt-br': 'Saguaro',
          ar: 'صبار الساغوارو',
        },
        pays: { 3: 7, 4: 22, 5: 100 },
      },
      {
        id: 'wagon-wheel',
        role: 'low',
        name: {
          en: 'Wagon wheel',
          de: 'Wagenrad',
          es: 'Rueda de carro',
          'pt-br': 'Roda de carroça',
          ar: 'عجلة العربة',
        },
        pays: { 3: 6, 4: 20, 5: 90 },
      },
      {
        id: 'coffee-pot',
        role: 'low',
        name: {
          en: 'Coffee pot',
          de: 'Kaffeekanne',
          es: 'Cafetera',
          'pt-br': 'Bule de café',
          ar: 'إبريق القهوة',
        },
        pays: { 3: 4, 4: 12, 5: 60 },
      },
      {
        id: 'dynamite',
        role: 'low',
        name: {
          en: 'Dynamite',
          de: 'Dynamit',
          es: 'Dinamita',
          'pt-br': 'Dinamite',
          ar: 'الديناميت',
        },
        pays: { 3: 4, 4: 12, 5: 60 },
      },
    ],
    strips: [
      strip(`
      boot dynamite locomotive coffee-pot boot longhorn cactus marshal coffee-pot longhorn
      locomotive boot cactus wagon-wheel coffee-pot marshal cactus dynamite wagon-wheel
      coffee-pot cactus dynamite wagon-wheel longhorn locomotive boot cactus dynamite
      sheriff-star coffee-pot wagon-wheel cactus marshal dynamite wagon-wheel saloon-doors
      locomotive longhorn dynamite coffee-pot wagon-wheel`),
      strip(`
      dynamite coffee-pot cactus locomotive boot saloon-doors dynamite wagon-wheel
      locomotive saloon-doors dynamite wagon-wheel coffee-pot boot cactus dynamite
      longhorn coffee-pot boot cactus wagon-wheel sheriff-star coffee-pot marshal cactus
      wagon-wheel dynamite marshal boot coffee-pot longhorn locomotive wagon-wheel cactus
      coffee-pot dynamite longhorn sheriff-star marshal cactus locomotive longhorn
      wagon-wheel`),
      strip(`
      marshal boot dynamite cactus wagon-wheel marshal locomotive coffee-pot sheriff-star
      longhorn marshal dynamite wagon-wheel cactus boot longhorn dynamite coffee-pot
      cactus locomotive saloon-doors wagon-wheel boot coffee-pot dynamite wagon-wheel
      cactus longhorn dynamite boot saloon-doors coffee-pot sheriff-star wagon-wheel
      cactus dynamite locomotive coffee-pot longhorn cactus wagon-wheel locomotive
      coffee-pot`),
      strip(`
      longhorn coffee-pot locomotive dynamite boot wagon-wheel coffee-pot dynamite
      sheriff-star marshal cactus dynamite locomotive wagon-wheel longhorn coffee-pot
      cactus wagon-wheel dynamite boot saloon-doors cactus longhorn locomotive marshal
      cactus wagon-wheel dynamite coffee-pot locomotive boot cactus coffee-pot wagon-wheel
      marshal saloon-doors cactus longhorn sheriff-star wagon-wheel coffee-pot dynamite
      boot`),
      strip(`
      dynamite cactus wagon-wheel boot dynamite longhorn locomotive coffee-pot boot cactus
      marshal coffee-pot dynamite cactus marshal longhorn sheriff-star coffee-pot
      locomotive cactus wagon-wheel dynamite locomotive cactus wagon-wheel marshal
      longhorn coffee-pot dynamite wagon-wheel boot coffee-pot dynamite cactus wagon-wheel
      saloon-doors coffee-pot boot locomotive wagon-wheel longhorn`),
    ],
    wildMultiplier: 1,
    freeSpins: {
      awards: { 3: 8, 4: 10, 5: 12 },
      multiplier: 1,
      retrigger: false,
      expandingWilds: false,
      expandingSymbol: null,
      stickyWilds: true,
      strips: [
        strip(`
      cactus locomotive dynamite coffee-pot longhorn marshal dynamite cactus wagon-wheel
      locomotive coffee-pot dynamite wagon-wheel locomotive cactus dynamite boot marshal
      coffee-pot cactus wagon-wheel longhorn dynamite coffee-pot marshal boot wagon-wheel
      coffee-pot cactus boot wagon-wheel longhorn coffee-pot cactus boot dynamite
      locomotive longhorn wagon-wheel`),
        strip(`
      wagon-wheel cactus longhorn locomotive wagon-wheel dynamite boot coffee-pot longhorn
      sheriff-star cactus coffee-pot wagon-wheel longhorn dynamite cactus marshal
      wagon-wheel coffee-pot dynamite sheriff-star cactus boot wagon-wheel coffee-pot
      cactus dynamite marshal locomotive coffee-pot dynamite boot wagon-wheel locomotive
      coffee-pot longhorn cactus locomotive boot dynamite sheriff-star marshal`),
        strip(`
      coffee-pot wagon-wheel locomotive cactus coffee-pot dynamite longhorn boot
      wagon-wheel cactus coffee-pot marshal dynamite wagon-wheel sheriff-star locomotive
      longhorn dynamite wagon-wheel coffee-pot locomotive dynamite wagon-wheel cactus
      marshal boot dynamite longhorn locomotive cactus coffee-pot dynamite sheriff-star
      boot wagon-wheel cactus coffee-pot marshal longhorn cactus boot`),
        strip(`
      cactus sheriff-star coffee-pot boot cactus dynamite wagon-wheel locomotive marshal
      cactus dynamite locomotive longhorn wagon-wheel dynamite coffee-pot cactus
      wagon-wheel boot dynamite coffee-pot longhorn wagon-wheel locomotive coffee-pot
      longhorn wagon-wheel dynamite sheriff-star marshal cactus coffee-pot boot
      sheriff-star cactus wagon-wheel boot dynamite longhorn coffee-pot locomotive marshal`),
        strip(`
      cactus coffee-pot boot wagon-wheel cactus dynamite locomotive coffee-pot wagon-wheel
      cactus dynamite coffee-pot wagon-wheel boot dynamite coffee-pot marshal cactus
      longhorn coffee-pot boot dynamite cactus wagon-wheel marshal longhorn locomotive
      wagon-wheel dynamite longhorn cactus coffee-pot dynamite locomotive longhorn marshal
      wagon-wheel sheriff-star boot locomotive`),
      ],
    },
    maxWinMultiple: 3670,
  },
} satisfies SlotTheme;
