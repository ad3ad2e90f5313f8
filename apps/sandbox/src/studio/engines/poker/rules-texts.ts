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
  play: {
    en: 'Five cards are dealt from a freshly shuffled deck of 52. Hold the ones you want to keep; the others are replaced once from the rest of that deck, and the hand is paid. Pays are in stakes, the stake included:',
    de: 'Fünf Karten werden aus einem frisch gemischten Spiel von 52 gegeben. Halte, was du behalten willst; die anderen werden einmal aus dem Rest dieses Spiels ersetzt, und das Blatt wird bezahlt. Gezahlt wird in Einsätzen, der Einsatz eingeschlossen:',
    es: 'Se reparten cinco cartas de una baraja de 52 recién mezclada. Conserva las que quieras; las demás se cambian una vez por otras del resto de esa baraja, y se paga la jugada. Los pagos son en apuestas, incluida la propia:',
    'pt-br':
      'Cinco cartas são dadas de um baralho de 52 recém-embaralhado. Segure as que quiser; as outras são trocadas uma vez pelo resto desse baralho, e a mão é paga. Os pagamentos são em apostas, incluída a própria:',
    ar: 'تُوزَّع خمس أوراق من مجموعة مخلوطة حديثًا من 52 ورقة. احتفظ بما تريد، وتُستبدل البقية مرة واحدة من باقي المجموعة نفسها ثم تُدفع اليد. المدفوعات بعدد الرهانات وتشمل الرهان نفسه:',
  },
  pays: {
    en: '{hand}: {pays}.',
    de: '{hand}: {pays}.',
    es: '{hand}: {pays}.',
    'pt-br': '{hand}: {pays}.',
    ar: '{hand}: {pays}.',
  },
  bestPlay: {
    en: 'It is reached at best play, by holding each time what is worth most on average; any other choice returns less. It is computed from every hand and every draw there is.',
    de: 'Erreicht wird sie bei bestem Spiel, wenn jedes Mal gehalten wird, was im Mittel am meisten wert ist; jede andere Wahl bringt weniger. Berechnet ist sie aus allen Blättern und allen Ziehungen, die es gibt.',
    es: 'Se alcanza jugando lo mejor posible, conservando cada vez lo que más vale en promedio; cualquier otra elección devuelve menos. Está calculado con todas las manos y todos los cambios que existen.',
    'pt-br':
      'É alcançado com a melhor jogada, segurando a cada vez o que vale mais em média; qualquer outra escolha devolve menos. É calculado com todas as mãos e todas as trocas que existem.',
    ar: 'وتتحقق بأفضل لعب، أي بالاحتفاظ كل مرة بما قيمته الوسطية أعلى، وأي خيار آخر يعيد أقل. وهي محسوبة من كل الأيدي وكل السحوبات الممكنة.',
  },
  abandoned: {
    en: 'After that the hand is paid as it was dealt, without a draw.',
    de: 'Danach wird das Blatt bezahlt, wie es gegeben wurde, ohne zu ziehen.',
    es: 'Después se paga la mano tal como se repartió, sin cambiar cartas.',
    'pt-br': 'Depois disso, a mão é paga como foi dada, sem troca.',
    ar: 'بعد ذلك تُدفع اليد كما وُزعت دون سحب.',
  },
} satisfies Record<string, LocalText>;
