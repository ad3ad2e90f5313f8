import type { LocalText } from '../../theme.ts';

/** The sentences of the rules. Values stand in `{braces}`. */
export const rulesTexts = {
  dealHeading: {
    en: 'The deal',
    de: 'Das Geben',
    es: 'El reparto',
    'pt-br': 'A distribuição',
    ar: 'التوزيع',
  },
  deal: {
    en: 'Punto banco from {decks} decks, shuffled anew for every round. You bet on the player’s hand, the banker’s hand or a tie, on one or several. Both hands get two cards. An ace counts one, two to nine their number, tens and pictures nothing; of a sum only the last digit counts. The hand nearer to nine wins.',
    de: 'Punto Banco aus {decks} Decks, die für jede Runde neu gemischt werden. Du setzt auf die Hand des Spielers, die Hand der Bank oder auf Unentschieden, auf eines oder mehreres. Beide Hände erhalten zwei Karten. Ein Ass zählt eins, Zwei bis Neun ihre Zahl, Zehnen und Bilder nichts; von einer Summe zählt nur die letzte Ziffer. Die Hand, die näher an neun ist, gewinnt.',
    es: 'Punto banco con {decks} barajas, mezcladas de nuevo en cada ronda. Apuestas a la mano del jugador, a la de la banca o al empate, a una o a varias. Ambas manos reciben dos cartas. El as vale uno, del dos al nueve su número, dieces y figuras nada; de una suma solo cuenta la última cifra. Gana la mano más cercana al nueve.',
    'pt-br':
      'Punto banco com {decks} baralhos, embaralhados de novo a cada rodada. Você aposta na mão do jogador, na da banca ou no empate, em uma ou em várias. As duas mãos recebem duas cartas. O ás vale um, de dois a nove o seu número, dez e figuras nada; de uma soma só conta o último algarismo. Vence a mão mais próxima de nove.',
    ar: 'بونتو بانكو من {decks} مجموعات ورق تُخلط من جديد في كل جولة. تراهن على يد اللاعب أو يد البنك أو التعادل، على واحدة أو أكثر. تحصل كل يد على ورقتين. الآس يُحسب واحدًا، ومن اثنين إلى تسعة بعددها، والعشرات والصور صفرًا؛ ولا يُحسب من المجموع إلا رقمه الأخير. تفوز اليد الأقرب إلى تسعة.',
  },
  thirdHeading: {
    en: 'Third cards',
    de: 'Dritte Karten',
    es: 'Terceras cartas',
    'pt-br': 'Terceiras cartas',
    ar: 'الأوراق الثالثة',
  },
  third: {
    en: 'With eight or nine in two cards on either side no card is drawn. Otherwise the player draws up to five and stands on six and seven. If the player stood, the banker draws up to five. If the player drew, the banker draws up to two always, with three unless the player’s third card was an eight, with four on a two to seven, with five on a four to seven, with six on a six or seven, and stands on seven.',
    de: 'Hat eine Seite mit zwei Karten acht oder neun, wird keine Karte gezogen. Sonst zieht der Spieler bis fünf und bleibt bei sechs und sieben stehen. Blieb der Spieler stehen, zieht die Bank bis fünf. Hat der Spieler gezogen, zieht die Bank bis zwei immer, mit drei außer bei einer Acht als dritter Karte des Spielers, mit vier bei Zwei bis Sieben, mit fünf bei Vier bis Sieben, mit sechs bei Sechs oder Sieben, und bleibt bei sieben stehen.',
    es: 'Si alguna mano suma ocho o nueve con dos cartas, no se pide carta. Si no, el jugador pide hasta cinco y se planta con seis y siete. Si el jugador se plantó, la banca pide hasta cinco. Si el jugador pidió, la banca pide siempre hasta dos, con tres salvo que la tercera carta del jugador fuera un ocho, con cuatro ante un dos a siete, con cinco ante un cuatro a siete, con seis ante un seis o siete, y se planta con siete.',
    'pt-br':
      'Se alguma mão somar oito ou nove com duas cartas, ninguém compra. Senão, o jogador compra até cinco e para com seis e sete. Se o jogador parou, a banca compra até cinco. Se o jogador comprou, a banca compra sempre até dois, com três salvo se a terceira carta do jogador for um oito, com quatro contra dois a sete, com cinco contra quatro a sete, com seis contra seis ou sete, e para com sete.',
    ar: 'إذا كان لأي جهة ثمانية أو تسعة بورقتين فلا تُسحب أي ورقة. وإلا يسحب اللاعب حتى خمسة ويقف عند ستة وسبعة. إذا وقف اللاعب يسحب البنك حتى خمسة. وإذا سحب اللاعب يسحب البنك دائمًا حتى اثنين، وعند ثلاثة إلا إذا كانت ورقة اللاعب الثالثة ثمانية، وعند أربعة أمام اثنين إلى سبعة، وعند خمسة أمام أربعة إلى سبعة، وعند ستة أمام ستة أو سبعة، ويقف عند سبعة.',
  },
  paysHeading: {
    en: 'How it pays',
    de: 'So wird gezahlt',
    es: 'Cómo paga',
    'pt-br': 'Como paga',
    ar: 'كيف تدفع',
  },
  pays: {
    en: 'Player pays 1 to 1, banker 0.95 to 1 (a commission of 5 % is kept), tie 8 to 1. On a tie, stakes on player and banker are returned. Chips are such that the commission is always a whole amount: nothing is rounded.',
    de: 'Spieler zahlt 1 zu 1, Bank 0,95 zu 1 (5 % Kommission werden einbehalten), Unentschieden 8 zu 1. Bei Unentschieden gehen Einsätze auf Spieler und Bank zurück. Die Chips sind so gewählt, dass die Kommission immer ein ganzer Betrag ist: Gerundet wird nichts.',
    es: 'Jugador paga 1 a 1, banca 0,95 a 1 (se retiene una comisión del 5 %), empate 8 a 1. En caso de empate se devuelven las apuestas a jugador y banca. Las fichas hacen que la comisión sea siempre una cantidad entera: no se redondea nada.',
    'pt-br':
      'Jogador paga 1 para 1, banca 0,95 para 1 (fica retida uma comissão de 5 %), empate 8 para 1. Em caso de empate, as apostas em jogador e banca são devolvidas. As fichas fazem com que a comissão seja sempre um valor inteiro: nada é arredondado.',
    ar: 'يدفع اللاعب 1 إلى 1، والبنك 0.95 إلى 1 (بعد عمولة 5 %)، والتعادل 8 إلى 1. عند التعادل تُعاد الرهانات على اللاعب والبنك. قيم الفيش تجعل العمولة مبلغًا كاملًا دائمًا: لا يُقرَّب شيء.',
  },
  returns: {
    en: 'That is the return of the player bet. The banker bet returns {banker} %, the tie bet only {tie} %.',
    de: 'Das ist die Quote der Wette auf den Spieler. Die Wette auf die Bank zahlt {banker} % zurück, die auf Unentschieden nur {tie} %.',
    es: 'Ese es el retorno de la apuesta al jugador. La apuesta a la banca devuelve el {banker} %, la del empate solo el {tie} %.',
    'pt-br':
      'Esse é o retorno da aposta no jogador. A aposta na banca devolve {banker} %, a no empate só {tie} %.',
    ar: 'هذا عائد الرهان على اللاعب. يعيد الرهان على البنك {banker} %، والرهان على التعادل {tie} % فقط.',
  },
} satisfies Record<string, LocalText>;
