import type { TextsByLocale } from '../../frame/texts/say.ts';

const en = {
  bets: 'Bets',
  paid: 'Paid',
  fell: 'Fall {number} · ×{multiplier}',
  became: 'What it became',
  chosen: 'Your numbers: {numbers}.',
};

export type PictureTexts = typeof en;

/** What the pictures of rounds say beside what the games do. Values stand in `{braces}`. */
export const pictureTexts: TextsByLocale<PictureTexts> = {
  en,
  de: {
    bets: 'Einsätze',
    paid: 'Ausgezahlt',
    fell: 'Nachrutschen {number} · ×{multiplier}',
    became: 'Was daraus wurde',
    chosen: 'Deine Zahlen: {numbers}.',
  },
  es: {
    bets: 'Apuestas',
    paid: 'Pagado',
    fell: 'Caída {number} · ×{multiplier}',
    became: 'En qué se convirtió',
    chosen: 'Tus números: {numbers}.',
  },
  'pt-br': {
    bets: 'Apostas',
    paid: 'Pago',
    fell: 'Queda {number} · ×{multiplier}',
    became: 'No que se transformou',
    chosen: 'Seus números: {numbers}.',
  },
  ar: {
    bets: 'الرهانات',
    paid: 'المدفوع',
    fell: 'السقوط {number} · ‎×{multiplier}',
    became: 'ما صارت إليه',
    chosen: 'أرقامك: {numbers}.',
  },
};
