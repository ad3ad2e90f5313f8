import { type SlotTheme, strip } from '../engines/slot/theme.ts';
import { lines5 } from './lines.ts';
import { stakesBy10 } from './stakes.ts';

export const cherryTram = {
  kind: 'slot',
  id: 'cherry-tram',
  provider: 'Oddfellow',
  name: 'Cherry Tram',
  tagline: {
    en: 'Three reels on five lines; a tram full of one kind pays fourfold.',
    de: 'Drei Walzen auf fünf Linien; eine Tram voll von einer Sorte zahlt vierfach.',
    es: 'Tres rodillos y cinco líneas; un tranvía lleno de una sola cosa paga cuádruple.',
    'pt-br': 'Três rolos e cinco linhas; um bonde cheio de um só tipo paga quádruplo.',
    ar: 'ثلاث بكرات على خمسة خطوط، وترام ممتلئ بنوع واحد يدفع أربعة أضعاف.',
  },
  palette: {
    backdrop: '#43101d',
    reel: '#4a0d1c',
    frame: '#fff3e2',
    accent: '#d8203f',
    text: '#fff5ec',
    win: '#ffd9a0',
  },
  rtpBasisPoints: 9562,
  volatility: 3,
  deviation: 4.94,
  releaseDate: '2026-09-17',
  stakes: stakesBy10,
  rules: {
    reels: 3,
    rows: 3,
    evaluation: { kind: 'lines', lines: lines5 },
    betUnits: 5,
    symbols: [
      {
        id: 'tram',
        role: 'wild',
        name: {
          en: 'Cherry tram',
          de: 'Kirschtram',
          es: 'Tranvía cereza',
          'pt-br': 'Bonde cereja',
          ar: 'ترام الكرز',
        },
        pays: { 3: 220 },
      },
      {
        id: 'cherries',
        role: 'high',
        name: {
          en: 'Cherries',
          de: 'Kirschen',
          es: 'Cerezas',
          'pt-br': 'Cerejas',
          ar: 'الكرز',
        },
        pays: { 2: 4, 3: 60 },
      },
      {
        id: 'conductors-cap',
        role: 'high',
        name: {
          en: "Conductor's cap",
          de: 'Schaffnermütze',
          es: 'Gorra de cobrador',
          'pt-br': 'Quepe do cobrador',
          ar: 'قبعة الجابي',
        },
        pays: { 3: 32 },
      },
      {
        id: 'ticket-punch',
        role: 'high',
        name: {
          en: 'Ticket punch',
          de: 'Fahrkartenzange',
          es: 'Picadora',
          'pt-br': 'Picotador',
          ar: 'مثقاب التذاكر',
        },
        pays: { 3: 20 },
      },
      {
        id: 'tram-stop',
        role: 'high',
        name: {
          en: 'Tram stop',
          de: 'Haltestelle',
          es: 'Parada',
          'pt-br': 'Parada de bonde',
          ar: 'موقف الترام',
        },
        pays: { 3: 15 },
      },
      {
        id: 'foot-gong',
        role: 'low',
        name: {
          en: 'Tram gong',
          de: 'Tramglocke',
          es: 'Campana de tranvía',
          'pt-br': 'Sineta do bonde',
          ar: 'جرس الترام',
        },
        pays: { 3: 10 },
      },
      {
        id: 'ticket',
        role: 'low',
        name: {
          en: 'Ticket',
          de: 'Fahrschein',
          es: 'Billete',
          'pt-br': 'Bilhete',
          ar: 'التذكرة',
        },
        pays: { 3: 7 },
      },
      {
        id: 'blossom',
        role: 'low',
        name: {
          en: 'Cherry blossom',
          de: 'Kirschblüte',
          es: 'Flor de cerezo',
          'pt-br': 'Flor de cerejeira',
          ar: 'زهر الكرز',
        },
        pays: { 2: 1, 3: 5 },
      },
    ],
    strips: [
      strip(`
      foot-gong foot-gong foot-gong tram tram tram blossom blossom blossom ticket-punch
      ticket-punch ticket-punch conductors-cap blossom foot-gong foot-gong foot-gong
      tram-stop tram-stop ticket ticket ticket blossom blossom blossom cherries cherries
      cherries ticket-punch ticket-punch tram-stop tram-stop tram-stop cherries
      conductors-cap conductors-cap conductors-cap ticket ticket ticket blossom blossom
      blossom`),
      strip(`
      ticket-punch ticket-punch tram-stop tram-stop tram-stop foot-gong foot-gong
      foot-gong ticket ticket ticket blossom blossom blossom conductors-cap blossom
      cherries cherries cherries blossom blossom blossom ticket ticket ticket foot-gong
      foot-gong foot-gong conductors-cap conductors-cap conductors-cap ticket-punch
      ticket-punch ticket-punch tram-stop tram-stop tram-stop cherries blossom blossom
      blossom tram tram`),
      strip(`
      foot-gong foot-gong foot-gong blossom blossom blossom tram tram blossom blossom
      blossom ticket ticket ticket ticket-punch ticket-punch ticket-punch cherries
      tram-stop tram-stop tram-stop blossom foot-gong foot-gong foot-gong conductors-cap
      conductors-cap conductors-cap ticket ticket ticket cherries cherries cherries
      conductors-cap tram-stop tram-stop tram-stop blossom blossom blossom ticket-punch
      ticket-punch`),
    ],
    wildMultiplier: 1,
    fullField: 4,
    freeSpins: null,
    maxWinMultiple: 536,
  },
} satisfies SlotTheme;
