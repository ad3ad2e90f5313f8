import { type InstantTexts, instantTexts } from '../instant/texts.ts';
import type { FrameTexts } from '../texts/en.ts';
import type { TextsByLocale } from '../texts/say.ts';

const en = {
  segments: 'Segments',
  onTheWheel: 'On the wheel',
  countOf: '{count} of {segments}',
  wheelOf: '{segments} segments, risk: {risk}',
  stopped: 'The wheel stopped at times {multiplier}.',
};

type Own = InstantTexts & typeof en;
export type WheelTexts = FrameTexts & Own;

/** What the money wheel says beside what every game does. Values stand in `{braces}`. */
export const wheelTexts: TextsByLocale<Own> = {
  en: { ...instantTexts.en, ...en },
  de: {
    ...instantTexts.de,
    segments: 'Felder',
    onTheWheel: 'Auf dem Rad',
    countOf: '{count} von {segments}',
    wheelOf: '{segments} Felder, Risiko: {risk}',
    stopped: 'Das Rad hielt bei mal {multiplier}.',
  },
  es: {
    ...instantTexts.es,
    segments: 'Segmentos',
    onTheWheel: 'En la rueda',
    countOf: '{count} de {segments}',
    wheelOf: '{segments} segmentos, riesgo: {risk}',
    stopped: 'La rueda se detuvo en por {multiplier}.',
  },
  'pt-br': {
    ...instantTexts['pt-br'],
    segments: 'Segmentos',
    onTheWheel: 'Na roda',
    countOf: '{count} de {segments}',
    wheelOf: '{segments} segmentos, risco: {risk}',
    stopped: 'A roda parou em vezes {multiplier}.',
  },
  ar: {
    ...instantTexts.ar,
    segments: 'القطاعات',
    onTheWheel: 'على العجلة',
    countOf: '{count} من {segments}',
    wheelOf: '{segments} قطاعًا، المخاطرة: {risk}',
    stopped: 'توقفت العجلة عند الضرب في {multiplier}.',
  },
};
