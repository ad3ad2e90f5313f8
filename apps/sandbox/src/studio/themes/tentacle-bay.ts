import { type SlotTheme, strip } from '../engines/slot/theme.ts';
import { stakesBy25 } from './stakes.ts';

export const tentacleBay = {
  kind: 'slot',
  id: 'tentacle-bay',
  provider: 'Saltworks',
  name: 'Tentacle Bay',
  tagline: {
    en: 'Six reels deep, and in free spins it pays threefold.',
    de: 'Sechs Walzen tief, und in Freispielen zahlt sie dreifach.',
    es: 'Seis rodillos de fondo, y en los giros gratis paga el triple.',
    'pt-br': 'Seis rolos de fundo, e nas rodadas grátis paga o triplo.',
    ar: 'عمقها ست بكرات، وفي اللفّات المجانية تدفع ثلاثة أضعاف.',
  },
  palette: {
    backdrop: '#23102e',
    reel: '#321640',
    frame: '#f2b079',
    accent: '#b56ad0',
    text: '#fff3ea',
    win: '#ffd08a',
  },
  rtpBasisPoints: 9643,
  volatility: 4,
  deviation: 5.39,
  releaseDate: '2026-11-21',
  stakes: stakesBy25,
  rules: {
    reels: 6,
    rows: 3,
    evaluation: { kind: 'ways' },
    betUnits: 25,
    symbols: [
      {
        id: 'kraken-eye',
        role: 'wild',
        name: {
          en: 'Kraken eye',
          de: 'Auge des Kraken',
          es: 'Ojo del kraken',
          'pt-br': 'Olho do kraken',
          ar: 'عين الكراكن',
        },
        pays: {},
      },
      {
        id: 'shipwreck',
        role: 'scatter',
        name: {
          en: 'Shipwreck',
          de: 'Schiffswrack',
          es: 'Naufragio',
          'pt-br': 'Naufrágio',
          ar: 'حطام السفينة',
        },
        pays: { 3: 25, 4: 125, 5: 500, 6: 2500 },
      },
      {
        id: 'chest',
        role: 'high',
        name: {
          en: 'Treasure chest',
          de: 'Schatztruhe',
          es: 'Cofre del tesoro',
          'pt-br': 'Baú do tesouro',
          ar: 'صندوق الكنز',
        },
        pays: { 3: 15, 4: 65, 5: 250, 6: 1000 },
      },
      {
        id: 'ships-wheel',
        role: 'high',
        name: {
          en: "Ship's wheel",
          de: 'Steuerrad',
          es: 'Timón',
          'pt-br': 'Timão',
          ar: 'عجلة القيادة',
        },
        pays: { 3: 9, 4: 30, 5: 120, 6: 400 },
      },
      {
        id: 'spyglass',
        role: 'high',
        name: { en: 'Spyglass', de: 'Fernrohr', es: 'Catalejo', 'pt-br': 'Luneta', ar: 'المنظار' },
        pays: { 3: 6, 4: 20, 5: 70, 6: 210 },
      },
      {
        id: 'bottle',
        role: 'low',
        name: {
          en: 'Bottled letter',
          de: 'Flaschenpost',
          es: 'Carta en botella',
          'pt-br': 'Carta na garrafa',
          ar: 'رسالة في قارورة',
        },
        pays: { 3: 3, 4: 9, 5: 28, 6: 90 },
      },
      {
        id: 'crab',
        role: 'low',
        name: { en: 'Crab', de: 'Krabbe', es: 'Cangrejo', 'pt-br': 'Caranguejo', ar: 'السلطعون' },
        pays: { 3: 2, 4: 7, 5: 20, 6: 60 },
      },
      {
        id: 'glass-float',
        role: 'low',
        name: {
          en: 'Glass float',
          de: 'Glaskugel',
          es: 'Boya de vidrio',
          'pt-br': 'Boia de vidro',
          ar: 'العوامة الزجاجية',
        },
        pays: { 3: 2, 4: 5, 5: 14, 6: 45 },
      },
      {
        id: 'hook',
        role: 'low',
        name: {
          en: 'Boat hook',
          de: 'Bootshaken',
          es: 'Bichero',
          'pt-br': 'Croque',
          ar: 'خطاف القارب',
        },
        pays: { 3: 2, 4: 4, 5: 12, 6: 40 },
      },
    ],
    strips: [
      strip(`
      hook chest ships-wheel bottle crab glass-float chest bottle ships-wheel hook
      glass-float bottle chest ships-wheel spyglass hook crab bottle glass-float hook crab
      spyglass glass-float ships-wheel hook crab glass-float spyglass chest shipwreck
      ships-wheel glass-float bottle hook crab spyglass bottle hook crab glass-float
      bottle spyglass crab`),
      strip(`
      bottle hook ships-wheel spyglass crab glass-float hook ships-wheel spyglass bottle
      hook shipwreck glass-float spyglass bottle crab glass-float ships-wheel bottle crab
      spyglass glass-float bottle chest crab glass-float hook spyglass chest crab bottle
      glass-float hook chest crab bottle ships-wheel hook crab chest ships-wheel hook
      glass-float kraken-eye`),
      strip(`
      hook spyglass glass-float chest hook crab ships-wheel glass-float hook bottle
      shipwreck glass-float crab hook chest bottle ships-wheel crab hook bottle spyglass
      chest ships-wheel bottle crab glass-float spyglass ships-wheel bottle glass-float
      shipwreck spyglass chest ships-wheel crab glass-float bottle hook kraken-eye crab
      spyglass hook glass-float crab bottle`),
      strip(`
      spyglass ships-wheel glass-float hook spyglass crab glass-float ships-wheel hook
      bottle spyglass ships-wheel crab glass-float hook bottle ships-wheel chest hook
      glass-float crab bottle hook kraken-eye chest bottle crab glass-float hook bottle
      chest glass-float spyglass crab hook shipwreck spyglass chest crab bottle
      ships-wheel shipwreck glass-float bottle crab`),
      strip(`
      hook glass-float crab spyglass bottle chest crab ships-wheel hook glass-float crab
      bottle hook glass-float crab bottle shipwreck ships-wheel spyglass bottle
      glass-float hook crab bottle ships-wheel chest kraken-eye bottle hook glass-float
      crab chest spyglass hook ships-wheel glass-float spyglass hook bottle glass-float
      crab chest spyglass ships-wheel`),
      strip(`
      crab chest ships-wheel glass-float bottle crab hook glass-float spyglass crab bottle
      hook spyglass chest ships-wheel crab hook bottle glass-float ships-wheel crab chest
      glass-float hook spyglass bottle glass-float ships-wheel crab hook bottle spyglass
      ships-wheel hook glass-float bottle shipwreck chest crab hook glass-float spyglass
      bottle`),
    ],
    wildMultiplier: 1,
    freeSpins: {
      awards: { 3: 8, 4: 12, 5: 16, 6: 20 },
      multiplier: 3,
      retrigger: true,
      expandingWilds: false,
      expandingSymbol: null,
      strips: [
        strip(`
      spyglass hook crab bottle glass-float ships-wheel crab hook glass-float chest bottle
      crab hook glass-float bottle crab ships-wheel hook spyglass bottle glass-float chest
      spyglass crab glass-float chest bottle hook ships-wheel spyglass glass-float bottle
      hook crab spyglass ships-wheel bottle hook chest crab shipwreck glass-float
      ships-wheel`),
        strip(`
      kraken-eye ships-wheel spyglass bottle chest hook crab bottle chest ships-wheel crab
      hook spyglass glass-float bottle crab hook ships-wheel bottle glass-float spyglass
      ships-wheel hook chest bottle crab kraken-eye glass-float hook ships-wheel crab
      bottle glass-float hook crab spyglass glass-float hook bottle chest glass-float
      shipwreck spyglass crab glass-float`),
        strip(`
      kraken-eye hook bottle chest glass-float spyglass crab bottle glass-float hook chest
      bottle glass-float hook ships-wheel spyglass crab kraken-eye hook ships-wheel
      spyglass crab bottle ships-wheel glass-float crab chest bottle glass-float hook
      kraken-eye crab ships-wheel hook glass-float kraken-eye bottle spyglass hook
      shipwreck crab ships-wheel chest bottle glass-float spyglass crab`),
        strip(`
      spyglass hook glass-float crab spyglass bottle kraken-eye glass-float hook crab
      ships-wheel bottle glass-float kraken-eye hook bottle crab glass-float ships-wheel
      hook spyglass chest crab bottle hook glass-float ships-wheel crab spyglass chest
      bottle hook crab ships-wheel bottle chest spyglass glass-float crab bottle
      ships-wheel kraken-eye hook glass-float chest shipwreck`),
        strip(`
      hook crab glass-float bottle kraken-eye crab glass-float hook spyglass shipwreck
      glass-float ships-wheel crab chest bottle hook crab glass-float bottle ships-wheel
      spyglass crab hook glass-float bottle ships-wheel hook chest bottle spyglass
      ships-wheel chest crab spyglass bottle hook glass-float spyglass ships-wheel crab
      hook glass-float kraken-eye chest bottle`),
        strip(`
      crab glass-float bottle spyglass crab chest hook bottle crab ships-wheel glass-float
      spyglass bottle crab hook glass-float ships-wheel crab bottle hook glass-float crab
      ships-wheel hook spyglass glass-float ships-wheel bottle hook chest spyglass
      glass-float bottle crab hook shipwreck chest bottle glass-float spyglass ships-wheel
      chest hook`),
      ],
    },
    maxWinMultiple: 10000,
  },
} satisfies SlotTheme;
