import { type SlotTheme, strip } from '../engines/slot/theme.ts';
import { lines25 } from './lines.ts';
import { stakesBy25 } from './stakes.ts';

export const scarabRise = {
  kind: 'slot',
  id: 'scarab-rise',
  provider: 'Saltworks',
  name: 'Scarab Rise',
  tagline: {
    en: 'Sunrise triples everything the free spins find.',
    de: 'Der Sonnenaufgang verdreifacht, was die Freispiele finden.',
    es: 'El amanecer triplica todo lo que encuentran los giros gratis.',
    'pt-br': 'O nascer do sol triplica tudo o que as rodadas grátis encontram.',
    ar: 'شروق الشمس يضاعف ثلاث مرات كل ما تجده اللفّات المجانية.',
  },
  palette: {
    backdrop: '#2a1608',
    reel: '#40230d',
    frame: '#f3b53f',
    accent: '#2fb3a6',
    text: '#fff3da',
    win: '#ffd75e',
  },
  rtpBasisPoints: 9610,
  volatility: 4,
  deviation: 5.44,
  releaseDate: '2025-05-08',
  stakes: stakesBy25,
  rules: {
    reels: 5,
    rows: 3,
    evaluation: { kind: 'lines', lines: lines25 },
    betUnits: 25,
    symbols: [
      {
        id: 'golden-scarab',
        role: 'wild',
        name: {
          en: 'Golden scarab',
          de: 'Goldener Skarabäus',
          es: 'Escarabajo dorado',
          'pt-br': 'Escaravelho dourado',
          ar: 'الجعران الذهبي',
        },
        pays: { 3: 80, 4: 700, 5: 4000 },
      },
      {
        id: 'sun-disc',
        role: 'scatter',
        name: {
          en: 'Sun disc',
          de: 'Sonnenscheibe',
          es: 'Disco solar',
          'pt-br': 'Disco solar',
          ar: 'قرص الشمس',
        },
        pays: { 3: 50, 4: 250, 5: 1250 },
      },
      {
        id: 'funeral-mask',
        role: 'high',
        name: {
          en: 'Funeral mask',
          de: 'Totenmaske',
          es: 'Máscara funeraria',
          'pt-br': 'Máscara funerária',
          ar: 'القناع الجنائزي',
        },
        pays: { 3: 60, 4: 500, 5: 3000 },
      },
      {
        id: 'jackal-guard',
        role: 'high',
        name: {
          en: 'Jackal guard',
          de: 'Schakalwächter',
          es: 'Guardián chacal',
          'pt-br': 'Guarda chacal',
          ar: 'حارس ابن آوى',
        },
        pays: { 3: 45, 4: 275, 5: 1750 },
      },
      {
        id: 'sacred-eye',
        role: 'high',
        name: {
          en: 'Sacred eye',
          de: 'Heiliges Auge',
          es: 'Ojo sagrado',
          'pt-br': 'Olho sagrado',
          ar: 'العين المقدسة',
        },
        pays: { 3: 35, 4: 150, 5: 900 },
      },
      {
        id: 'ankh',
        role: 'high',
        name: { en: 'Ankh', de: 'Anch', es: 'Anj', 'pt-br': 'Ankh', ar: 'مفتاح الحياة' },
        pays: { 3: 25, 4: 110, 5: 500 },
      },
      {
        id: 'canopic-jar',
        role: 'low',
        name: {
          en: 'Canopic jar',
          de: 'Kanope',
          es: 'Vaso canopo',
          'pt-br': 'Vaso canópico',
          ar: 'الإناء الكانوبي',
        },
        pays: { 3: 10, 4: 45, 5: 200 },
      },
      {
        id: 'blue-lotus',
        role: 'low',
        name: {
          en: 'Blue lotus',
          de: 'Blauer Lotos',
          es: 'Loto azul',
          'pt-br': 'Lótus azul',
          ar: 'اللوتس الأزرق',
        },
        pays: { 3: 10, 4: 45, 5: 200 },
      },
      {
        id: 'papyrus',
        role: 'low',
        name: { en: 'Papyrus', de: 'Papyrus', es: 'Papiro', 'pt-br': 'Papiro', ar: 'البردي' },
        pays: { 3: 4, 4: 25, 5: 140 },
      },
      {
        id: 'clay-tablet',
        role: 'low',
        name: {
          en: 'Clay tablet',
          de: 'Tontafel',
          es: 'Tablilla de arcilla',
          'pt-br': 'Tabuleta de argila',
          ar: 'لوح طيني',
        },
        pays: { 3: 4, 4: 25, 5: 140 },
      },
    ],
    strips: [
      strip(`
      canopic-jar blue-lotus clay-tablet papyrus sacred-eye funeral-mask ankh canopic-jar
      blue-lotus clay-tablet jackal-guard papyrus sun-disc canopic-jar blue-lotus
      clay-tablet sacred-eye papyrus ankh funeral-mask golden-scarab clay-tablet
      canopic-jar blue-lotus papyrus jackal-guard sacred-eye clay-tablet ankh papyrus
      canopic-jar blue-lotus sun-disc clay-tablet funeral-mask papyrus canopic-jar
      blue-lotus sacred-eye jackal-guard ankh clay-tablet papyrus`),
      strip(`
      blue-lotus papyrus clay-tablet canopic-jar funeral-mask ankh sacred-eye papyrus
      blue-lotus jackal-guard clay-tablet canopic-jar papyrus blue-lotus clay-tablet ankh
      sacred-eye canopic-jar funeral-mask papyrus golden-scarab clay-tablet blue-lotus
      jackal-guard sun-disc canopic-jar papyrus ankh clay-tablet sacred-eye blue-lotus
      papyrus canopic-jar funeral-mask clay-tablet blue-lotus jackal-guard papyrus ankh
      sacred-eye canopic-jar clay-tablet`),
      strip(`
      blue-lotus canopic-jar clay-tablet papyrus ankh jackal-guard blue-lotus sacred-eye
      canopic-jar funeral-mask clay-tablet papyrus sun-disc blue-lotus ankh canopic-jar
      clay-tablet papyrus sacred-eye jackal-guard blue-lotus clay-tablet papyrus
      canopic-jar funeral-mask golden-scarab ankh clay-tablet papyrus blue-lotus
      sacred-eye canopic-jar sun-disc clay-tablet papyrus jackal-guard blue-lotus ankh
      canopic-jar funeral-mask sacred-eye clay-tablet papyrus`),
      strip(`
      canopic-jar blue-lotus papyrus sacred-eye clay-tablet ankh canopic-jar papyrus
      blue-lotus jackal-guard funeral-mask clay-tablet papyrus canopic-jar sacred-eye
      blue-lotus ankh clay-tablet papyrus jackal-guard canopic-jar blue-lotus clay-tablet
      funeral-mask sacred-eye papyrus ankh canopic-jar clay-tablet blue-lotus sun-disc
      papyrus golden-scarab clay-tablet canopic-jar sacred-eye blue-lotus jackal-guard
      papyrus ankh funeral-mask clay-tablet`),
      strip(`
      blue-lotus ankh canopic-jar papyrus clay-tablet sacred-eye jackal-guard blue-lotus
      funeral-mask papyrus canopic-jar clay-tablet sun-disc ankh blue-lotus sacred-eye
      papyrus clay-tablet canopic-jar jackal-guard funeral-mask blue-lotus papyrus
      clay-tablet canopic-jar ankh sacred-eye golden-scarab papyrus blue-lotus clay-tablet
      canopic-jar sun-disc jackal-guard papyrus clay-tablet blue-lotus ankh funeral-mask
      sacred-eye canopic-jar papyrus clay-tablet`),
    ],
    wildMultiplier: 1,
    freeSpins: {
      awards: { 3: 10, 4: 15, 5: 20 },
      multiplier: 3,
      retrigger: true,
      expandingWilds: false,
      expandingSymbol: null,
      strips: null,
    },
    maxWinMultiple: 10000,
  },
} satisfies SlotTheme;
