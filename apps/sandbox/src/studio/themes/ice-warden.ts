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
      frost-berries mitten axe snowshoe war-horn pine-cone mitten snowshoe pine-cone
      mitten sled frost-berries axe sled frost-berries mitten snowshoe pine-cone war-horn
      frost-berries pine-cone war-horn frost-berries sled snowshoe ice-bear pine-cone
      mitten snowshoe ice-bear sled mitten pine-cone axe frost-berries snowshoe sled
      pine-cone frost-berries ice-gate snowshoe frost-berries axe mitten war-horn
      pine-cone ice-bear`),
      strip(`
      frost-berries pine-cone war-horn ice-bear snowshoe mitten frost-berries pine-cone
      sled frost-berries mitten ice-bear pine-cone snowshoe mitten frost-berries sled
      snowshoe axe sled mitten axe war-horn frost-berries pine-cone sled mitten snowshoe
      frost-berries pine-cone snowshoe frost-star pine-cone frost-berries mitten axe
      snowshoe ice-gate war-horn pine-cone ice-bear frost-star axe pine-cone war-horn
      frost-berries snowshoe mitten sled`),
      strip(`
      frost-berries mitten snowshoe frost-berries sled pine-cone axe snowshoe ice-bear
      frost-berries pine-cone mitten snowshoe pine-cone war-horn mitten snowshoe sled
      frost-berries war-horn snowshoe frost-berries pine-cone sled ice-gate frost-berries
      ice-bear pine-cone axe mitten snowshoe pine-cone frost-berries mitten axe war-horn
      pine-cone axe mitten pine-cone ice-gate sled frost-star snowshoe frost-berries sled
      war-horn ice-bear mitten frost-star ice-gate`),
      strip(`
      axe mitten snowshoe frost-star pine-cone mitten frost-berries snowshoe pine-cone
      mitten snowshoe sled frost-berries war-horn snowshoe pine-cone mitten sled snowshoe
      ice-bear pine-cone sled ice-gate frost-berries war-horn pine-cone snowshoe
      frost-berries axe sled frost-berries mitten ice-bear pine-cone mitten axe pine-cone
      frost-berries axe war-horn ice-bear snowshoe frost-star frost-berries war-horn
      mitten pine-cone frost-berries sled`),
      strip(`
      axe pine-cone snowshoe war-horn sled pine-cone frost-berries snowshoe mitten
      frost-berries pine-cone snowshoe sled frost-berries mitten ice-bear war-horn
      pine-cone mitten frost-berries snowshoe sled mitten frost-berries axe war-horn
      snowshoe frost-berries ice-gate mitten sled pine-cone axe ice-bear pine-cone
      frost-berries mitten ice-bear pine-cone war-horn frost-star frost-berries axe mitten
      snowshoe pine-cone sled snowshoe`),
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
    maxWinMultiple: 10000,
  },
} satisfies SlotTheme;
