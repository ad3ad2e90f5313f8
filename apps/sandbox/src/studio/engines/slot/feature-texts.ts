import type { LocalText } from '../../theme.ts';

/** The sentences of the rules on what a slot does beside paying its lines or ways. */
export const featureTexts = {
  freeSpinsHeading: {
    en: 'Free spins',
    de: 'Freispiele',
    es: 'Giros gratis',
    'pt-br': 'Rodadas grátis',
    ar: 'لفّات مجانية',
  },
  freeSpinsAward: {
    en: '{count} scatters give {spins} free spins.',
    de: '{count} Scatter geben {spins} Freispiele.',
    es: '{count} scatters dan {spins} giros gratis.',
    'pt-br': '{count} scatters dão {spins} rodadas grátis.',
    ar: '{count} من الرموز المشتّتة تمنح لفّات مجانية عددها {spins}.',
  },
  freeSpinsMultiplier: {
    en: 'All wins in free spins are multiplied by {multiplier}.',
    de: 'Alle Gewinne in Freispielen werden mit {multiplier} multipliziert.',
    es: 'Todas las ganancias de los giros gratis se multiplican por {multiplier}.',
    'pt-br': 'Todos os ganhos das rodadas grátis são multiplicados por {multiplier}.',
    ar: 'كل الأرباح في اللفّات المجانية تُضرب في {multiplier}.',
  },
  freeSpinsRetrigger: {
    en: 'Free spins can be won again while they run.',
    de: 'Während der Freispiele können weitere gewonnen werden.',
    es: 'Se pueden ganar más giros gratis mientras duran.',
    'pt-br': 'Mais rodadas grátis podem ser ganhas enquanto elas correm.',
    ar: 'يمكن ربح لفّات مجانية أخرى أثناءها.',
  },
  freeSpinsStrips: {
    en: 'Other reels turn in free spins than in paid ones.',
    de: 'In Freispielen drehen sich andere Walzen als in bezahlten Spielen.',
    es: 'En los giros gratis giran rodillos distintos de los de pago.',
    'pt-br': 'Nas rodadas grátis giram rolos diferentes dos das rodadas pagas.',
    ar: 'تدور في اللفّات المجانية بكرات غير التي تدور في اللفّات المدفوعة.',
  },
  freeSpinsWilds: {
    en: 'In free spins a wild covers its whole reel.',
    de: 'In Freispielen bedeckt ein Wild seine ganze Walze.',
    es: 'En los giros gratis, un wild cubre todo su rodillo.',
    'pt-br': 'Nas rodadas grátis, um wild cobre todo o seu rolo.',
    ar: 'في اللفّات المجانية يغطي الرمز البديل بكرته كلها.',
  },
  freeSpinsSymbol: {
    en: 'Before the free spins one symbol is drawn. Standing on enough reels to pay, it covers these reels after the usual wins and pays on every line, wherever the reels are.',
    de: 'Vor den Freispielen wird ein Symbol ausgelost. Steht es auf genug Walzen, um zu zahlen, bedeckt es diese Walzen nach den üblichen Gewinnen und zahlt auf jeder Linie, wo immer die Walzen liegen.',
    es: 'Antes de los giros gratis se sortea un símbolo. Si está en suficientes rodillos para pagar, cubre esos rodillos después de las ganancias habituales y paga en cada línea, estén donde estén los rodillos.',
    'pt-br':
      'Antes das rodadas grátis um símbolo é sorteado. Se estiver em rolos suficientes para pagar, ele cobre esses rolos depois dos ganhos comuns e paga em cada linha, onde quer que os rolos estejam.',
    ar: 'قبل اللفّات المجانية يُسحب رمز واحد. إذا وقف على عدد من البكرات يكفي للدفع، فإنه يغطي هذه البكرات بعد الأرباح المعتادة ويدفع على كل خط، أينما كانت البكرات.',
  },
  freeSpinsSticky: {
    en: 'A wild that lands in free spins stays in its place until they end.',
    de: 'Ein Wild, das in Freispielen erscheint, bleibt bis zu ihrem Ende an seinem Platz.',
    es: 'Un wild que cae en los giros gratis se queda en su sitio hasta que terminan.',
    'pt-br': 'Um wild que cai nas rodadas grátis fica no lugar até elas terminarem.',
    ar: 'الرمز البديل الذي يظهر في اللفّات المجانية يبقى في مكانه حتى نهايتها.',
  },
  freeSpinsFrozen: {
    en: 'A reel it covers stays wild until the free spins end.',
    de: 'Eine bedeckte Walze bleibt bis zum Ende der Freispiele Wild.',
    es: 'El rodillo cubierto sigue siendo wild hasta que terminan los giros gratis.',
    'pt-br': 'O rolo coberto continua wild até as rodadas grátis terminarem.',
    ar: 'وتبقى البكرة المغطاة بديلة كلها حتى نهاية اللفّات المجانية.',
  },
  fullFieldHeading: {
    en: 'Full field',
    de: 'Volles Feld',
    es: 'Campo completo',
    'pt-br': 'Campo completo',
    ar: 'لوحة كاملة',
  },
  fullField: {
    en: 'When every place shows the same symbol, with wilds standing for it, all wins of the turn are multiplied by {multiplier}.',
    de: 'Zeigen alle Felder dasselbe Symbol, wobei Wilds es ersetzen, werden alle Gewinne der Drehung mit {multiplier} multipliziert.',
    es: 'Cuando todas las casillas muestran el mismo símbolo, y los wilds valen por él, todas las ganancias del giro se multiplican por {multiplier}.',
    'pt-br':
      'Quando todas as casas mostram o mesmo símbolo, e os wilds valem por ele, todos os ganhos da rodada são multiplicados por {multiplier}.',
    ar: 'عندما تُظهر كل الخانات الرمز نفسه، والبدائل تحلّ محله، تُضرب كل أرباح اللفّة في {multiplier}.',
  },
  fullReel: {
    en: 'What stands on a reel that is full when the respins end is worth {multiplier} times as much.',
    de: 'Was auf einer am Ende der Drehungen vollen Walze steht, ist das {multiplier}-Fache wert.',
    es: 'Lo que ocupa un rodillo lleno al acabar los giros vale {multiplier} veces más.',
    'pt-br': 'O que ocupa um rolo cheio no fim dos giros vale {multiplier} vezes mais.',
    ar: 'وما يقف على بكرة ممتلئة عند انتهاء اللفّات تُضرب قيمته في {multiplier}.',
  },
  mystery: {
    en: 'When the reels rest, all of these in view turn into one symbol, drawn for this turn; only then are wins read. Some symbols are drawn more often than others. It never turns into a scatter.',
    de: 'Sobald die Walzen ruhen, werden alle im Blick zu ein und demselben Symbol, das für diese Drehung ausgelost wird; erst dann werden Gewinne gelesen. Manche Symbole werden häufiger gezogen als andere. Ein Scatter wird es nie.',
    es: 'Cuando los rodillos se paran, todos los que están a la vista se convierten en un mismo símbolo, sorteado para ese giro; solo entonces se leen las ganancias. Algunos símbolos salen en el sorteo más que otros. Nunca se convierte en scatter.',
    'pt-br':
      'Quando os rolos param, todos os que estão à vista viram um mesmo símbolo, sorteado para esse giro; só então os ganhos são lidos. Alguns símbolos são sorteados mais vezes que outros. Nunca vira scatter.',
    ar: 'عندما تستقر البكرات تتحول كل الرموز الظاهرة منه إلى رمز واحد يُسحب لهذه اللفّة، وعندها فقط تُقرأ الأرباح. وبعض الرموز يُسحب أكثر من غيره. ولا يتحول أبدًا إلى رمز مشتّت.',
  },
  scatterPlain: {
    en: 'Pays nothing itself. It is counted wherever it stands once all symbols rest.',
    de: 'Zahlt selbst nichts. Es zählt an jeder Stelle, sobald alle Symbole ruhen.',
    es: 'No paga por sí mismo. Cuenta en cualquier posición cuando todos los símbolos están quietos.',
    'pt-br':
      'Não paga por si mesmo. Conta em qualquer posição quando todos os símbolos estão parados.',
    ar: 'لا يدفع بنفسه. ويُحتسب أينما وقف بعد أن تستقر كل الرموز.',
  },
  cascadeHeading: {
    en: 'Cascading wins',
    de: 'Fallende Gewinne',
    es: 'Ganancias en cascada',
    'pt-br': 'Ganhos em cascata',
    ar: 'أرباح متتالية',
  },
  cascade: {
    en: 'Winning symbols are paid and vanish; those above fall into the gaps and new ones follow from the top. This goes on until nothing wins. Wins are multiplied by {base}, in that order; the last multiplier stays until the spin ends.',
    de: 'Gewinnsymbole werden bezahlt und verschwinden; die darüber fallen in die Lücken, und von oben kommen neue nach. Das geht so lange, bis nichts mehr gewinnt. Die Gewinne werden der Reihe nach mit {base} multipliziert; der letzte Multiplikator bleibt bis zum Ende des Spiels.',
    es: 'Los símbolos ganadores se pagan y desaparecen; los de arriba caen en los huecos y otros nuevos llegan desde lo alto. Así continúa hasta que nada gana. Las ganancias se multiplican, por orden, por {base}; el último multiplicador queda hasta el final del giro.',
    'pt-br':
      'Os símbolos vencedores são pagos e somem; os de cima caem nos espaços e outros chegam do alto. Isso continua até nada mais ganhar. Os ganhos são multiplicados, em ordem, por {base}; o último multiplicador fica até o fim da rodada.',
    ar: 'تُدفع الرموز الرابحة ثم تختفي، وتسقط الرموز التي فوقها في الفراغات وتأتي رموز جديدة من الأعلى. يستمر ذلك حتى لا يربح شيء. تُضرب الأرباح بالترتيب في {base}، ويبقى المضاعف الأخير حتى نهاية اللفّة.',
  },
  cascadeFree: {
    en: 'In free spins they are multiplied by {free}.',
    de: 'In Freispielen werden sie mit {free} multipliziert.',
    es: 'En los giros gratis se multiplican por {free}.',
    'pt-br': 'Nas rodadas grátis são multiplicados por {free}.',
    ar: 'وفي اللفّات المجانية تُضرب في {free}.',
  },
  cascadeKeeps: {
    en: 'There the multiplier goes on from one free spin to the next and never falls back.',
    de: 'Dort läuft der Multiplikator von einem Freispiel zum nächsten weiter und fällt nie zurück.',
    es: 'Allí el multiplicador sigue de un giro gratis al siguiente y nunca retrocede.',
    'pt-br': 'Nelas o multiplicador continua de uma rodada grátis para a outra e nunca recua.',
    ar: 'وفيها يستمر المضاعف من لفّة مجانية إلى التالية ولا يتراجع أبدًا.',
  },
  holdHeading: {
    en: 'Hold and respin: {symbol}',
    de: 'Halten und drehen: {symbol}',
    es: 'Retener y girar: {symbol}',
    'pt-br': 'Segurar e girar: {symbol}',
    ar: 'ثبات وإعادة لف: {symbol}',
  },
  hold: {
    en: 'It pays on no line. {from} or more in view hold their places, each with a drawn value, and {respins} respins begin in which every other cell turns for itself. Each one that lands is held too and sets the respins back to {respins}. When they run out all values are paid: {values} times the stake, or a fixed jackpot ({jackpots} times the stake). If every cell holds one, the grand jackpot of {grand} times the stake is paid on top. The draw of values and cells does not depend on the stake.',
    de: 'Zahlt auf keiner Linie. Ab {from} im Blick bleiben sie stehen, jedes mit einem ausgelosten Wert, und {respins} Drehungen beginnen, in denen sich jedes andere Feld für sich dreht. Jedes weitere bleibt ebenfalls stehen und setzt die Drehungen auf {respins} zurück. Sind sie zu Ende, werden alle Werte gezahlt: das {values}-Fache des Einsatzes oder ein fester Jackpot (das {jackpots}-Fache). Sind alle Felder besetzt, kommt der Grand-Jackpot dazu, das {grand}-Fache des Einsatzes. Die Auslosung der Werte und Felder hängt nicht vom Einsatz ab.',
    es: 'No paga en ninguna línea. Con {from} o más a la vista, se quedan en su sitio con un valor sorteado y empiezan {respins} giros en los que cada una de las demás casillas gira por su cuenta. Cada uno que cae también se queda y devuelve los giros a {respins}. Al acabarse se pagan todos los valores: {values} veces la apuesta, o un bote fijo ({jackpots} veces la apuesta). Si todas las casillas quedan ocupadas, se suma el bote Grand de {grand} veces la apuesta. El sorteo de valores y casillas no depende de la apuesta.',
    'pt-br':
      'Não paga em nenhuma linha. Com {from} ou mais à vista, eles ficam no lugar com um valor sorteado e começam {respins} giros em que cada uma das outras casas gira por si. Cada um que cai também fica e devolve os giros a {respins}. Quando acabam, todos os valores são pagos: {values} vezes a aposta, ou um jackpot fixo ({jackpots} vezes a aposta). Se todas as casas forem ocupadas, soma-se o jackpot Grand de {grand} vezes a aposta. O sorteio de valores e casas não depende da aposta.',
    ar: 'لا يدفع على أي خط. عند ظهور {from} أو أكثر تثبت في أماكنها ولكل منها قيمة مسحوبة، وتبدأ لفّات عددها {respins} تدور فيها كل خانة أخرى على حدة. وكل رمز جديد يثبت أيضًا ويعيد عدد اللفّات إلى {respins}. وعند انتهائها تُدفع كل القيم: {values} من أضعاف الرهان، أو جائزة كبرى ثابتة ({jackpots} من أضعاف الرهان). وإذا امتلأت كل الخانات تُضاف الجائزة العظمى وهي {grand} ضعف الرهان. ولا يعتمد سحب القيم والخانات على الرهان.',
  },
  oneLine: {
    en: '{reels} reels with {rows} rows and one line, the middle row. Equal symbols on neighbouring reels of the line, from the left reel on, pay their value times the stake; only the highest win is paid.',
    de: '{reels} Walzen mit {rows} Reihen und einer Linie, der mittleren Reihe. Gleiche Symbole auf benachbarten Walzen der Linie, von der linken Walze an, zahlen ihren Wert mal den Einsatz; nur der höchste Gewinn wird gezahlt.',
    es: '{reels} rodillos con {rows} filas y una línea, la fila central. Los símbolos iguales en rodillos contiguos de la línea, desde el rodillo izquierdo, pagan su valor por la apuesta; solo se paga la ganancia más alta.',
    'pt-br':
      '{reels} rolos com {rows} fileiras e uma linha, a fileira do meio. Símbolos iguais em rolos vizinhos da linha, a partir do rolo da esquerda, pagam seu valor vezes a aposta; só o maior ganho é pago.',
    ar: 'عدد البكرات {reels} وعدد الصفوف {rows} وخط واحد هو الصف الأوسط. الرموز المتماثلة على بكرات متجاورة من الخط، ابتداءً من البكرة اليسرى، تدفع قيمتها مضروبة في الرهان، ويُدفع أعلى ربح فقط.',
  },
  bothWays: {
    en: 'Lines pay from the right reel on as well; a win along all reels is paid once.',
    de: 'Linien zahlen auch von der rechten Walze an; ein Gewinn über alle Walzen wird einmal gezahlt.',
    es: 'Las líneas pagan también desde el rodillo derecho; una ganancia a lo largo de todos los rodillos se paga una vez.',
    'pt-br':
      'As linhas pagam também a partir do rolo da direita; um ganho ao longo de todos os rolos é pago uma vez.',
    ar: 'تدفع الخطوط ابتداءً من البكرة اليمنى أيضًا، والربح الممتد على كل البكرات يُدفع مرة واحدة.',
  },
  anywhere: {
    en: '{reels} reels with {rows} rows. Symbols pay wherever they stand: as many of one in view as the paytable names pay its value times a {units}th of the stake. A number between two of the paytable pays the lower one.',
    de: '{reels} Walzen mit {rows} Reihen. Symbole zahlen an jeder Stelle: So viele gleiche im Blick, wie die Gewinntabelle nennt, zahlen ihren Wert mal den {units}. Teil des Einsatzes. Eine Anzahl zwischen zwei Stufen zahlt die niedrigere.',
    es: '{reels} rodillos con {rows} filas. Los símbolos pagan en cualquier posición: tantos iguales a la vista como indica la tabla pagan su valor por la apuesta dividida entre {units}. Un número entre dos de la tabla paga el menor.',
    'pt-br':
      '{reels} rolos com {rows} fileiras. Os símbolos pagam em qualquer posição: tantos iguais à vista quantos a tabela indica pagam seu valor vezes a aposta dividida por {units}. Um número entre dois da tabela paga o menor.',
    ar: 'عدد البكرات {reels} وعدد الصفوف {rows}. تدفع الرموز أينما وقفت: العدد المذكور في جدول الأرباح من رمز واحد يدفع قيمته مضروبة في الرهان مقسومًا على {units}. والعدد الواقع بين درجتين يدفع الدرجة الأدنى.',
  },
  pairHeading: {
    en: 'A pair holds',
    de: 'Ein Paar hält',
    es: 'Una pareja se retiene',
    'pt-br': 'Um par segura',
    ar: 'الزوج يثبت',
  },
  pair: {
    en: 'Where nothing is won but two symbols on the line are equal, on any two reels, these reels hold and the third turns once more at no cost. What the line then shows is paid.',
    de: 'Wird nichts gewonnen, sind aber zwei Symbole der Linie gleich, auf welchen Walzen auch immer, dann halten diese Walzen und die dritte dreht sich ohne Kosten noch einmal. Gezahlt wird, was die Linie danach zeigt.',
    es: 'Si no se gana nada pero dos símbolos de la línea son iguales, en los rodillos que sean, esos rodillos se retienen y el tercero gira una vez más sin coste. Se paga lo que la línea muestra entonces.',
    'pt-br':
      'Se nada é ganho mas dois símbolos da linha são iguais, em quaisquer rolos, esses rolos ficam seguros e o terceiro gira mais uma vez sem custo. Paga-se o que a linha mostra então.',
    ar: 'إذا لم يتحقق ربح وتساوى رمزان على الخط، على أي بكرتين، تثبت هاتان البكرتان وتدور الثالثة مرة أخرى بلا تكلفة. ويُدفع ما يظهره الخط بعدها.',
  },
  heldWildsHeading: {
    en: 'Held reels',
    de: 'Gehaltene Walzen',
    es: 'Rodillos retenidos',
    'pt-br': 'Rolos seguros',
    ar: 'بكرات ثابتة',
  },
  heldWilds: {
    en: 'A wild covers its whole reel. Once the wins are paid, covered reels hold and the others turn once more at no cost. This goes on as long as another wild joins them.',
    de: 'Ein Wild bedeckt seine ganze Walze. Sind die Gewinne gezahlt, halten bedeckte Walzen, und die anderen drehen sich ohne Kosten noch einmal. Das geht so lange, wie ein weiteres Wild dazukommt.',
    es: 'Un wild cubre todo su rodillo. Pagadas las ganancias, los rodillos cubiertos se retienen y los demás giran una vez más sin coste. Así continúa mientras se sume otro wild.',
    'pt-br':
      'Um wild cobre todo o seu rolo. Pagos os ganhos, os rolos cobertos ficam seguros e os outros giram mais uma vez sem custo. Isso continua enquanto outro wild se juntar a eles.',
    ar: 'يغطي الرمز البديل بكرته كلها. وبعد دفع الأرباح تثبت البكرات المغطاة وتدور الأخرى مرة إضافية بلا تكلفة. ويستمر ذلك ما دام رمز بديل آخر ينضم إليها.',
  },
  gearsHeading: {
    en: 'Geared reels',
    de: 'Gekoppelte Walzen',
    es: 'Rodillos engranados',
    'pt-br': 'Rolos engrenados',
    ar: 'بكرات متعشّقة',
  },
  gears: {
    en: 'All reels carry the same symbols in the same order. In every turn some neighbouring reels run as one and stop alike; how many, and which, is drawn anew. Number of reels and its chance: {chances}. Every place is equally likely.',
    de: 'Alle Walzen tragen dieselben Symbole in derselben Folge. In jedem Spiel laufen einige benachbarte Walzen als eine und stehen am Ende gleich; wie viele und welche, wird jedes Mal ausgelost. Zahl der Walzen und ihre Chance: {chances}. Jeder Platz ist gleich wahrscheinlich.',
    es: 'Todos los rodillos llevan los mismos símbolos en el mismo orden. En cada giro, algunos rodillos contiguos giran como uno y se paran igual; cuántos y cuáles se sortea cada vez. Número de rodillos y su probabilidad: {chances}. Cada posición es igual de probable.',
    'pt-br':
      'Todos os rolos levam os mesmos símbolos na mesma ordem. Em cada rodada, alguns rolos vizinhos giram como um só e param iguais; quantos e quais é sorteado a cada vez. Número de rolos e sua chance: {chances}. Cada posição é igualmente provável.',
    ar: 'تحمل كل البكرات الرموز نفسها بالترتيب نفسه. في كل لفّة تدور بكرات متجاورة كأنها واحدة وتتوقف متماثلة، ويُسحب عددها وموضعها في كل مرة. عدد البكرات واحتماله: {chances}. وكل موضع متساوي الاحتمال.',
  },
  highestHeading: {
    en: 'Maximum win',
    de: 'Höchster Gewinn',
    es: 'Ganancia máxima',
    'pt-br': 'Ganho máximo',
    ar: 'أعلى ربح',
  },
  highest: {
    en: 'One round pays at most {multiple} times its stake. When this is reached, the round ends.',
    de: 'Eine Runde zahlt höchstens das {multiple}-Fache ihres Einsatzes. Ist das erreicht, endet die Runde.',
    es: 'Una ronda paga como máximo {multiple} veces su apuesta. Cuando se alcanza, la ronda termina.',
    'pt-br':
      'Uma rodada paga no máximo {multiple} vezes a sua aposta. Ao atingir isso, a rodada termina.',
    ar: 'لا تدفع الجولة أكثر من {multiple} ضعف رهانها. وعند بلوغ ذلك تنتهي الجولة.',
  },
} satisfies Record<string, LocalText>;
