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
    en: 'A roll from 0.00 to 99.99 is drawn. Under wins below your target, over wins above it. The chance of winning can be set from {min} % to {max} %. A win pays {kept} divided by the chance in per cent, times the stake, rounded down to the smallest amount that can be booked.',
    de: 'Gezogen wird ein Wurf von 0,00 bis 99,99. Unter gewinnt unterhalb deines Ziels, Über gewinnt oberhalb. Die Gewinnchance lässt sich von {min} % bis {max} % wählen. Ein Gewinn zahlt {kept} geteilt durch die Chance in Prozent, mal den Einsatz, abgerundet auf den kleinsten buchbaren Betrag.',
    es: 'Se sortea un resultado de 0,00 a 99,99. «Menor» gana por debajo de tu objetivo, «Mayor» por encima. La probabilidad de ganar se elige del {min} % al {max} %. Una ganancia paga {kept} dividido entre la probabilidad en tanto por ciento, por la apuesta, redondeado hacia abajo al importe más pequeño que se puede anotar.',
    'pt-br':
      'É sorteado um resultado de 0,00 a 99,99. “Abaixo” ganha abaixo do seu alvo, “Acima” ganha acima dele. A chance de ganhar pode ser escolhida de {min} % a {max} %. Um ganho paga {kept} dividido pela chance em porcentagem, vezes a aposta, arredondado para baixo até o menor valor que se pode lançar.',
    ar: 'تُسحب رمية من 0.00 إلى 99.99. «أقل» تربح تحت هدفك، و«أكثر» تربح فوقه. يمكن ضبط احتمال الربح من {min}% إلى {max}%. يدفع الربح {kept} مقسومًا على الاحتمال بالمئة مضروبًا في الرهان، مقرّبًا إلى الأدنى حتى أصغر مبلغ يمكن قيده.',
  },
  rounding: {
    en: 'A game at chances that divide evenly returns exactly this; rounding can take up to one smallest amount from a win.',
    de: 'Bei glatt teilbaren Chancen gilt sie genau; durch Rundung kann einem Gewinn bis zu ein kleinster Betrag fehlen.',
    es: 'Con probabilidades que dividen sin resto se devuelve exactamente esto; el redondeo puede restar a una ganancia hasta un importe mínimo.',
    'pt-br':
      'Com chances que dividem sem resto, devolve exatamente isso; o arredondamento pode tirar de um ganho até um valor mínimo.',
    ar: 'عند احتمالات تقبل القسمة تمامًا تعيد اللعبة هذه النسبة بالضبط؛ وقد ينقص التقريب من الربح أصغر مبلغ واحد على الأكثر.',
  },
} satisfies Record<string, LocalText>;
