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
    en: 'Choose 1 to {most} of the {numbers} numbers. {drawn} numbers are drawn, each at most once and all equally likely. Your chosen numbers among them are hits. The paytable of your count of numbers says what so many hits pay, times the stake.',
    de: 'Wähl 1 bis {most} der {numbers} Zahlen. {drawn} Zahlen werden gezogen, jede höchstens einmal und alle gleich wahrscheinlich. Die von dir gewählten darunter sind Treffer. Die Auszahlungstabelle zu deiner Anzahl von Zahlen sagt, was so viele Treffer zahlen, mal den Einsatz.',
    es: 'Elige de 1 a {most} de los {numbers} números. Se sortean {drawn} números, cada uno como mucho una vez y todos con la misma probabilidad. Tus números que estén entre ellos son aciertos. La tabla de pagos de tu cantidad de números dice cuánto pagan esos aciertos, por la apuesta.',
    'pt-br':
      'Escolha de 1 a {most} dos {numbers} números. São sorteados {drawn} números, cada um no máximo uma vez e todos com a mesma chance. Os seus números entre eles são acertos. A tabela de pagamentos da sua quantidade de números diz quanto pagam esses acertos, vezes a aposta.',
    ar: 'اختر من 1 إلى {most} من الأرقام البالغ عددها {numbers}. يُسحب {drawn} أرقام، كل رقم مرة واحدة على الأكثر وكلها متساوية الاحتمال. أرقامك الموجودة بينها هي إصاباتك. ويبيّن جدول المدفوعات الخاص بعدد أرقامك ما تدفعه هذه الإصابات مضروبًا في الرهان.',
  },
  everyCount: {
    en: 'It is the same for every count of numbers, to within 0.01 percentage points.',
    de: 'Sie ist bei jeder Anzahl von Zahlen dieselbe, auf 0,01 Prozentpunkte genau.',
    es: 'Es el mismo con cualquier cantidad de números, con una precisión de 0,01 puntos porcentuales.',
    'pt-br': 'É o mesmo com qualquer quantidade de números, com precisão de 0,01 ponto percentual.',
    ar: 'وهي نفسها لأي عدد من الأرقام، بدقة 0.01 نقطة مئوية.',
  },
} satisfies Record<string, LocalText>;
