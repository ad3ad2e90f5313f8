import { type SlotTheme, strip } from '../engines/slot/theme.ts';
import { lines10 } from './lines.ts';
import { stakesBy10 } from './stakes.ts';

export const roninMoon = {
  kind: 'slot',
  id: 'ronin-moon',
  provider: 'Northlight',
  name: 'Ronin Moon',
  tagline: {
    en: 'Under a red moon whole reels turn wild.',
    de: 'Unter rotem Mond werden ganze Walzen wild.',
    es: 'Bajo una luna roja, rodillos enteros se vuelven wild.',
    'pt-br': 'Sob a lua vermelha, rolos inteiros viram wild.',
    ar: 'تحت قمر أحمر تتحول بكرات كاملة إلى رموز بديلة.',
  },
  palette: {
    backdrop: '#1b0d12',
    reel: '#2a141b',
    frame: '#d8b36a',
    accent: '#c4262e',
    text: '#f7efe2',
    win: '#ff7a5c',
  },
  rtpBasisPoints: 9611,
  volatility: 5,
  deviation: 9.54,
  releaseDate: '2025-10-30',
  stakes: stakesBy10,
  rules: {
    reels: 5,
    rows: 3,
    evaluation: { kind: 'lines', lines: lines10 },
    betUnits: 10,
    symbols: [
      {
        id: 'red-moon',
        role: 'wild',
        name: {
          en: 'Red moon',
          de: 'Roter Mond',
          es: 'Luna roja',
          'pt-br': 'Lua vermelha',
          ar: 'القمر الأحمر',
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
          'pt-br': 'Portão do templo',
          ar: 'بوابة المعبد',
        },
        pays: { 3: 20, 4: 100, 5: 500 },
      },
      {
        id: 'ronin',
        role: 'high',
        name: { en: 'Ronin', de: 'Ronin', es: 'Ronin', 'pt-br': 'Ronin', ar: 'الرونين' },
        pays: { 2: 4, 3: 70, 4: 500, 5: 5000 },
      },
      {
        id: 'kabuto',
        role: 'high',
        name: {
          en: 'Kabuto helmet',
          de: 'Kabuto-Helm',
          es: 'Casco kabuto',
          'pt-br': 'Elmo kabuto',
          ar: 'خوذة كابوتو',
        },
        pays: { 3: 50, 4: 275, 5: 1500 },
      },
      {
        id: 'katana',
        role: 'high',
        name: { en: 'Katana', de: 'Katana', es: 'Katana', 'pt-br': 'Katana', ar: 'الكاتانا' },
        pays: { 3: 40, 4: 175, 5: 1000 },
      },
      {
        id: 'war-fan',
        role: 'high',
        name: {
          en: 'War fan',
          de: 'Kriegsfächer',
          es: 'Abanico de guerra',
          'pt-br': 'Leque de guerra',
          ar: 'مروحة الحرب',
        },
        pays: { 3: 30, 4: 120, 5: 500 },
      },
      {
        id: 'sword-guard',
        role: 'low',
        name: {
          en: 'Sword guard',
          de: 'Stichblatt',
          es: 'Guarda de espada',
          'pt-br': 'Guarda da espada',
          ar: 'واقي السيف',
        },
        pays: { 3: 10, 4: 40, 5: 225 },
      },
      {
        id: 'sake-flask',
        role: 'low',
        name: {
          en: 'Sake flask',
          de: 'Sakeflasche',
          es: 'Botella de sake',
          'pt-br': 'Garrafa de saquê',
          ar: 'قارورة الساكي',
        },
        pays: { 3: 10, 4: 40, 5: 225 },
      },
      {
        id: 'pine-branch',
        role: 'low',
        name: {
          en: 'Pine branch',
          de: 'Kiefernzweig',
          es: 'Rama de pino',
          'pt-br': 'Ramo de pinheiro',
          ar: 'غصن الصنوبر',
        },
        pays: { 3: 4, 4: 22, 5: 175 },
      },
      {
        id: 'coin-string',
        role: 'low',
        name: {
          en: 'Coin string',
          de: 'Münzschnur',
          es: 'Sarta de monedas',
          'pt-br': 'Fieira de moedas',
          ar: 'خيط العملات',
        },
        pays: { 3: 4, 4: 22, 5: 175 },
      },
    ],
    strips: [
      strip(`
      pine-branch coin-string kabuto sake-flask sword-guard war-fan pine-branch katana
      coin-string ronin sake-flask sword-guard pine-branch coin-string war-fan kabuto
      sake-flask pine-branch sword-guard katana coin-string temple-gate war-fan
      pine-branch sake-flask sword-guard coin-string kabuto ronin pine-branch katana
      coin-string sake-flask sword-guard war-fan`),
      strip(`
      pine-branch coin-string sake-flask sword-guard katana war-fan pine-branch
      coin-string kabuto sake-flask sword-guard pine-branch ronin coin-string war-fan
      sake-flask sword-guard katana pine-branch coin-string kabuto red-moon sake-flask
      sword-guard pine-branch war-fan coin-string temple-gate katana pine-branch
      sake-flask sword-guard coin-string kabuto war-fan ronin`),
      strip(`
      sake-flask coin-string pine-branch war-fan katana sword-guard kabuto coin-string
      sake-flask pine-branch temple-gate ronin sword-guard coin-string war-fan pine-branch
      sake-flask katana kabuto coin-string sword-guard pine-branch red-moon war-fan
      sake-flask coin-string temple-gate pine-branch sword-guard ronin katana sake-flask
      kabuto coin-string war-fan pine-branch sword-guard`),
      strip(`
      pine-branch sake-flask coin-string sword-guard war-fan pine-branch kabuto katana
      coin-string sake-flask sword-guard pine-branch ronin war-fan coin-string sake-flask
      kabuto pine-branch sword-guard katana coin-string war-fan sake-flask pine-branch
      sword-guard coin-string temple-gate red-moon ronin pine-branch sake-flask kabuto
      war-fan coin-string sword-guard katana`),
      strip(`
      pine-branch sake-flask sword-guard coin-string katana kabuto pine-branch war-fan
      sake-flask coin-string sword-guard ronin pine-branch coin-string sake-flask war-fan
      sword-guard katana pine-branch kabuto coin-string sake-flask sword-guard pine-branch
      war-fan coin-string temple-gate katana kabuto sake-flask pine-branch sword-guard
      ronin coin-string war-fan`),
    ],
    wildMultiplier: 1,
    freeSpins: {
      awards: { 3: 10, 4: 10, 5: 10 },
      multiplier: 1,
      retrigger: true,
      expandingWilds: true,
      expandingSymbol: null,
      strips: [
        strip(`
      pine-branch coin-string kabuto sake-flask sword-guard war-fan pine-branch ronin
      katana coin-string sake-flask sword-guard pine-branch coin-string war-fan kabuto
      temple-gate sake-flask pine-branch sword-guard ronin coin-string katana war-fan
      pine-branch sake-flask sword-guard coin-string kabuto pine-branch ronin katana
      coin-string sake-flask sword-guard war-fan`),
        strip(`
      pine-branch coin-string sake-flask sword-guard katana war-fan pine-branch
      coin-string kabuto sake-flask sword-guard ronin red-moon pine-branch coin-string
      war-fan sake-flask sword-guard katana pine-branch coin-string kabuto ronin
      temple-gate sake-flask sword-guard pine-branch war-fan coin-string red-moon katana
      pine-branch sake-flask sword-guard coin-string kabuto war-fan ronin`),
        strip(`
      sake-flask coin-string pine-branch war-fan katana sword-guard kabuto ronin
      coin-string pine-branch sake-flask red-moon temple-gate sword-guard coin-string
      war-fan pine-branch sake-flask katana kabuto ronin coin-string sword-guard
      pine-branch war-fan sake-flask red-moon coin-string pine-branch sword-guard
      temple-gate katana sake-flask kabuto coin-string war-fan pine-branch ronin
      sword-guard`),
        strip(`
      pine-branch sake-flask coin-string sword-guard war-fan pine-branch kabuto ronin
      katana coin-string sake-flask sword-guard pine-branch war-fan coin-string red-moon
      sake-flask kabuto sword-guard pine-branch ronin katana coin-string war-fan
      sake-flask pine-branch sword-guard coin-string temple-gate kabuto pine-branch
      sake-flask ronin war-fan coin-string sword-guard katana red-moon`),
        strip(`
      pine-branch sake-flask sword-guard coin-string katana kabuto pine-branch war-fan
      ronin sake-flask coin-string sword-guard pine-branch coin-string sake-flask war-fan
      sword-guard katana kabuto pine-branch ronin coin-string sake-flask sword-guard
      pine-branch war-fan coin-string temple-gate katana kabuto sake-flask pine-branch
      sword-guard ronin coin-string war-fan`),
      ],
    },
    maxWinMultiple: 10000,
  },
} satisfies SlotTheme;
