import { type SlotTheme, strip } from '../engines/slot/theme.ts';
import { lines20 } from './lines.ts';
import { stakesBy20 } from './stakes.ts';

export const paperTiger = {
  kind: 'slot',
  id: 'paper-tiger',
  provider: 'Kite Studio',
  name: 'Paper Tiger',
  tagline: {
    en: 'Folded wilds worth two, three and five, which multiply each other.',
    de: 'Gefaltete Wilds, zwei, drei und fünf wert, die einander multiplizieren.',
    es: 'Wilds plegados que valen dos, tres y cinco y se multiplican entre sí.',
    'pt-br': 'Wilds dobrados que valem dois, três e cinco e se multiplicam entre si.',
    ar: 'رموز بديلة مطوية تساوي اثنين وثلاثة وخمسة ويضرب بعضها بعضًا.',
  },
  palette: {
    backdrop: '#3a0710',
    reel: '#2e0c14',
    frame: '#b3202a',
    accent: '#e8542f',
    text: '#fff3de',
    win: '#ffd35c',
  },
  rtpBasisPoints: 9590,
  volatility: 5,
  deviation: 11.72,
  releaseDate: '2026-11-18',
  stakes: stakesBy20,
  rules: {
    reels: 5,
    rows: 3,
    evaluation: { kind: 'lines', lines: lines20 },
    betUnits: 20,
    symbols: [
      {
        id: 'tiger-mask',
        role: 'wild',
        name: {
          en: 'Paper tiger',
          de: 'Papiertiger',
          es: 'Tigre de papel',
          'pt-br': 'Tigre de papel',
          ar: 'نمر الورق',
        },
        pays: {},
      },
      {
        id: 'scroll',
        role: 'scatter',
        name: {
          en: 'Scroll',
          de: 'Schriftrolle',
          es: 'Pergamino',
          'pt-br': 'Pergaminho',
          ar: 'لفافة الخط',
        },
        pays: { 3: 40 },
      },
      {
        id: 'paper-crane',
        role: 'high',
        name: {
          en: 'Paper crane',
          de: 'Papierkranich',
          es: 'Grulla de papel',
          'pt-br': 'Tsuru de papel',
          ar: 'كركي الورق',
        },
        pays: { 3: 30, 4: 120, 5: 600 },
      },
      {
        id: 'fan',
        role: 'high',
        name: {
          en: 'Folding fan',
          de: 'Faltfächer',
          es: 'Abanico',
          'pt-br': 'Leque',
          ar: 'المروحة المطوية',
        },
        pays: { 3: 25, 4: 90, 5: 400 },
      },
      {
        id: 'ink-brush',
        role: 'high',
        name: {
          en: 'Ink brush',
          de: 'Tuschpinsel',
          es: 'Pincel de tinta',
          'pt-br': 'Pincel de nanquim',
          ar: 'فرشاة الحبر',
        },
        pays: { 3: 18, 4: 60, 5: 225 },
      },
      {
        id: 'red-kite',
        role: 'high',
        name: {
          en: 'Red kite',
          de: 'Roter Drachen',
          es: 'Cometa roja',
          'pt-br': 'Pipa vermelha',
          ar: 'الطائرة الورقية الحمراء',
        },
        pays: { 3: 15, 4: 45, 5: 175 },
      },
      {
        id: 'folded-boat',
        role: 'low',
        name: {
          en: 'Folded boat',
          de: 'Faltboot',
          es: 'Barco de papel',
          'pt-br': 'Barco de papel',
          ar: 'قارب الورق',
        },
        pays: { 3: 8, 4: 25, 5: 100 },
      },
      {
        id: 'shears',
        role: 'low',
        name: {
          en: 'Paper shears',
          de: 'Papierschere',
          es: 'Tijeras',
          'pt-br': 'Tesoura',
          ar: 'مقص الورق',
        },
        pays: { 3: 6, 4: 20, 5: 80 },
      },
      {
        id: 'seal',
        role: 'low',
        name: {
          en: 'Name seal',
          de: 'Namensstempel',
          es: 'Sello',
          'pt-br': 'Carimbo',
          ar: 'الختم',
        },
        pays: { 3: 7, 4: 20, 5: 75 },
      },
      {
        id: 'bamboo',
        role: 'low',
        name: { en: 'Bamboo', de: 'Bambus', es: 'Bambú', 'pt-br': 'Bambu', ar: 'الخيزران' },
        pays: { 3: 6, 4: 18, 5: 70 },
      },
    ],
    strips: [
      strip(`
      folded-boat shears bamboo red-kite seal shears scroll fan seal shears bamboo
      shears ink-brush folded-boat seal fan shears fan bamboo paper-crane red-kite
      paper-crane bamboo folded-boat seal red-kite ink-brush seal bamboo folded-boat
      shears red-kite ink-brush folded-boat seal bamboo seal bamboo folded-boat
      ink-brush`),
      strip(`
      folded-boat seal folded-boat bamboo seal tiger-mask shears seal ink-brush bamboo
      fan bamboo seal folded-boat shears red-kite scroll folded-boat seal bamboo shears
      bamboo shears paper-crane bamboo ink-brush red-kite fan scroll shears red-kite
      folded-boat shears folded-boat fan paper-crane seal ink-brush red-kite ink-brush
      seal`),
      strip(`
      shears bamboo red-kite seal shears folded-boat bamboo ink-brush fan folded-boat
      seal shears seal shears paper-crane folded-boat bamboo shears seal folded-boat
      bamboo fan seal bamboo scroll paper-crane seal bamboo ink-brush red-kite shears
      scroll tiger-mask red-kite folded-boat ink-brush paper-crane bamboo red-kite fan
      ink-brush folded-boat`),
      strip(`
      paper-crane red-kite bamboo seal shears bamboo shears bamboo shears red-kite
      ink-brush fan folded-boat seal red-kite ink-brush fan red-kite ink-brush
      folded-boat bamboo folded-boat shears tiger-mask bamboo folded-boat ink-brush
      shears seal shears folded-boat seal scroll paper-crane fan bamboo folded-boat
      shears seal bamboo seal`),
      strip(`
      red-kite folded-boat bamboo folded-boat bamboo seal red-kite folded-boat red-kite
      ink-brush fan red-kite fan folded-boat ink-brush seal folded-boat scroll shears
      paper-crane seal bamboo shears scroll shears seal ink-brush folded-boat bamboo
      seal shears paper-crane bamboo paper-crane shears ink-brush bamboo seal fan shears
      seal bamboo`),
    ],
    wildMultiplier: 1,
    reelMultipliers: [1, 2, 3, 5, 1],
    freeSpins: {
      awards: { 3: 8, 4: 12, 5: 20 },
      multiplier: 1,
      retrigger: true,
      expandingWilds: true,
      expandingSymbol: null,
      strips: null,
    },
    maxWinMultiple: 10000,
  },
} satisfies SlotTheme;
