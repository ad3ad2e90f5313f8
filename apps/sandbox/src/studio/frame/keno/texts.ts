import { type InstantTexts, instantTexts } from '../instant/texts.ts';
import type { FrameTexts } from '../texts/en.ts';
import type { TextsByLocale } from '../texts/say.ts';

const en = {
  numbers: 'Numbers to choose from',
  chosen: 'Chosen: {count} of up to {most}',
  pickAny: 'Random pick',
  clear: 'Clear',
  enough: 'You can choose up to {most} numbers',
  chooseFirst: 'Choose 1 to {most} numbers first',
  hits: 'Hits: {hits}',
  hitsOf: '{hits} of {count}',
  hitsHead: 'Hits',
  paysOf: 'Numbers chosen: {count}',
  drawnAre: 'Drawn: {drawn}. Hits: {hits} of {count}.',
};

type Own = InstantTexts & typeof en;
export type KenoTexts = FrameTexts & Own;

/** What keno says beside what every game does. Values stand in `{braces}`. */
export const kenoTexts: TextsByLocale<Own> = {
  en: { ...instantTexts.en, ...en },
  de: {
    ...instantTexts.de,
    numbers: 'Zahlen zur Auswahl',
    chosen: 'Gewählt: {count} von höchstens {most}',
    pickAny: 'Zufallsauswahl',
    clear: 'Leeren',
    enough: 'Du kannst bis zu {most} Zahlen wählen',
    chooseFirst: 'Wähl zuerst 1 bis {most} Zahlen',
    hits: 'Treffer: {hits}',
    hitsOf: '{hits} von {count}',
    hitsHead: 'Treffer',
    paysOf: 'Gewählte Zahlen: {count}',
    drawnAre: 'Gezogen: {drawn}. Treffer: {hits} von {count}.',
  },
  es: {
    ...instantTexts.es,
    numbers: 'Números para elegir',
    chosen: 'Elegidos: {count} de {most} como máximo',
    pickAny: 'Selección al azar',
    clear: 'Borrar',
    enough: 'Puedes elegir hasta {most} números',
    chooseFirst: 'Elige primero de 1 a {most} números',
    hits: 'Aciertos: {hits}',
    hitsOf: '{hits} de {count}',
    hitsHead: 'Aciertos',
    paysOf: 'Números elegidos: {count}',
    drawnAre: 'Salieron: {drawn}. Aciertos: {hits} de {count}.',
  },
  'pt-br': {
    ...instantTexts['pt-br'],
    numbers: 'Números para escolher',
    chosen: 'Escolhidos: {count} de até {most}',
    pickAny: 'Seleção aleatória',
    clear: 'Limpar',
    enough: 'Você pode escolher até {most} números',
    chooseFirst: 'Escolha primeiro de 1 a {most} números',
    hits: 'Acertos: {hits}',
    hitsOf: '{hits} de {count}',
    hitsHead: 'Acertos',
    paysOf: 'Números escolhidos: {count}',
    drawnAre: 'Saíram: {drawn}. Acertos: {hits} de {count}.',
  },
  ar: {
    ...instantTexts.ar,
    numbers: 'أرقام للاختيار',
    chosen: 'المختارة: {count} من {most} كحد أقصى',
    pickAny: 'اختيار عشوائي',
    clear: 'مسح',
    enough: 'يمكنك اختيار {most} أرقام كحد أقصى',
    chooseFirst: 'اختر أولًا من 1 إلى {most} أرقام',
    hits: 'الإصابات: {hits}',
    hitsOf: '{hits} من {count}',
    hitsHead: 'الإصابات',
    paysOf: 'الأرقام المختارة: {count}',
    drawnAre: 'سُحبت: {drawn}. الإصابات: {hits} من {count}.',
  },
};
