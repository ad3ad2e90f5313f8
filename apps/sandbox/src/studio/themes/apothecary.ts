import { type SlotTheme, strip } from '../engines/slot/theme.ts';
import { stakesBy20 } from './stakes.ts';

export const apothecary = {
  kind: 'slot',
  id: 'apothecary',
  provider: 'Saltworks',
  name: 'Apothecary',
  tagline: {
    en: 'Four reels distil: every fall doubles what the next one pays.',
    de: 'Vier Walzen destillieren: Jeder Fall verdoppelt, was der nächste zahlt.',
    es: 'Cuatro rodillos destilan: cada caída dobla lo que paga la siguiente.',
    'pt-br': 'Quatro rolos destilam: cada queda dobra o que a próxima paga.',
    ar: 'أربع بكرات تُقطّر، وكل سقوط يضاعف ما يدفعه التالي.',
  },
  palette: {
    backdrop: '#12160d',
    reel: '#1d2414',
    frame: '#b7894a',
    accent: '#9ad83f',
    text: '#f3f1dc',
    win: '#d6f57a',
  },
  rtpBasisPoints: 9553,
  volatility: 3,
  deviation: 4.86,
  releaseDate: '2026-10-15',
  stakes: stakesBy20,
  rules: {
    reels: 4,
    rows: 3,
    evaluation: { kind: 'ways' },
    betUnits: 20,
    cascade: { base: [1, 2, 4, 8, 16, 32] },
    symbols: [
      {
        id: 'elixir',
        role: 'wild',
        name: {
          en: 'Elixir',
          de: 'Elixier',
          es: 'Elixir',
          'pt-br': 'Elixir',
          ar: 'الإكسير',
        },
        pays: {},
      },
      {
        id: 'plague-mask',
        role: 'high',
        name: {
          en: 'Plague mask',
          de: 'Pestmaske',
          es: 'Máscara de la peste',
          'pt-br': 'Máscara da peste',
          ar: 'قناع الطاعون',
        },
        pays: { 3: 18, 4: 90 },
      },
      {
        id: 'alembic',
        role: 'high',
        name: {
          en: 'Alembic',
          de: 'Destillierkolben',
          es: 'Alambique',
          'pt-br': 'Alambique',
          ar: 'الإنبيق',
        },
        pays: { 3: 12, 4: 48 },
      },
      {
        id: 'mortar',
        role: 'high',
        name: {
          en: 'Mortar',
          de: 'Mörser',
          es: 'Mortero',
          'pt-br': 'Almofariz',
          ar: 'الهاون',
        },
        pays: { 3: 8, 4: 28 },
      },
      {
        id: 'scales',
        role: 'high',
        name: {
          en: 'Scales',
          de: 'Waage',
          es: 'Balanza',
          'pt-br': 'Balança',
          ar: 'الميزان',
        },
        pays: { 3: 6, 4: 20 },
      },
      {
        id: 'poison',
        role: 'low',
        name: {
          en: 'Poison bottle',
          de: 'Giftflasche',
          es: 'Frasco de veneno',
          'pt-br': 'Frasco de veneno',
          ar: 'زجاجة السم',
        },
        pays: { 3: 4, 4: 12 },
      },
      {
        id: 'poppy',
        role: 'low',
        name: {
          en: 'Poppy head',
          de: 'Mohnkapsel',
          es: 'Cápsula de amapola',
          'pt-br': 'Cápsula de papoula',
          ar: 'كبسولة الخشخاش',
        },
        pays: { 3: 2, 4: 8 },
      },
      {
        id: 'mandrake',
        role: 'low',
        name: {
          en: 'Mandrake',
          de: 'Alraune',
          es: 'Mandrágora',
          'pt-br': 'Mandrágora',
          ar: 'اليبروح',
        },
        pays: { 3: 2, 4: 6 },
      },
      {
        id: 'sage',
        role: 'low',
        name: {
          en: 'Sage',
          de: 'Salbei',
          es: 'Salvia',
          'pt-br': 'Sálvia',
          ar: 'المريمية',
        },
        pays: { 3: 1, 4: 4 },
      },
    ],
    strips: [
      strip(`
      sage poppy sage scales mandrake poison poppy mandrake plague-mask mortar mandrake
      poppy sage alembic mandrake alembic sage poison sage mandrake poppy scales poison
      plague-mask mortar scales mortar alembic poison`),
      strip(`
      sage mandrake sage poppy scales poison mortar alembic mandrake poison sage mortar
      elixir alembic mandrake poppy mandrake scales sage plague-mask sage mortar poison
      poppy plague-mask scales poison alembic poppy mandrake`),
      strip(`
      poppy alembic sage mandrake alembic mandrake sage plague-mask sage mandrake scales
      mandrake mortar poison sage mortar poison sage scales poison poppy scales mandrake
      poppy mortar elixir poison alembic poppy plague-mask`),
      strip(`
      mandrake sage mortar alembic scales poison poppy mandrake poison poppy mortar
      plague-mask sage poppy alembic sage mandrake plague-mask sage scales mandrake sage
      poison alembic poppy scales poison mandrake mortar`),
    ],
    wildMultiplier: 1,
    freeSpins: null,
    maxWinMultiple: 329,
  },
} satisfies SlotTheme;
