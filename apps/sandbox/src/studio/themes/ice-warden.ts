import { type SlotTheme, strip } from '../engines/slot/theme.ts';
import { lines40 } from './lines.ts';
import { stakesBy40 } from './stakes.ts';

export const iceWarden = {
  kind: 'slot',
  id: 'ice-warden',
  provider: 'Halyard',
  name: 'Ice Warden',
  tagline: {
    en: 'In free spins a reel the frost has touched stays frozen wild.',
    de: 'In Freispielen bleibt eine Walze, die der Frost berührt, als Wild gefroren.',
    es: 'En los giros gratis, el rodillo que toca la escarcha queda helado como wild.',
    'pt-br': 'Nas rodadas grátis, o rolo tocado pela geada fica congelado como wild.',
    ar: 'في اللفّات المجانية تبقى البكرة التي يلمسها الصقيع متجمدة كلها بديلة.',
  },
  palette: {
    backdrop: '#0b1c33',
    reel: '#10294a',
    frame: '#a9d8f2',
    accent: '#4fd6c8',
    text: '#f1faff',
    win: '#bff4ff',
  },
  rtpBasisPoints: 9618,
  volatility: 5,
  deviation: 9.28,
  releaseDate: '2026-11-12',
  stakes: stakesBy40,
  rules: {
    reels: 5,
    rows: 4,
    evaluation: { kind: 'lines', lines: lines40 },
    betUnits: 40,
    symbols: [
      {
        id: 'frost-star',
        role: 'wild',
        name: {
          en: 'Frost star',
          de: 'Froststern',
          es: 'Estrella de escarcha',
          'pt-br': 'Estrela de gelo',
          ar: 'نجمة الصقيع',
        },
        pays: {},
      },
      {
        id: 'ice-gate',
        role: 'scatter',
        name: {
          en: 'Ice gate',
          de: 'Eistor',
          es: 'Puerta de hielo',
          'pt-br': 'Portão de gelo',
          ar: 'بوابة الجليد',
        },
        pays: { 3: 40, 4: 200, 5: 1000 },
      },
      {
        id: 'ice-bear',
        role: 'high',
        name: {
          en: 'Ice bear',
          de: 'Eisbär',
          es: 'Oso del hielo',
          'pt-br': 'Urso do gelo',
          ar: 'دب الجليد',
        },
        pays: { 3: 30, 4: 120, 5: 600 },
      },
      {
        id: 'war-horn',
        role: 'high',
        name: {
          en: 'War horn',
          de: 'Kriegshorn',
          es: 'Cuerno de guerra',
          'pt-br': 'Trompa de guerra',
          ar: 'بوق الحرب',
        },
        pays: { 3: 25, 4: 80, 5: 350 },
      },
      {
        id: 'axe',
        role: 'high',
        name: {
          en: "Warden's axe",
          de: 'Wächteraxt',
          es: 'Hacha del guardián',
          'pt-br': 'Machado do guardião',
          ar: 'فأس الحارس',
        },
        pays: { 3: 20, 4: 60, 5: 250 },
      },
      {
        id: 'sled',
        role: 'high',
        name: {
          en: 'Sled',
          de: 'Schlitten',
          es: 'Trineo',
          'pt-br': 'Trenó',
          ar: 'الزلاجة',
        },
        pays: { 3: 15, 4: 48, 5: 190 },
      },
      {
        id: 'snowshoe',
        role: 'low',
        name: {
          en: 'Snowshoe',
          de: 'Schneeschuh',
          es: 'Raqueta de nieve',
          'pt-br': 'Raquete de neve',
          ar: 'حذاء الثلج',
        },
        pays: { 3: 8, 4: 30, 5: 125 },
      },
      {
        id: 'mitten',
        role: 'low',
        name: {
          en: 'Fur mitten',
          de: 'Fellhandschuh',
          es: 'Manopla de piel',
          'pt-br': 'Luva de pele',
          ar: 'قفاز الفرو',
        },
        pays: { 3: 8, 4: 30, 5: 125 },
      },
      {
        id: 'frost-berries',
        role: 'low',
        name: {
          en: 'Frost berries',
          de: 'Frostbeeren',
          es: 'Bayas heladas',
          'pt-br': 'Bagas geladas',
          ar: 'توت الصقيع',
        },
        pays: { 3: 6, 4: 22, 5: 90 },
      },
      {
        id: 'pine-cone',
        role: 'low',
        name: {
          en: 'Pine cone',
          de: 'Kiefernzapfen',
          es: 'Piña',
          'pt-br': 'Pinha',
          ar: 'كوز الصنوبر',
        },
        pays: { 3: 6, 4: 22, 5: 90 },
      },
    ],
    strips: [
      strip(`
      sled sled ice-bear frost-berries snowshoe snowshoe mitten mitten axe axe axe snowshoe
      snowshoe axe war-horn war-horn mitten pine-cone pine-cone pine-cone frost-berries
      frost-berries war-horn war-horn frost-berries frost-berries frost-berries pine-cone
      ice-bear snowshoe snowshoe frost-berries frost-berries pine-cone pine-cone pine-cone
      snowshoe ice-bear pine-cone ice-gate mitten mitten mitten sled sled sled mitten`),
      strip(`
      pine-cone frost-berries frost-berries sled snowshoe snowshoe pine-cone pine-cone
      pine-cone snowshoe mitten mitten ice-bear frost-berries frost-berries snowshoe
      snowshoe war-horn mitten ice-bear axe snowshoe snowshoe war-horn sled pine-cone
      frost-berries frost-berries war-horn war-horn frost-berries frost-star axe axe
      pine-cone pine-cone ice-bear ice-gate mitten mitten frost-berries frost-star axe sled
      sled mitten mitten sled pine-cone`),
      strip(`
      snowshoe snowshoe pine-cone pine-cone mitten mitten snowshoe snowshoe frost-berries
      war-horn mitten frost-berries frost-berries axe axe war-horn war-horn snowshoe
      frost-berries pine-cone frost-berries frost-berries snowshoe frost-berries ice-gate
      sled sled sled snowshoe pine-cone pine-cone frost-berries sled sled mitten mitten
      ice-bear ice-bear ice-bear mitten ice-gate war-horn frost-star mitten pine-cone
      pine-cone pine-cone axe axe frost-star ice-gate`),
      strip(`
      mitten pine-cone mitten frost-star sled sled frost-berries snowshoe snowshoe ice-bear
      ice-bear frost-berries frost-berries pine-cone mitten war-horn war-horn pine-cone
      pine-cone pine-cone mitten mitten ice-gate snowshoe axe axe snowshoe snowshoe
      snowshoe pine-cone pine-cone pine-cone frost-berries axe axe sled sled sled mitten
      frost-berries frost-berries ice-bear frost-star frost-berries frost-berries war-horn
      war-horn snowshoe mitten`),
      strip(`
      ice-bear mitten snowshoe snowshoe pine-cone pine-cone frost-berries ice-bear ice-bear
      axe axe sled sled war-horn war-horn war-horn frost-berries pine-cone pine-cone mitten
      mitten mitten frost-berries pine-cone pine-cone war-horn pine-cone pine-cone ice-gate
      snowshoe snowshoe snowshoe axe axe mitten mitten mitten frost-berries frost-berries
      frost-berries frost-star frost-berries frost-berries sled sled sled snowshoe snowshoe`),
    ],
    wildMultiplier: 1,
    freeSpins: {
      awards: { 3: 8, 4: 10, 5: 12 },
      multiplier: 1,
      retrigger: false,
      expandingWilds: true,
      expandingSymbol: null,
      stickyWilds: true,
      strips: [
        strip(`
      frost-berries sled pine-cone snowshoe sled frost-berries mitten snowshoe
      frost-berries pine-cone snowshoe war-horn frost-berries snowshoe axe war-horn mitten
      frost-berries pine-cone mitten axe frost-berries pine-cone snowshoe ice-bear mitten
      pine-cone war-horn sled snowshoe mitten frost-berries ice-bear pine-cone sled
      ice-bear mitten pine-cone axe mitten snowshoe sled pine-cone frost-berries war-horn
      axe`),
        strip(`
      mitten pine-cone snowshoe mitten frost-berries snowshoe pine-cone sled frost-berries
      pine-cone snowshoe frost-berries mitten snowshoe axe pine-cone frost-berries sled
      pine-cone war-horn snowshoe mitten frost-berries war-horn pine-cone ice-bear mitten
      frost-berries frost-star axe ice-bear sled war-horn frost-berries sled pine-cone
      snowshoe axe mitten sled frost-berries pine-cone ice-bear axe mitten war-horn
      snowshoe`),
        strip(`
      snowshoe war-horn pine-cone frost-berries axe snowshoe frost-berries pine-cone
      mitten frost-berries sled snowshoe frost-berries sled mitten snowshoe frost-berries
      pine-cone mitten ice-bear sled axe pine-cone snowshoe mitten pine-cone war-horn
      frost-berries pine-cone mitten axe frost-berries snowshoe axe mitten snowshoe
      pine-cone sled war-horn ice-bear sled frost-berries pine-cone ice-bear war-horn
      mitten frost-star`),
        strip(`
      frost-berries mitten snowshoe axe pine-cone frost-berries snowshoe mitten
      frost-berries snowshoe pine-cone sled snowshoe frost-berries pine-cone sled
      frost-berries mitten pine-cone ice-bear snowshoe axe ice-bear frost-berries axe
      pine-cone war-horn mitten sled pine-cone frost-berries mitten war-horn sled axe
      mitten sled pine-cone war-horn snowshoe ice-bear frost-berries pine-cone snowshoe
      mitten frost-star war-horn`),
        strip(`
      pine-cone war-horn ice-bear snowshoe pine-cone frost-berries mitten axe snowshoe
      sled mitten frost-berries axe pine-cone mitten frost-berries war-horn pine-cone sled
      snowshoe pine-cone frost-berries mitten sled pine-cone axe snowshoe war-horn
      pine-cone mitten snowshoe frost-berries ice-bear snowshoe war-horn sled axe
      frost-berries pine-cone ice-bear mitten snowshoe frost-berries sled mitten
      frost-berries`),
      ],
    },
    maxWinMultiple: 2289,
  },
} satisfies SlotTheme;
