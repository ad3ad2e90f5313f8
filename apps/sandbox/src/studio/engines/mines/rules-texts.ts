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
    en: 'Of 25 fields, 1 to 24 are mined; you choose how many. The mines are laid when the stake is taken and never move. Each safe field raises what you can cash out; a mine ends the round without a win. The payout is {kept} divided by the chance in per cent of having opened that many safe fields, times the stake. When all safe fields are open, or the next one would pay more than {top} times the stake, the round is paid by itself.',
    de: 'Von 25 Feldern sind 1 bis 24 vermint; wie viele, bestimmst du. Die Minen werden gelegt, sobald der Einsatz gebucht ist, und bewegen sich nicht mehr. Jedes sichere Feld erhöht, was du dir auszahlen lassen kannst; eine Mine beendet die Runde ohne Gewinn. Gezahlt wird {kept} geteilt durch die Chance in Prozent, so viele sichere Felder zu öffnen, mal den Einsatz. Sind alle sicheren Felder offen oder würde das nächste mehr als das {top}-Fache zahlen, wird die Runde von selbst ausgezahlt.',
    es: 'De 25 casillas, entre 1 y 24 tienen mina; tú eliges cuántas. Las minas se colocan al cobrar la apuesta y no se mueven. Cada casilla segura sube lo que puedes cobrar; una mina termina la ronda sin ganancia. Se paga {kept} dividido entre la probabilidad en tanto por ciento de abrir tantas casillas seguras, por la apuesta. Cuando están abiertas todas las seguras, o la siguiente pagaría más de {top} veces la apuesta, la ronda se paga sola.',
    'pt-br':
      'De 25 casas, de 1 a 24 têm mina; você escolhe quantas. As minas são postas quando a aposta é cobrada e não se movem. Cada casa segura aumenta o que você pode sacar; uma mina encerra a rodada sem ganho. Paga-se {kept} dividido pela chance em porcentagem de abrir tantas casas seguras, vezes a aposta. Quando todas as seguras estão abertas, ou a próxima pagaria mais de {top} vezes a aposta, a rodada é paga sozinha.',
    ar: 'من بين 25 خانة يكون من 1 إلى 24 منها ملغومًا، وأنت تختار العدد. توضع الألغام عند خصم الرهان ولا تتحرك بعدها. كل خانة آمنة ترفع ما يمكنك صرفه، واللغم ينهي الجولة بلا ربح. يُدفع {kept} مقسومًا على احتمال فتح هذا العدد من الخانات الآمنة بالمئة مضروبًا في الرهان. وعندما تُفتح كل الخانات الآمنة، أو كانت التالية ستدفع أكثر من {top} ضعف الرهان، تُدفع الجولة تلقائيًا.',
  },
  everyChoice: {
    en: 'It is the same for every number of mines and whenever you cash out.',
    de: 'Sie ist für jede Zahl von Minen und jeden Zeitpunkt der Auszahlung gleich.',
    es: 'Es igual con cualquier número de minas y en cualquier momento en que cobres.',
    'pt-br': 'É igual para qualquer número de minas e em qualquer momento do saque.',
    ar: 'وهي واحدة مهما كان عدد الألغام ومتى ما صرفت.',
  },
  abandoned: {
    en: 'After that what you have reached is cashed out for you; a round in which nothing was opened returns its stake.',
    de: 'Danach wird dir ausgezahlt, was du erreicht hast; eine Runde, in der nichts geöffnet wurde, gibt ihren Einsatz zurück.',
    es: 'Después se cobra por ti lo que hayas alcanzado; una ronda en la que no se abrió nada devuelve su apuesta.',
    'pt-br':
      'Depois disso, o que você alcançou é sacado para você; uma rodada em que nada foi aberto devolve a aposta.',
    ar: 'بعد ذلك يُصرف لك ما بلغته، والجولة التي لم تُفتح فيها أي خانة تعيد رهانها.',
  },
} satisfies Record<string, LocalText>;
