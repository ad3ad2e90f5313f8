import { type SlotTheme, strip } from '../engines/slot/theme.ts';
import { lines40 } from './lines.ts';
import { stakesBy40 } from './stakes.ts';

export const crownOfSalt = {
  kind: 'slot',
  id: 'crown-of-salt',
  provider: 'Saltworks',
  name: 'Crown of Salt',
  tagline: {
    en: 'Forty lines down to the court beneath the mine.',
    de: 'Vierzig Linien hinab zum Hof unter dem Bergwerk.',
    es: 'Cuarenta líneas que bajan a la corte bajo la mina.',
    'pt-br': 'Quarenta linhas descem até a corte sob a mina.',
    ar: 'أربعون خطًا تنزل إلى البلاط تحت المنجم.',
  },
  palette: {
    backdrop: '#0d1526',
    reel: '#16233b',
    frame: '#cfd8e6',
    accent: '#7fb4d6',
    text: '#f3f7fb',
    win: '#f5d27a',
  },
  rtpBasisPoints: 9576,
  volatility: 3,
  deviation: 4.16,
  releaseDate: '2025-01-23',
  stakes: stakesBy40,
  rules: {
    reels: 5,
    rows: 4,
    evaluation: { kind: 'lines', lines: lines40 },
    betUnits: 40,
    symbols: [
      {
        id: 'salt-crown',
        role: 'wild',
        name: {
          en: 'Salt crown',
          de: 'Salzkrone',
          es: 'Corona de sal',
          'pt-br': 'Coroa de sal',
          ar: 'تاج الملح',
        },
        pays: { 3: 25, 4: 200, 5: 1250 },
      },
      {
        id: 'mine-gate',
        role: 'scatter',
        name: {
          en: 'Mine gate',
          de: 'Stollentor',
          es: 'Puerta de la mina',
          'pt-br': 'Portão da mina',
          ar: 'بوابة المنجم',
        },
        pays: { 3: 80, 4: 400, 5: 2000 },
      },
      {
        id: 'salt-queen',
        role: 'high',
        name: {
          en: 'Queen of salt',
          de: 'Salzkönigin',
          es: 'Reina de la sal',
          'pt-br': 'Rainha do sal',
          ar: 'ملكة الملح',
        },
        pays: { 3: 25, 4: 200, 5: 1250 },
      },
      {
        id: 'sceptre',
        role: 'high',
        name: { en: 'Sceptre', de: 'Zepter', es: 'Cetro', 'pt-br': 'Cetro', ar: 'الصولجان' },
        pays: { 3: 25, 4: 140, 5: 700 },
      },
      {
        id: 'signet-ring',
        role: 'high',
        name: {
          en: 'Signet ring',
          de: 'Siegelring',
          es: 'Anillo de sello',
          'pt-br': 'Anel de sinete',
          ar: 'خاتم الختم',
        },
        pays: { 3: 18, 4: 80, 5: 500 },
      },
      {
        id: 'salt-cellar',
        role: 'high',
        name: {
          en: 'Salt cellar',
          de: 'Salzfass',
          es: 'Salero',
          'pt-br': 'Saleiro',
          ar: 'المملحة',
        },
        pays: { 3: 18, 4: 60, 5: 350 },
      },
      {
        id: 'amber-crystal',
        role: 'low',
        name: {
          en: 'Amber crystal',
          de: 'Bernsteinkristall',
          es: 'Cristal de ámbar',
          'pt-br': 'Cristal de âmbar',
          ar: 'بلورة كهرمانية',
        },
        pays: { 3: 8, 4: 25, 5: 150 },
      },
      {
        id: 'rose-crystal',
        role: 'low',
        name: {
          en: 'Rose crystal',
          de: 'Rosenkristall',
          es: 'Cristal rosa',
          'pt-br': 'Cristal rosa',
          ar: 'بلورة وردية',
        },
        pays: { 3: 8, 4: 25, 5: 150 },
      },
      {
        id: 'jade-crystal',
        role: 'low',
        name: {
          en: 'Jade crystal',
          de: 'Jadekristall',
          es: 'Cristal de jade',
          'pt-br': 'Cristal de jade',
          ar: 'بلورة خضراء',
        },
        pays: { 3: 4, 4: 18, 5: 80 },
      },
      {
        id: 'azure-crystal',
        role: 'low',
        name: {
          en: 'Azure crystal',
          de: 'Azurkristall',
          es: 'Cristal azul',
          'pt-br': 'Cristal azul',
          ar: 'بلورة زرقاء',
        },
        pays: { 3: 4, 4: 18, 5: 75 },
      },
    ],
    strips: [
      strip(`
      rose-crystal rose-crystal sceptre sceptre rose-crystal rose-crystal rose-crystal
      signet-ring salt-queen sceptre jade-crystal signet-ring salt-crown salt-cellar
      sceptre azure-crystal azure-crystal amber-crystal jade-crystal salt-queen salt-queen
      amber-crystal amber-crystal amber-crystal signet-ring signet-ring signet-ring
      jade-crystal mine-gate salt-cellar salt-cellar salt-queen rose-crystal azure-crystal
      azure-crystal amber-crystal salt-crown jade-crystal jade-crystal jade-crystal
      azure-crystal azure-crystal amber-crystal azure-crystal jade-crystal salt-cellar
      salt-cellar`),
      strip(`
      amber-crystal amber-crystal amber-crystal azure-crystal azure-crystal rose-crystal
      rose-crystal azure-crystal azure-crystal jade-crystal jade-crystal salt-cellar
      signet-ring amber-crystal jade-crystal salt-cellar jade-crystal jade-crystal
      salt-crown sceptre sceptre salt-cellar salt-cellar salt-queen signet-ring
      azure-crystal azure-crystal azure-crystal rose-crystal mine-gate signet-ring sceptre
      sceptre rose-crystal rose-crystal rose-crystal jade-crystal jade-crystal salt-queen
      salt-queen salt-queen salt-cellar salt-crown amber-crystal amber-crystal signet-ring
      signet-ring`),
      strip(`
      azure-crystal rose-crystal rose-crystal signet-ring jade-crystal azure-crystal
      azure-crystal azure-crystal jade-crystal salt-queen jade-crystal amber-crystal
      rose-crystal rose-crystal salt-crown azure-crystal salt-cellar salt-queen sceptre
      sceptre amber-crystal amber-crystal jade-crystal salt-cellar salt-cellar
      amber-crystal sceptre mine-gate salt-queen salt-queen salt-cellar salt-cellar sceptre
      amber-crystal amber-crystal rose-crystal rose-crystal azure-crystal salt-crown
      signet-ring signet-ring jade-crystal jade-crystal jade-crystal azure-crystal
      signet-ring signet-ring`),
      strip(`
      salt-cellar rose-crystal rose-crystal salt-queen jade-crystal jade-crystal
      azure-crystal jade-crystal signet-ring rose-crystal rose-crystal jade-crystal
      jade-crystal signet-ring rose-crystal salt-crown salt-cellar amber-crystal
      amber-crystal azure-crystal azure-crystal sceptre sceptre salt-cellar salt-cellar
      salt-cellar rose-crystal azure-crystal azure-crystal mine-gate jade-crystal
      azure-crystal azure-crystal amber-crystal amber-crystal signet-ring signet-ring
      signet-ring salt-crown amber-crystal amber-crystal sceptre sceptre jade-crystal
      salt-queen salt-queen salt-queen`),
      strip(`
      amber-crystal salt-queen salt-queen sceptre jade-crystal salt-queen salt-queen
      jade-crystal jade-crystal azure-crystal sceptre rose-crystal rose-crystal salt-crown
      mine-gate jade-crystal jade-crystal signet-ring signet-ring signet-ring amber-crystal
      amber-crystal amber-crystal azure-crystal azure-crystal azure-crystal amber-crystal
      amber-crystal rose-crystal rose-crystal sceptre sceptre salt-cellar salt-cellar
      salt-cellar jade-crystal jade-crystal salt-crown mine-gate rose-crystal rose-crystal
      signet-ring signet-ring azure-crystal azure-crystal azure-crystal salt-cellar
      salt-cellar`),
    ],
    wildMultiplier: 1,
    freeSpins: {
      awards: { 3: 10, 4: 15, 5: 20 },
      multiplier: 1,
      retrigger: true,
      expandingWilds: false,
      expandingSymbol: null,
      strips: [
        strip(`
      rose-crystal amber-crystal salt-crown sceptre jade-crystal signet-ring salt-cellar
      azure-crystal rose-crystal amber-crystal salt-queen salt-crown sceptre signet-ring
      salt-cellar rose-crystal amber-crystal jade-crystal azure-crystal salt-queen
      rose-crystal amber-crystal signet-ring salt-cellar salt-crown sceptre jade-crystal
      azure-crystal mine-gate rose-crystal amber-crystal salt-queen signet-ring
      salt-cellar salt-crown sceptre rose-crystal amber-crystal jade-crystal azure-crystal
      salt-queen signet-ring salt-cellar`),
        strip(`
      rose-crystal signet-ring sceptre jade-crystal amber-crystal salt-cellar salt-queen
      azure-crystal rose-crystal salt-crown signet-ring amber-crystal sceptre jade-crystal
      salt-cellar rose-crystal salt-queen azure-crystal signet-ring amber-crystal
      salt-crown rose-crystal salt-cellar sceptre jade-crystal amber-crystal mine-gate
      signet-ring salt-queen azure-crystal rose-crystal salt-crown salt-cellar
      amber-crystal sceptre jade-crystal signet-ring rose-crystal salt-queen azure-crystal
      salt-cellar amber-crystal salt-crown`),
        strip(`
      rose-crystal amber-crystal signet-ring salt-cellar salt-queen jade-crystal
      azure-crystal rose-crystal sceptre salt-crown amber-crystal signet-ring salt-cellar
      rose-crystal salt-queen jade-crystal amber-crystal azure-crystal sceptre salt-crown
      signet-ring salt-cellar rose-crystal amber-crystal mine-gate salt-queen jade-crystal
      azure-crystal signet-ring rose-crystal sceptre salt-crown salt-cellar amber-crystal
      rose-crystal salt-queen signet-ring jade-crystal amber-crystal salt-cellar
      azure-crystal sceptre salt-crown`),
        strip(`
      amber-crystal rose-crystal jade-crystal salt-cellar salt-queen signet-ring sceptre
      amber-crystal rose-crystal salt-crown azure-crystal salt-cellar signet-ring
      jade-crystal amber-crystal rose-crystal salt-queen sceptre salt-crown azure-crystal
      salt-cellar amber-crystal rose-crystal signet-ring jade-crystal salt-queen mine-gate
      sceptre salt-crown amber-crystal rose-crystal azure-crystal salt-cellar signet-ring
      jade-crystal amber-crystal rose-crystal salt-queen salt-cellar signet-ring sceptre
      salt-crown azure-crystal`),
        strip(`
      rose-crystal salt-queen salt-cellar amber-crystal jade-crystal sceptre signet-ring
      salt-crown rose-crystal azure-crystal amber-crystal salt-cellar mine-gate salt-queen
      rose-crystal signet-ring jade-crystal sceptre salt-crown amber-crystal azure-crystal
      salt-cellar rose-crystal signet-ring salt-queen amber-crystal jade-crystal sceptre
      salt-crown rose-crystal salt-cellar azure-crystal signet-ring amber-crystal
      mine-gate salt-queen rose-crystal salt-cellar jade-crystal sceptre salt-crown
      amber-crystal azure-crystal signet-ring`),
      ],
    },
    maxWinMultiple: 5000,
  },
} satisfies SlotTheme;
