import type { LocalText } from '../../theme.ts';
import { featureTexts } from './feature-texts.ts';

/** The sentences of the rules. Values stand in `{braces}`. */
export const rulesTexts = {
  linesHeading: {
    en: 'How it pays',
    de: 'So wird gezahlt',
    es: 'Cómo paga',
    'pt-br': 'Como paga',
    ar: 'كيف تدفع',
  },
  lines: {
    en: '{reels} reels with {rows} rows and {lines} fixed lines. Equal symbols on neighbouring reels of a line, from the left reel on, pay their value times the bet of one line. The bet of a line is the stake divided by {lines}. Each line pays its highest win only; wins on different lines are added.',
    de: '{reels} Walzen mit {rows} Reihen und {lines} festen Linien. Gleiche Symbole auf benachbarten Walzen einer Linie, von der linken Walze an, zahlen ihren Wert mal den Einsatz einer Linie. Der Einsatz einer Linie ist der Gesamteinsatz geteilt durch {lines}. Jede Linie zahlt nur ihren höchsten Gewinn; Gewinne auf verschiedenen Linien werden addiert.',
    es: '{reels} rodillos con {rows} filas y {lines} líneas fijas. Los símbolos iguales en rodillos contiguos de una línea, desde el rodillo izquierdo, pagan su valor por la apuesta de una línea. La apuesta de una línea es la apuesta dividida entre {lines}. Cada línea paga solo su ganancia más alta; las ganancias de distintas líneas se suman.',
    'pt-br':
      '{reels} rolos com {rows} fileiras e {lines} linhas fixas. Símbolos iguais em rolos vizinhos de uma linha, a partir do rolo da esquerda, pagam seu valor vezes a aposta de uma linha. A aposta de uma linha é a aposta dividida por {lines}. Cada linha paga só o seu maior ganho; ganhos de linhas diferentes são somados.',
    ar: 'عدد البكرات {reels} وعدد الصفوف {rows} وعدد الخطوط الثابتة {lines}. الرموز المتماثلة على بكرات متجاورة من خط واحد، ابتداءً من البكرة اليسرى، تدفع قيمتها مضروبة في رهان الخط الواحد. رهان الخط هو الرهان مقسومًا على {lines}. يدفع كل خط أعلى ربح له فقط، وتُجمع الأرباح على الخطوط المختلفة.',
  },
  ways: {
    en: "{reels} reels with {rows} rows. Equal symbols on neighbouring reels, from the left reel on, pay in any row: {ways} ways. Each way pays the symbol's value times a {units}th of the stake, and the number of ways is the product of the symbols on each reel.",
    de: '{reels} Walzen mit {rows} Reihen. Gleiche Symbole auf benachbarten Walzen, von der linken Walze an, zahlen in jeder Reihe: {ways} Gewinnwege. Jeder Weg zahlt den Wert des Symbols mal den {units}. Teil des Einsatzes; die Zahl der Wege ist das Produkt der Symbole auf jeder Walze.',
    es: '{reels} rodillos con {rows} filas. Los símbolos iguales en rodillos contiguos, desde el rodillo izquierdo, pagan en cualquier fila: {ways} vías. Cada vía paga el valor del símbolo por la apuesta dividida entre {units}, y el número de vías es el producto de los símbolos de cada rodillo.',
    'pt-br':
      '{reels} rolos com {rows} fileiras. Símbolos iguais em rolos vizinhos, a partir do rolo da esquerda, pagam em qualquer fileira: {ways} caminhos. Cada caminho paga o valor do símbolo vezes a aposta dividida por {units}, e o número de caminhos é o produto dos símbolos de cada rolo.',
    ar: 'عدد البكرات {reels} وعدد الصفوف {rows}. الرموز المتماثلة على بكرات متجاورة، ابتداءً من البكرة اليسرى، تدفع في أي صف، وعدد الطرق {ways}. تدفع كل طريقة قيمة الرمز مضروبة في الرهان مقسومًا على {units}، وعدد الطرق هو حاصل ضرب أعداد الرموز على كل بكرة.',
  },
  waysBothWays: {
    en: 'Ways are read in the same manner from the right reel on; one that runs over all reels is paid once.',
    de: 'Ebenso werden Wege von der rechten Walze an gelesen; einer über alle Walzen wird einmal gezahlt.',
    es: 'Las vías se leen igual desde el rodillo derecho; la que cruza todos los rodillos se paga una vez.',
    'pt-br':
      'Os caminhos também são lidos a partir do rolo da direita; o que cruza todos os rolos é pago uma vez.',
    ar: 'وتُقرأ الطرق كذلك ابتداءً من البكرة اليمنى، والطريقة التي تمر بكل البكرات تُدفع مرة واحدة.',
  },
  wildHeading: {
    en: 'Wild: {symbol}',
    de: 'Wild: {symbol}',
    es: 'Wild: {symbol}',
    'pt-br': 'Wild: {symbol}',
    ar: 'الرمز البديل: {symbol}',
  },
  wild: {
    en: 'Stands for every symbol except the scatter.',
    de: 'Steht für jedes Symbol außer dem Scatter.',
    es: 'Vale por cualquier símbolo, salvo el scatter.',
    'pt-br': 'Vale por qualquer símbolo, exceto o scatter.',
    ar: 'يحلّ محل أي رمز ما عدا الرمز المشتّت.',
  },
  wildPays: {
    en: 'It also pays for itself; the higher win counts.',
    de: 'Es zahlt auch selbst; der höhere Gewinn gilt.',
    es: 'También paga por sí mismo; cuenta la ganancia más alta.',
    'pt-br': 'Também paga por si mesmo; conta o maior ganho.',
    ar: 'ويدفع أيضًا بنفسه؛ ويُحتسب الربح الأعلى.',
  },
  wildMultiplier: {
    en: 'A win it takes part in as a substitute is multiplied by {multiplier}.',
    de: 'Ein Gewinn, in dem es ein anderes Symbol ersetzt, wird mit {multiplier} multipliziert.',
    es: 'Una ganancia en la que sustituye a otro símbolo se multiplica por {multiplier}.',
    'pt-br': 'Um ganho em que ele substitui outro símbolo é multiplicado por {multiplier}.',
    ar: 'الربح الذي يشارك فيه بديلًا يُضرب في {multiplier}.',
  },
  reelMultipliers: {
    en: 'A line win in which it substitutes is multiplied, by its reel: {multipliers}. Several of them multiply each other.',
    de: 'Ein Liniengewinn, in dem es ein anderes Symbol ersetzt, wird je nach seiner Walze multipliziert: {multipliers}. Mehrere multiplizieren einander.',
    es: 'Una ganancia de línea en la que sustituye se multiplica según su rodillo: {multipliers}. Varios se multiplican entre sí.',
    'pt-br':
      'Um ganho de linha em que ele substitui é multiplicado conforme o rolo: {multipliers}. Vários multiplicam-se entre si.',
    ar: 'ربح الخط الذي يشارك فيه بديلًا يُضرب بحسب بكرته: {multipliers}. وإذا اجتمع أكثر من بديل ضُربت مضاعفاتها بعضها في بعض.',
  },
  scatterHeading: {
    en: 'Scatter: {symbol}',
    de: 'Scatter: {symbol}',
    es: 'Scatter: {symbol}',
    'pt-br': 'Scatter: {symbol}',
    ar: 'الرمز المشتّت: {symbol}',
  },
  scatter: {
    en: 'Pays wherever it stands, its value times a {units}th of the stake, on top of every other win.',
    de: 'Zahlt an jeder Stelle seinen Wert mal den {units}. Teil des Einsatzes, zusätzlich zu allen anderen Gewinnen.',
    es: 'Paga en cualquier posición su valor por la apuesta dividida entre {units}, además de cualquier otra ganancia.',
    'pt-br':
      'Paga em qualquer posição seu valor vezes a aposta dividida por {units}, além de qualquer outro ganho.',
    ar: 'يدفع أينما وقف قيمته مضروبة في الرهان مقسومًا على {units}، إضافة إلى كل ربح آخر.',
  },
  ...featureTexts,
} satisfies Record<string, LocalText>;
