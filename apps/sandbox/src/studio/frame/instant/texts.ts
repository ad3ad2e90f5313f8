import type { TextsByLocale } from '../texts/say.ts';

const en = {
  risk: 'Risk',
  riskOf: { low: 'Low', medium: 'Medium', high: 'High' },
  lastResults: 'Recent results',
  noResults: 'Your results this session appear here',
  multiplier: 'Multiplier',
  chance: 'Chance',
  pays: 'Pays at {amount}',
};

export type InstantTexts = typeof en;

/** What the games with a choice and one result have in common. Values stand in `{braces}`. */
export const instantTexts: TextsByLocale<InstantTexts> = {
  en,
  de: {
    risk: 'Risiko',
    riskOf: { low: 'Niedrig', medium: 'Mittel', high: 'Hoch' },
    lastResults: 'Letzte Ergebnisse',
    noResults: 'Hier erscheinen die Ergebnisse deiner Sitzung',
    multiplier: 'Multiplikator',
    chance: 'Chance',
    pays: 'Zahlt bei {amount}',
  },
  es: {
    risk: 'Riesgo',
    riskOf: { low: 'Bajo', medium: 'Medio', high: 'Alto' },
    lastResults: 'Resultados recientes',
    noResults: 'Aquí aparecen tus resultados de esta sesión',
    multiplier: 'Multiplicador',
    chance: 'Probabilidad',
    pays: 'Paga con {amount}',
  },
  'pt-br': {
    risk: 'Risco',
    riskOf: { low: 'Baixo', medium: 'Médio', high: 'Alto' },
    lastResults: 'Resultados recentes',
    noResults: 'Seus resultados desta sessão aparecem aqui',
    multiplier: 'Multiplicador',
    chance: 'Chance',
    pays: 'Paga com {amount}',
  },
  ar: {
    risk: 'المخاطرة',
    riskOf: { low: 'منخفضة', medium: 'متوسطة', high: 'عالية' },
    lastResults: 'آخر النتائج',
    noResults: 'تظهر هنا نتائجك في هذه الجلسة',
    multiplier: 'المضاعِف',
    chance: 'الاحتمال',
    pays: 'يدفع عند {amount}',
  },
};
