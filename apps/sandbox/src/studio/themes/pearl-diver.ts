import { type SlotTheme, strip } from '../engines/slot/theme.ts';
import { stakesBy25 } from './stakes.ts';

export const pearlDiver = {
  kind: 'slot',
  id: 'pearl-diver',
  provider: 'Saltworks',
  name: 'Pearl Diver',
  tagline: {
    en: 'Small finds on many ways, close to the surface.',
    de: 'Kleine Funde auf vielen Wegen, nah an der Oberfläche.',
    es: 'Pequeños hallazgos por muchas vías, cerca de la superficie.',
    'pt-br': 'Pequenos achados por muitos caminhos, perto da superfície.',
    ar: 'لُقى صغيرة على طرق كثيرة، قرب السطح.',
  },
  palette: {
    backdrop: '#06262f',
    reel: '#0b3d49',
    frame: '#f2c9a1',
    accent: '#ef7f9d',
    text: '#f0fbfa',
    win: '#ffe2a8',
  },
  rtpBasisPoints: 9641,
  volatility: 1,
  deviation: 1.78,
  releaseDate: '2024-11-14',
  stakes: stakesBy25,
  rules: {
    reels: 5,
    rows: 3,
    evaluation: { kind: 'ways' },
    betUnits: 25,
    symbols: [
      {
        id: 'black-pearl',
        role: 'wild',
        name: {
          en: 'Black pearl',
          de: 'Schwarze Perle',
          es: 'Perla negra',
          'pt-br': 'Pérola negra',
          ar: 'اللؤلؤة السوداء',
        },
        pays: {},
      },
      {
        id: 'open-oyster',
        role: 'scatter',
        name: {
          en: 'Open oyster',
          de: 'Offene Auster',
          es: 'Ostra abierta',
          'pt-br': 'Ostra aberta',
          ar: 'محارة مفتوحة',
        },
        pays: { 2: 25, 3: 125, 4: 500, 5: 2500 },
      },
      {
        id: 'diver',
        role: 'high',
        name: { en: 'Diver', de: 'Taucher', es: 'Buceador', 'pt-br': 'Mergulhador', ar: 'الغوّاص' },
        pays: { 3: 35, 4: 90, 5: 225 },
      },
      {
        id: 'brass-helmet',
        role: 'high',
        name: {
          en: 'Brass helmet',
          de: 'Messinghelm',
          es: 'Casco de latón',
          'pt-br': 'Capacete de latão',
          ar: 'خوذة نحاسية',
        },
        pays: { 3: 30, 4: 70, 5: 180 },
      },
      {
        id: 'manta-ray',
        role: 'high',
        name: {
          en: 'Manta ray',
          de: 'Mantarochen',
          es: 'Mantarraya',
          'pt-br': 'Raia-manta',
          ar: 'شيطان البحر',
        },
        pays: { 3: 22, 4: 60, 5: 140 },
      },
      {
        id: 'dive-lamp',
        role: 'high',
        name: {
          en: 'Dive lamp',
          de: 'Tauchlampe',
          es: 'Linterna de buceo',
          'pt-br': 'Lanterna de mergulho',
          ar: 'مصباح الغوص',
        },
        pays: { 3: 18, 4: 45, 5: 120 },
      },
      {
        id: 'nautilus',
        role: 'low',
        name: {
          en: 'Nautilus shell',
          de: 'Nautilusschale',
          es: 'Concha de nautilo',
          'pt-br': 'Concha de náutilo',
          ar: 'صدفة النوتيلوس',
        },
        pays: { 3: 12, 4: 22, 5: 60 },
      },
      {
        id: 'coral-branch',
        role: 'low',
        name: {
          en: 'Coral branch',
          de: 'Korallenzweig',
          es: 'Rama de coral',
          'pt-br': 'Ramo de coral',
          ar: 'غصن مرجان',
        },
        pays: { 3: 12, 4: 22, 5: 60 },
      },
      {
        id: 'sea-urchin',
        role: 'low',
        name: {
          en: 'Sea urchin',
          de: 'Seeigel',
          es: 'Erizo de mar',
          'pt-br': 'Ouriço-do-mar',
          ar: 'قنفذ البحر',
        },
        pays: { 3: 7, 4: 18, 5: 45 },
      },
      {
        id: 'rope-knot',
        role: 'low',
        name: {
          en: 'Rope knot',
          de: 'Seemannsknoten',
          es: 'Nudo marinero',
          'pt-br': 'Nó de corda',
          ar: 'عقدة الحبل',
        },
        pays: { 3: 7, 4: 18, 5: 45 },
      },
    ],
    strips: [
      strip(`
      sea-urchin coral-branch dive-lamp brass-helmet rope-knot nautilus manta-ray
      sea-urchin diver coral-branch rope-knot nautilus dive-lamp sea-urchin manta-ray
      brass-helmet coral-branch rope-knot diver sea-urchin nautilus dive-lamp coral-branch
      rope-knot manta-ray open-oyster sea-urchin brass-helmet nautilus diver rope-knot
      coral-branch dive-lamp sea-urchin manta-ray nautilus rope-knot brass-helmet
      coral-branch sea-urchin dive-lamp diver manta-ray nautilus rope-knot`),
      strip(`
      coral-branch sea-urchin diver rope-knot nautilus dive-lamp manta-ray brass-helmet
      sea-urchin coral-branch rope-knot black-pearl nautilus dive-lamp manta-ray
      sea-urchin diver coral-branch rope-knot brass-helmet nautilus sea-urchin dive-lamp
      rope-knot manta-ray coral-branch diver open-oyster nautilus sea-urchin brass-helmet
      rope-knot coral-branch dive-lamp manta-ray sea-urchin nautilus black-pearl rope-knot
      diver coral-branch sea-urchin brass-helmet dive-lamp manta-ray nautilus rope-knot`),
      strip(`
      coral-branch nautilus dive-lamp rope-knot sea-urchin brass-helmet manta-ray diver
      coral-branch nautilus rope-knot sea-urchin dive-lamp black-pearl manta-ray
      coral-branch brass-helmet rope-knot sea-urchin nautilus diver open-oyster dive-lamp
      coral-branch rope-knot sea-urchin nautilus manta-ray brass-helmet diver rope-knot
      sea-urchin coral-branch dive-lamp nautilus manta-ray black-pearl rope-knot
      sea-urchin coral-branch brass-helmet nautilus dive-lamp diver rope-knot sea-urchin
      manta-ray`),
      strip(`
      nautilus coral-branch sea-urchin manta-ray dive-lamp rope-knot brass-helmet diver
      nautilus sea-urchin coral-branch rope-knot manta-ray dive-lamp sea-urchin nautilus
      coral-branch black-pearl brass-helmet rope-knot diver manta-ray sea-urchin dive-lamp
      nautilus coral-branch rope-knot open-oyster sea-urchin brass-helmet diver manta-ray
      rope-knot nautilus coral-branch dive-lamp sea-urchin rope-knot black-pearl nautilus
      coral-branch manta-ray brass-helmet sea-urchin dive-lamp diver rope-knot`),
      strip(`
      sea-urchin nautilus manta-ray coral-branch dive-lamp rope-knot brass-helmet
      sea-urchin diver nautilus rope-knot coral-branch manta-ray sea-urchin dive-lamp
      brass-helmet nautilus rope-knot diver coral-branch sea-urchin manta-ray dive-lamp
      rope-knot nautilus sea-urchin coral-branch brass-helmet diver manta-ray rope-knot
      dive-lamp nautilus sea-urchin coral-branch open-oyster rope-knot sea-urchin
      manta-ray nautilus brass-helmet dive-lamp diver coral-branch rope-knot`),
    ],
    wildMultiplier: 1,
    freeSpins: null,
    maxWinMultiple: 100,
  },
} satisfies SlotTheme;
