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
    en: 'A card lies open; you call whether the next one is higher or lower. An equal card wins both calls. On an ace, the lowest card, "higher" is won by any other card and "lower" only by an ace; on a king it is the other way round. Every card comes from a full deck of {cards}, whatever came before. The payout is {kept} divided by the chance in per cent of all your right calls, times the stake. You can cash out after any right call; a wrong one ends the round without a win. Up to {skips} cards of a round can be passed over, which costs nothing and changes nothing about the return. A call that would pay more than {top} times the stake is not taken.',
    de: 'Eine Karte liegt offen; du sagst an, ob die nächste höher oder tiefer ist. Eine gleiche Karte gewinnt beide Ansagen. Beim Ass, der tiefsten Karte, gewinnt „höher“ mit jeder anderen Karte und „tiefer“ nur mit einem Ass; beim König ist es umgekehrt. Jede Karte kommt aus einem vollen Spiel von {cards}, egal was vorher kam. Gezahlt wird {kept} geteilt durch die Chance in Prozent aller richtigen Ansagen, mal den Einsatz. Nach jeder richtigen Ansage kannst du dich auszahlen lassen; eine falsche beendet die Runde ohne Gewinn. Bis zu {skips} Karten einer Runde lassen sich überspringen; das kostet nichts und ändert nichts an der Auszahlungsquote. Eine Ansage, die mehr als das {top}-Fache zahlen würde, wird nicht angenommen.',
    es: 'Hay una carta a la vista; dices si la siguiente será mayor o menor. Una carta igual gana con las dos. Con un as, la carta más baja, «mayor» gana con cualquier otra y «menor» solo con un as; con un rey es al revés. Cada carta sale de una baraja completa de {cards}, sin importar las anteriores. Se paga {kept} dividido entre la probabilidad en tanto por ciento de todos tus aciertos, por la apuesta. Puedes cobrar después de cualquier acierto; un fallo termina la ronda sin ganancia. En una ronda se pueden pasar hasta {skips} cartas, lo que no cuesta nada ni cambia el retorno. No se admite una jugada que pagaría más de {top} veces la apuesta.',
    'pt-br':
      'Uma carta fica aberta; você diz se a próxima é maior ou menor. Uma carta igual ganha nas duas. Com um ás, a carta mais baixa, “maior” ganha com qualquer outra e “menor” só com um ás; com um rei é o contrário. Cada carta sai de um baralho completo de {cards}, não importa o que veio antes. Paga-se {kept} dividido pela chance em porcentagem de todos os seus acertos, vezes a aposta. Você pode sacar depois de qualquer acerto; um erro encerra a rodada sem ganho. Em uma rodada dá para pular até {skips} cartas, o que não custa nada nem muda o retorno. Um palpite que pagaria mais de {top} vezes a aposta não é aceito.',
    ar: 'تُكشف ورقة، وتقول هل التالية أعلى أم أدنى. الورقة المساوية تربح في الحالتين. مع الآس، وهو أدنى ورقة، تربح «أعلى» بأي ورقة أخرى و«أدنى» بآس فقط، ومع الملك بالعكس. تأتي كل ورقة من مجموعة كاملة من {cards} ورقة مهما سبقها. يُدفع {kept} مقسومًا على احتمال كل توقعاتك الصحيحة بالمئة مضروبًا في الرهان. يمكنك الصرف بعد أي توقع صحيح، والخطأ ينهي الجولة بلا ربح. يمكن تخطي {skips} ورقة على الأكثر في الجولة دون كلفة ودون تغيير في العائد. ولا يُقبل توقع كان سيدفع أكثر من {top} ضعف الرهان.',
  },
  everyChoice: {
    en: 'It is the same for every call and whenever you cash out.',
    de: 'Sie ist für jede Ansage und jeden Zeitpunkt der Auszahlung gleich.',
    es: 'Es igual con cualquier jugada y en cualquier momento en que cobres.',
    'pt-br': 'É igual para qualquer palpite e em qualquer momento do saque.',
    ar: 'وهي واحدة لكل توقع ومتى ما صرفت.',
  },
  abandoned: {
    en: 'After that what you have reached is cashed out for you; a round without a right call returns its stake.',
    de: 'Danach wird dir ausgezahlt, was du erreicht hast; eine Runde ohne richtige Ansage gibt ihren Einsatz zurück.',
    es: 'Después se cobra por ti lo que hayas alcanzado; una ronda sin aciertos devuelve su apuesta.',
    'pt-br':
      'Depois disso, o que você alcançou é sacado para você; uma rodada sem acerto devolve a aposta.',
    ar: 'بعد ذلك يُصرف لك ما بلغته، والجولة التي لم يصح فيها أي توقع تعيد رهانها.',
  },
} satisfies Record<string, LocalText>;
