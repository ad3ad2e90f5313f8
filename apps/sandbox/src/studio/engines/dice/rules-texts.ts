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
    en: 'A roll from 0.00 to 99.99 is drawn. Under wins below your target, over wins above it. The chance of winning can be set from {min} % to {max} %. A win pays {kept} divided by the chance in per cent, times the stake.',
    de: 'Gezogen wird ein Wurf von 0,00 bis 99,99. Unter gewinnt unterhalb deines Ziels, Über gewinnt oberhalb. Die Gewinnchance lässt sich von {min} % bis {max} % wählen. Ein Gewinn zahlt {kept} geteilt durch die Chance in Prozent, mal den Einsatz.',
    es: 'Se sortea un resultado de 0,00 a 99,99. «Menor» gana por debajo de tu objetivo, «Mayor» por encima. La probabilidad de ganar se elige del {min} % al {max} %. Una ganancia paga {kept} dividido entre la probabilidad en tanto por ciento, por la apuesta.',
    'pt-br':
      'É sorteado um resultado de 0,00 a 99,99. “Abaixo” ganha abaixo do seu alvo, “Acima” ganha acima dele. A chance de ganhar pode ser escolhida de {min} % a {max} %. Um ganho paga {kept} dividido pela chance em porcentagem, vezes a aposta.',
    ar: 'تُسحب رمية من 0.00 إلى 99.99. «أقل» تربح تحت هدفك، و«أكثر» تربح فوقه. يمكن ضبط احتمال الربح من {min}% إلى {max}%. يدفع الربح {kept} مقسومًا على الاحتمال بالمئة مضروبًا في الرهان.',
  },
} satisfies Record<string, LocalText>;
