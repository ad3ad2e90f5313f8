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
    en: 'Choose how many segments the wheel has ({segments}) and how far apart the pays lie. Each segment is equally wide and equally likely. The one under the pointer pays its multiplier times the stake. How often each multiplier stands on the wheel is listed beside it.',
    de: 'Wähl, wie viele Felder das Rad hat ({segments}) und wie weit die Auszahlungen auseinanderliegen. Alle Felder sind gleich breit und gleich wahrscheinlich. Das Feld unter dem Zeiger zahlt seinen Multiplikator mal den Einsatz. Wie oft ein Multiplikator auf dem Rad steht, ist daneben aufgeführt.',
    es: 'Elige cuántos segmentos tiene la rueda ({segments}) y cuánto se separan los pagos. Todos los segmentos son igual de anchos e igual de probables. El que queda bajo el puntero paga su multiplicador por la apuesta. Al lado figura cuántas veces aparece cada multiplicador.',
    'pt-br':
      'Escolha quantos segmentos a roda tem ({segments}) e o quanto os pagamentos se afastam. Todos os segmentos têm a mesma largura e a mesma chance. O que para sob o ponteiro paga seu multiplicador vezes a aposta. Ao lado está quantas vezes cada multiplicador aparece na roda.',
    ar: 'اختر عدد قطاعات العجلة ({segments}) ومدى تباعد المدفوعات. كل القطاعات متساوية العرض ومتساوية الاحتمال. القطاع الذي يقف تحت المؤشر يدفع مضاعِفه مضروبًا في الرهان. وإلى جانب العجلة يُذكر عدد مرات ظهور كل مضاعِف.',
  },
  someEmpty: {
    en: 'A segment with “0” pays nothing.',
    de: 'Ein Feld mit „0“ zahlt nichts.',
    es: 'Un segmento con «0» no paga nada.',
    'pt-br': 'Um segmento com “0” não paga nada.',
    ar: 'والقطاع الذي يحمل «0» لا يدفع شيئًا.',
  },
  noneEmpty: {
    en: 'There is no empty segment: each pays something back, though most pay less than the stake.',
    de: 'Es gibt kein leeres Feld: Jedes zahlt etwas zurück, die meisten aber weniger als den Einsatz.',
    es: 'No hay segmentos vacíos: todos devuelven algo, aunque la mayoría menos que la apuesta.',
    'pt-br': 'Não há segmentos vazios: todos devolvem algo, embora a maioria menos que a aposta.',
    ar: 'لا يوجد قطاع فارغ: كل قطاع يعيد شيئًا، وإن كان معظمها يعيد أقل من الرهان.',
  },
  everyWheel: {
    en: 'It is the same for every wheel and every risk.',
    de: 'Sie ist bei jedem Rad und jedem Risiko dieselbe.',
    es: 'Es el mismo con cualquier rueda y cualquier riesgo.',
    'pt-br': 'É o mesmo com qualquer roda e qualquer risco.',
    ar: 'وهي نفسها لكل عجلة ولكل درجة مخاطرة.',
  },
} satisfies Record<string, LocalText>;
