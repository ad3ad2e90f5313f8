import type { LocalText } from '../../theme.ts';

/** The sentences of the rules. Values stand in `{braces}`. */
export const rulesTexts = {
  heading: {
    en: 'How it pays',
    de: 'So wird gezahlt',
    es: 'Cómo paga',
    'pt-br': 'Como paga',
    ar: 'كيف تدفع',
  },
  pays: {
    en: 'Choose the rows of pegs ({rows}) and how far apart the pays lie. At every peg the ball falls to the left or to the right with equal chance, drawn anew for each row. The pocket it ends in pays its multiplier times the stake. Many ways lead to the middle and only one to each outer pocket.',
    de: 'Wähl die Zahl der Stiftreihen ({rows}) und wie weit die Auszahlungen auseinanderliegen. An jedem Stift fällt die Kugel mit gleicher Chance nach links oder rechts, für jede Reihe neu gezogen. Das Fach, in dem sie landet, zahlt seinen Multiplikator mal den Einsatz. Zur Mitte führen viele Wege, in jedes äußere Fach nur einer.',
    es: 'Elige las filas de clavijas ({rows}) y cuánto se separan los pagos. En cada clavija la bola cae a la izquierda o a la derecha con la misma probabilidad, sorteada de nuevo en cada fila. La casilla en la que termina paga su multiplicador por la apuesta. Al centro llevan muchos caminos; a cada casilla exterior, solo uno.',
    'pt-br':
      'Escolha as fileiras de pinos ({rows}) e o quanto os pagamentos se afastam. Em cada pino a bola cai para a esquerda ou para a direita com a mesma chance, sorteada de novo em cada fileira. A casa em que ela termina paga seu multiplicador vezes a aposta. Muitos caminhos levam ao meio e só um a cada casa da ponta.',
    ar: 'اختر عدد صفوف الأوتاد ({rows}) ومدى تباعد المدفوعات. عند كل وتد تسقط الكرة يسارًا أو يمينًا باحتمال متساوٍ يُسحب من جديد لكل صف. الخانة التي تنتهي فيها تدفع مضاعِفها مضروبًا في الرهان. تؤدي طرق كثيرة إلى الوسط، وطريق واحد فقط إلى كل خانة طرفية.',
  },
  everyBoard: {
    en: 'It is the same for every number of rows and every risk.',
    de: 'Sie ist bei jeder Zahl von Reihen und jedem Risiko dieselbe.',
    es: 'Es el mismo con cualquier número de filas y cualquier riesgo.',
    'pt-br': 'É o mesmo com qualquer número de fileiras e qualquer risco.',
    ar: 'وهي نفسها لكل عدد من الصفوف ولكل درجة مخاطرة.',
  },
} satisfies Record<string, LocalText>;
