import { type TableTexts, tableTexts } from '../table/texts.ts';
import type { FrameTexts } from '../texts/en.ts';
import type { TextsByLocale } from '../texts/say.ts';

const en = {
  table: 'Betting table. Press Enter to place a chip and Delete to remove it.',
  side: { player: 'Player', tie: 'Tie', banker: 'Banker' },
  bead: { player: 'P', tie: 'T', banker: 'B' },
  paysTo: '{pays} : 1',
  returns: 'RTP {rtp}',
  betSays: '{side}, pays {pays} to 1, returns {rtp}',
  road: 'Results of this session',
  noRoad: 'Your results this session appear here',
  handOf: '{side}: {cards}. Total {total}.',
  total: 'Total {total}',
  wins: { player: 'The player wins.', tie: 'It is a tie.', banker: 'The banker wins.' },
};

type Own = TableTexts & typeof en;
export type BaccaratTexts = FrameTexts & Own;

/** What baccarat says beside what every table does. Values stand in `{braces}`. */
export const baccaratTexts: TextsByLocale<Own> = {
  en: { ...tableTexts.en, ...en },
  de: {
    ...tableTexts.de,
    table: 'Setztisch. Enter setzt einen Chip, Entf nimmt ihn zurück.',
    side: { player: 'Spieler', tie: 'Unentschieden', banker: 'Bank' },
    bead: { player: 'S', tie: 'U', banker: 'B' },
    paysTo: '{pays} : 1',
    returns: 'Quote {rtp}',
    betSays: '{side}, zahlt {pays} zu 1, Auszahlungsquote {rtp}',
    road: 'Ergebnisse dieser Sitzung',
    noRoad: 'Hier erscheinen die Ergebnisse deiner Sitzung',
    handOf: '{side}: {cards}. Summe {total}.',
    total: 'Summe {total}',
    wins: { player: 'Der Spieler gewinnt.', tie: 'Unentschieden.', banker: 'Die Bank gewinnt.' },
  },
  es: {
    ...tableTexts.es,
    table: 'Mesa de apuestas. Intro coloca una ficha, Suprimir la quita.',
    side: { player: 'Jugador', tie: 'Empate', banker: 'Banca' },
    bead: { player: 'J', tie: 'E', banker: 'B' },
    paysTo: '{pays} : 1',
    returns: 'RTP {rtp}',
    betSays: '{side}, paga {pays} a 1, retorno {rtp}',
    road: 'Resultados de esta sesión',
    noRoad: 'Aquí aparecen los resultados de tu sesión',
    handOf: '{side}: {cards}. Total {total}.',
    total: 'Total {total}',
    wins: { player: 'Gana el jugador.', tie: 'Es un empate.', banker: 'Gana la banca.' },
  },
  'pt-br': {
    ...tableTexts['pt-br'],
    table: 'Mesa de apostas. Enter coloca uma ficha, Delete a retira.',
    side: { player: 'Jogador', tie: 'Empate', banker: 'Banca' },
    bead: { player: 'J', tie: 'E', banker: 'B' },
    paysTo: '{pays} : 1',
    returns: 'RTP {rtp}',
    betSays: '{side}, paga {pays} para 1, retorno {rtp}',
    road: 'Resultados desta sessão',
    noRoad: 'Os resultados da sua sessão aparecem aqui',
    handOf: '{side}: {cards}. Total {total}.',
    total: 'Total {total}',
    wins: { player: 'O jogador vence.', tie: 'É um empate.', banker: 'A banca vence.' },
  },
  ar: {
    ...tableTexts.ar,
    table: 'طاولة الرهان. Enter لوضع فيشة، وDelete لرفعها.',
    side: { player: 'اللاعب', tie: 'تعادل', banker: 'البنك' },
    bead: { player: 'ل', tie: 'ت', banker: 'ب' },
    paysTo: '{pays} : 1',
    returns: 'العائد {rtp}',
    betSays: '{side}، يدفع {pays} إلى 1، العائد {rtp}',
    road: 'نتائج هذه الجلسة',
    noRoad: 'تظهر هنا نتائج جلستك',
    handOf: '{side}: {cards}. المجموع {total}.',
    total: 'المجموع {total}',
    wins: { player: 'فاز اللاعب.', tie: 'تعادل.', banker: 'فاز البنك.' },
  },
};
