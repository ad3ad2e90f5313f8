import type { LocalText } from '../../theme.ts';

/** The sentences of the rules. Values stand in `{braces}`. */
export const rulesTexts = {
  heading: {
    en: 'The game',
    de: 'Das Spiel',
    es: 'El juego',
    'pt-br': 'O jogo',
    ar: 'اللعبة',
  },
  play: {
    en: 'Blackjack from {decks} decks, shuffled anew for every round. You play against the dealer: the hand nearer to 21 wins, over 21 it is lost. Pictures count ten, an ace one or eleven. Your first two cards at 21 are a blackjack, which pays 3 to 2; other wins pay 1 to 1, and equal hands return the stake. With an ace or a ten face up the dealer looks for a blackjack first; if there is one, the round ends. The dealer draws to 16 and stands on every 17. There is no insurance.',
    de: 'Blackjack aus {decks} Decks, die für jede Runde neu gemischt werden. Du spielst gegen den Geber: Die Hand, die näher an 21 ist, gewinnt, über 21 ist sie verloren. Bilder zählen zehn, ein Ass eins oder elf. 21 mit den ersten zwei Karten ist ein Blackjack und zahlt 3 zu 2; andere Gewinne zahlen 1 zu 1, bei gleichen Händen geht der Einsatz zurück. Liegt ein Ass oder eine Zehn offen, sieht der Geber zuerst nach, ob er einen Blackjack hat; dann endet die Runde. Der Geber zieht bis 16 und bleibt bei jeder 17 stehen. Eine Versicherung gibt es nicht.',
    es: 'Blackjack con {decks} barajas, mezcladas de nuevo en cada ronda. Juegas contra el crupier: gana la mano más cercana a 21, y por encima de 21 se pierde. Las figuras valen diez y el as uno u once. 21 con las dos primeras cartas es un blackjack y paga 3 a 2; las demás ganancias pagan 1 a 1, y con manos iguales se devuelve la apuesta. Con un as o un diez a la vista, el crupier mira primero si tiene blackjack; si lo tiene, la ronda termina. El crupier pide hasta 16 y se planta con cualquier 17. No hay seguro.',
    'pt-br':
      'Blackjack com {decks} baralhos, embaralhados de novo a cada rodada. Você joga contra o crupiê: vence a mão mais próxima de 21, e acima de 21 ela perde. Figuras valem dez e o ás um ou onze. 21 com as duas primeiras cartas é um blackjack e paga 3 para 2; os outros ganhos pagam 1 para 1, e mãos iguais devolvem a aposta. Com um ás ou um dez à mostra, o crupiê confere primeiro se tem blackjack; se tiver, a rodada termina. O crupiê compra até 16 e para com qualquer 17. Não há seguro.',
    ar: 'بلاك جاك من {decks} مجموعات ورق تُخلط من جديد في كل جولة. تلعب ضد الموزع: تفوز اليد الأقرب إلى 21، وما فوق 21 خاسر. الصور بعشرة والآس بواحد أو أحد عشر. 21 بأول ورقتين هي بلاك جاك وتدفع 3 إلى 2؛ وبقية الأرباح تدفع 1 إلى 1، وعند تساوي اليدين يُعاد الرهان. إذا كانت ورقة الموزع المكشوفة آسًا أو عشرة ينظر أولًا إن كان لديه بلاك جاك؛ فإن كان انتهت الجولة. يسحب الموزع حتى 16 ويقف عند كل 17. لا يوجد تأمين.',
  },
  decideHeading: {
    en: 'Doubling and splitting',
    de: 'Verdoppeln und Teilen',
    es: 'Doblar y dividir',
    'pt-br': 'Dobrar e dividir',
    ar: 'المضاعفة والتقسيم',
  },
  decide: {
    en: 'On any two cards you may double: a second stake is taken, and the hand gets one more card. Two cards of one rank may be split once into two hands, with a second stake for the other. Split hands may be doubled; split aces get one card each, and 21 in a split hand is no blackjack. An extra stake that is refused leaves the hand as it was.',
    de: 'Mit zwei beliebigen Karten kannst du verdoppeln: Ein zweiter Einsatz wird genommen, und die Hand erhält noch eine Karte. Zwei Karten gleichen Rangs können einmal in zwei Hände geteilt werden, mit einem zweiten Einsatz für die andere. Geteilte Hände können verdoppelt werden; geteilte Asse erhalten je eine Karte, und 21 in einer geteilten Hand ist kein Blackjack. Wird ein weiterer Einsatz abgelehnt, bleibt die Hand, wie sie war.',
    es: 'Con dos cartas cualesquiera puedes doblar: se toma una segunda apuesta y la mano recibe una carta más. Dos cartas del mismo valor se pueden dividir una vez en dos manos, con una segunda apuesta para la otra. Las manos divididas se pueden doblar; los ases divididos reciben una carta cada uno, y 21 en una mano dividida no es blackjack. Si se rechaza una apuesta adicional, la mano queda como estaba.',
    'pt-br':
      'Com duas cartas quaisquer você pode dobrar: é feita uma segunda aposta e a mão recebe mais uma carta. Duas cartas do mesmo valor podem ser divididas uma vez em duas mãos, com uma segunda aposta para a outra. Mãos divididas podem ser dobradas; ases divididos recebem uma carta cada, e 21 numa mão dividida não é blackjack. Se uma aposta extra for recusada, a mão fica como estava.',
    ar: 'مع أي ورقتين يمكنك المضاعفة: يؤخذ رهان ثانٍ وتحصل اليد على ورقة واحدة أخرى. يمكن تقسيم ورقتين من الرتبة نفسها مرة واحدة إلى يدين برهان ثانٍ لليد الأخرى. يمكن مضاعفة الأيدي المقسومة؛ وتحصل الآسات المقسومة على ورقة واحدة لكل منها، و21 في يد مقسومة ليست بلاك جاك. إذا رُفض رهان إضافي بقيت اليد كما كانت.',
  },
  strategyHeading: {
    en: 'The basic strategy',
    de: 'Die Basisstrategie',
    es: 'La estrategia básica',
    'pt-br': 'A estratégia básica',
    ar: 'الاستراتيجية الأساسية',
  },
  strategy: {
    en: 'First pairs: split aces and eights always; twos, threes and sevens against 2 to 7; fours against 5 and 6; sixes against 2 to 6; nines against 2 to 6, 8 and 9. Then double 11 against all but an ace, 10 against 2 to 9, 9 against 3 to 6, and with an ace counting eleven 13 and 14 against 5 and 6, 15 and 16 against 4 to 6, 17 and 18 against 3 to 6. Else stand on 17 and more, on 13 to 16 against 2 to 6, on 12 against 4 to 6; with an ace counting eleven on 19 and more, and on 18 against 2 to 8. Draw on everything else.',
    de: 'Zuerst Paare: Asse und Achten immer teilen; Zweien, Dreien und Siebenen gegen 2 bis 7; Vieren gegen 5 und 6; Sechsen gegen 2 bis 6; Neunen gegen 2 bis 6, 8 und 9. Dann verdoppeln: 11 gegen alles außer einem Ass, 10 gegen 2 bis 9, 9 gegen 3 bis 6, und mit einem Ass, das elf zählt, 13 und 14 gegen 5 und 6, 15 und 16 gegen 4 bis 6, 17 und 18 gegen 3 bis 6. Sonst stehen bleiben bei 17 und mehr, bei 13 bis 16 gegen 2 bis 6, bei 12 gegen 4 bis 6; mit einem Ass, das elf zählt, bei 19 und mehr und bei 18 gegen 2 bis 8. Bei allem anderen ziehen.',
    es: 'Primero las parejas: dividir siempre ases y ochos; doses, treses y sietes contra 2 a 7; cuatros contra 5 y 6; seises contra 2 a 6; nueves contra 2 a 6, 8 y 9. Después doblar 11 contra todo menos un as, 10 contra 2 a 9, 9 contra 3 a 6, y con un as que vale once 13 y 14 contra 5 y 6, 15 y 16 contra 4 a 6, 17 y 18 contra 3 a 6. Si no, plantarse con 17 o más, con 13 a 16 contra 2 a 6, con 12 contra 4 a 6; con un as que vale once, con 19 o más y con 18 contra 2 a 8. Con todo lo demás, pedir.',
    'pt-br':
      'Primeiro os pares: dividir sempre ases e oitos; dois, três e sete contra 2 a 7; quatros contra 5 e 6; seis contra 2 a 6; noves contra 2 a 6, 8 e 9. Depois dobrar 11 contra tudo menos um ás, 10 contra 2 a 9, 9 contra 3 a 6, e com um ás valendo onze 13 e 14 contra 5 e 6, 15 e 16 contra 4 a 6, 17 e 18 contra 3 a 6. Senão, parar com 17 ou mais, com 13 a 16 contra 2 a 6, com 12 contra 4 a 6; com um ás valendo onze, com 19 ou mais e com 18 contra 2 a 8. Com todo o resto, pedir.',
    ar: 'الأزواج أولًا: اقسم الآسات والثمانيات دائمًا؛ والاثنين والثلاثة والسبعة أمام 2 إلى 7؛ والأربعة أمام 5 و6؛ والستة أمام 2 إلى 6؛ والتسعة أمام 2 إلى 6 و8 و9. ثم ضاعف 11 أمام الكل إلا الآس، و10 أمام 2 إلى 9، و9 أمام 3 إلى 6، ومع آس بأحد عشر 13 و14 أمام 5 و6، و15 و16 أمام 4 إلى 6، و17 و18 أمام 3 إلى 6. وإلا فقف عند 17 فأكثر، وعند 13 إلى 16 أمام 2 إلى 6، وعند 12 أمام 4 إلى 6؛ ومع آس بأحد عشر عند 19 فأكثر، وعند 18 أمام 2 إلى 8. واسحب في ما عدا ذلك.',
  },
  returns: {
    en: 'That holds for the basic strategy printed here, measured against the first stake; other play returns less.',
    de: 'Das gilt für die hier gedruckte Basisstrategie, gemessen am ersten Einsatz; wer anders spielt, erhält im Mittel weniger zurück.',
    es: 'Eso vale para la estrategia básica impresa aquí, medido sobre la primera apuesta; otro juego devuelve menos.',
    'pt-br':
      'Isso vale para a estratégia básica impressa aqui, medido sobre a primeira aposta; outro jogo devolve menos.',
    ar: 'يصح ذلك على الاستراتيجية الأساسية المذكورة هنا قياسًا إلى الرهان الأول؛ واللعب بغيرها يعيد أقل.',
  },
  abandoned: {
    en: 'After that every hand stands as it lies.',
    de: 'Danach bleibt jede Hand stehen, wie sie liegt.',
    es: 'Después cada mano se planta como está.',
    'pt-br': 'Depois disso, cada mão para como está.',
    ar: 'بعد ذلك تقف كل يد كما هي.',
  },
} satisfies Record<string, LocalText>;
