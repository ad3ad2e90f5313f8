import type { LocalText } from '../theme.ts';

/** How games round that book a pay by a draw. */
export const roundingText: LocalText = {
  en: 'What falls between two bookable amounts is rounded by a draw of its own, up with the probability of the fraction, so that the return is exact at every stake. A plus sign behind an amount says that the next one may be paid.',
  de: 'Was zwischen zwei buchbaren Beträgen liegt, wird durch eine eigene Ziehung gerundet, mit der Wahrscheinlichkeit des Bruchteils nach oben, damit die Auszahlungsquote bei jedem Einsatz genau stimmt. Ein Plus hinter einem Betrag sagt, dass auch der nächste gezahlt werden kann.',
  es: 'Lo que cae entre dos importes que se pueden anotar se redondea con un sorteo propio, hacia arriba con la probabilidad de la fracción, para que el retorno sea exacto con cualquier apuesta. Un signo más tras un importe indica que puede pagarse el siguiente.',
  'pt-br':
    'O que fica entre dois valores que se podem lançar é arredondado por um sorteio próprio, para cima com a probabilidade da fração, para que o retorno seja exato em qualquer aposta. Um sinal de mais depois de um valor indica que o seguinte pode ser pago.',
  ar: 'ما يقع بين مبلغين يمكن قيدهما يُقرَّب بسحب خاص به، إلى الأعلى باحتمال يساوي الكسر، ليكون العائد دقيقًا عند كل رهان. وعلامة الجمع بعد المبلغ تعني أنه قد يُدفع المبلغ التالي.',
};
