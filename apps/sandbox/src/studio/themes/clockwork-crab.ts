import { type SlotTheme, strip } from '../engines/slot/theme.ts';
import { lines20 } from './lines.ts';
import { stakesBy20 } from './stakes.ts';

export const clockworkCrab = {
  kind: 'slot',
  id: 'clockwork-crab',
  provider: 'Kite Studio',
  name: 'Clockwork Crab',
  tagline: {
    en: 'Six gears wind it up; a reel full of them counts double.',
    de: 'Sechs Zahnräder ziehen es auf; eine volle Walze zählt doppelt.',
    es: 'Seis engranajes le dan cuerda; un rodillo lleno cuenta doble.',
    'pt-br': 'Seis engrenagens dão corda; um rolo cheio conta em dobro.',
    ar: 'ستة تروس تدير الزنبرك، والبكرة الممتلئة تُحتسب مضاعفة.',
  },
  palette: {
    backdrop: '#0d2b31',
    reel: '#12383f',
    frame: '#d69a55',
    accent: '#e2683c',
    text: '#fdf2dd',
    win: '#ffcf86',
  },
  rtpBasisPoints: 9685,
  volatility: 4,
  deviation: 6.6,
  releaseDate: '2026-10-29',
  stakes: stakesBy20,
  rules: {
    reels: 5,
    rows: 3,
    evaluation: { kind: 'lines', lines: lines20 },
    betUnits: 20,
    symbols: [
      {
        id: 'brass-gear',
        role: 'coin',
        name: {
          en: 'Brass gear',
          de: 'Messingrad',
          es: 'Engranaje de latón',
          'pt-br': 'Engrenagem de latão',
          ar: 'ترس النحاس',
        },
        pays: {},
      },
      {
        id: 'winding-key',
        role: 'wild',
        name: {
          en: 'Winding key',
          de: 'Aufziehschlüssel',
          es: 'Llave de cuerda',
          'pt-br': 'Chave de corda',
          ar: 'مفتاح الزنبرك',
        },
        pays: { 3: 50, 4: 200, 5: 1000 },
      },
      {
        id: 'clockwork-crab',
        role: 'high',
        name: {
          en: 'Clockwork crab',
          de: 'Uhrwerkkrabbe',
          es: 'Cangrejo mecánico',
          'pt-br': 'Caranguejo mecânico',
          ar: 'السلطعون الآلي',
        },
        pays: { 3: 40, 4: 160, 5: 800 },
      },
      {
        id: 'pressure-gauge',
        role: 'high',
        name: {
          en: 'Pressure gauge',
          de: 'Druckmesser',
          es: 'Manómetro',
          'pt-br': 'Manômetro',
          ar: 'مقياس الضغط',
        },
        pays: { 3: 30, 4: 100, 5: 500 },
      },
      {
        id: 'steam-whistle',
        role: 'high',
        name: {
          en: 'Steam whistle',
          de: 'Dampfpfeife',
          es: 'Silbato de vapor',
          'pt-br': 'Apito a vapor',
          ar: 'صفارة البخار',
        },
        pays: { 3: 20, 4: 80, 5: 300 },
      },
      {
        id: 'mainspring',
        role: 'high',
        name: {
          en: 'Mainspring',
          de: 'Zugfeder',
          es: 'Muelle real',
          'pt-br': 'Mola mestra',
          ar: 'الزنبرك',
        },
        pays: { 3: 18, 4: 60, 5: 240 },
      },
      {
        id: 'starfish',
        role: 'low',
        name: {
          en: 'Starfish',
          de: 'Seestern',
          es: 'Estrella de mar',
          'pt-br': 'Estrela-do-mar',
          ar: 'نجمة البحر',
        },
        pays: { 3: 10, 4: 35, 5: 140 },
      },
      {
        id: 'scallop',
        role: 'low',
        name: {
          en: 'Scallop',
          de: 'Jakobsmuschel',
          es: 'Vieira',
          'pt-br': 'Vieira',
          ar: 'المحارة',
        },
        pays: { 3: 10, 4: 35, 5: 140 },
      },
      {
        id: 'hex-nut',
        role: 'low',
        name: {
          en: 'Hex nut',
          de: 'Sechskantmutter',
          es: 'Tuerca',
          'pt-br': 'Porca sextavada',
          ar: 'الصامولة',
        },
        pays: { 3: 7, 4: 22, 5: 100 },
      },
      {
        id: 'seaweed',
        role: 'low',
        name: {
          en: 'Seaweed',
          de: 'Seetang',
          es: 'Alga',
          'pt-br': 'Alga',
          ar: 'الطحلب',
        },
        pays: { 3: 7, 4: 22, 5: 100 },
      },
    ],
    strips: [
      strip(`
      seaweed scallop starfish seaweed mainspring clockwork-crab starfish seaweed hex-nut
      winding-key steam-whistle scallop seaweed hex-nut pressure-gauge scallop starfish
      hex-nut scallop pressure-gauge steam-whistle seaweed hex-nut brass-gear mainspring
      pressure-gauge scallop seaweed mainspring hex-nut starfish clockwork-crab hex-nut
      mainspring starfish brass-gear brass-gear brass-gear starfish steam-whistle hex-nut
      mainspring seaweed scallop clockwork-crab pressure-gauge steam-whistle`),
      strip(`
      hex-nut mainspring starfish hex-nut steam-whistle scallop starfish hex-nut seaweed
      starfish mainspring seaweed starfish pressure-gauge steam-whistle clockwork-crab
      seaweed hex-nut scallop winding-key hex-nut scallop mainspring clockwork-crab
      steam-whistle mainspring scallop pressure-gauge seaweed brass-gear brass-gear
      brass-gear seaweed hex-nut steam-whistle pressure-gauge mainspring brass-gear
      seaweed starfish scallop clockwork-crab seaweed starfish hex-nut pressure-gauge
      scallop winding-key`),
      strip(`
      clockwork-crab hex-nut seaweed mainspring hex-nut seaweed starfish scallop
      brass-gear brass-gear brass-gear starfish scallop seaweed pressure-gauge starfish
      scallop pressure-gauge hex-nut mainspring steam-whistle scallop mainspring seaweed
      steam-whistle hex-nut winding-key starfish seaweed steam-whistle hex-nut mainspring
      starfish seaweed brass-gear pressure-gauge hex-nut winding-key seaweed
      clockwork-crab hex-nut scallop pressure-gauge mainspring clockwork-crab scallop
      starfish steam-whistle`),
      strip(`
      seaweed pressure-gauge mainspring hex-nut seaweed scallop steam-whistle
      clockwork-crab starfish steam-whistle pressure-gauge hex-nut mainspring seaweed
      steam-whistle starfish scallop seaweed starfish hex-nut winding-key seaweed hex-nut
      scallop clockwork-crab hex-nut scallop brass-gear mainspring hex-nut winding-key
      starfish seaweed steam-whistle starfish pressure-gauge mainspring scallop
      clockwork-crab pressure-gauge brass-gear brass-gear brass-gear starfish hex-nut
      seaweed scallop mainspring`),
      strip(`
      scallop starfish seaweed hex-nut starfish mainspring seaweed scallop clockwork-crab
      steam-whistle hex-nut pressure-gauge seaweed scallop pressure-gauge seaweed starfish
      scallop mainspring seaweed hex-nut starfish mainspring seaweed hex-nut steam-whistle
      brass-gear scallop clockwork-crab hex-nut steam-whistle starfish mainspring hex-nut
      pressure-gauge seaweed winding-key scallop starfish pressure-gauge winding-key
      clockwork-crab brass-gear brass-gear brass-gear mainspring hex-nut steam-whistle`),
    ],
    wildMultiplier: 1,
    freeSpins: null,
    hold: {
      coin: 'brass-gear',
      from: 6,
      respins: 3,
      oneIn: 17,
      values: [
        { id: 'x1', units: 20, weight: 640 },
        { id: 'x2', units: 40, weight: 260 },
        { id: 'x4', units: 80, weight: 110 },
        { id: 'x6', units: 120, weight: 50 },
        { id: 'mini', units: 300, weight: 24 },
        { id: 'minor', units: 800, weight: 9 },
        { id: 'major', units: 3000, weight: 1 },
      ],
      fullReel: 2,
      grand: 8000,
    },
    maxWinMultiple: 4900,
  },
} satisfies SlotTheme;
