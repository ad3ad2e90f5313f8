import type { ReadyName } from './people.ts';

export interface Texts {
  readonly title: (site: string) => string;
  readonly shared: (site: string) => string;
  readonly choose: string;
  /** What is special about each of the ready people. */
  readonly notes: Readonly<Record<ReadyName, string>>;
  readonly other: string;
  readonly email: string;
  readonly isVerified: string;
  readonly continue: string;
  readonly cancel: (site: string) => string;
  readonly badEmail: string;
  readonly overTitle: string;
  readonly overText: string;
}

const en: Texts = {
  title: (site) => `Sign in to ${site}`,
  shared: (site) => `Your name and e-mail address will be shared with ${site}, nothing else.`,
  choose: 'Choose an account',
  notes: {
    mara: 'E-mail address confirmed',
    theo: 'E-mail address not confirmed',
    ines: 'No e-mail address',
    noor: 'Slow response',
  },
  other: 'Use another account',
  email: 'E-mail address',
  isVerified: 'The address is confirmed',
  continue: 'Continue',
  cancel: (site) => `Cancel and go back to ${site}`,
  badEmail: 'Enter an address like name@example.com.',
  overTitle: 'This sign-in has expired',
  overText: 'It was already completed or took too long. Go back and start again.',
};

const de: Texts = {
  title: (site) => `Bei ${site} anmelden`,
  shared: (site) => `${site} erhält deinen Namen und deine E-Mail-Adresse, sonst nichts.`,
  choose: 'Konto auswählen',
  notes: {
    mara: 'E-Mail-Adresse bestätigt',
    theo: 'E-Mail-Adresse nicht bestätigt',
    ines: 'Keine E-Mail-Adresse',
    noor: 'Langsame Antwort',
  },
  other: 'Anderes Konto verwenden',
  email: 'E-Mail-Adresse',
  isVerified: 'Die Adresse ist bestätigt',
  continue: 'Weiter',
  cancel: (site) => `Abbrechen und zurück zu ${site}`,
  badEmail: 'Gib eine Adresse wie name@example.com ein.',
  overTitle: 'Diese Anmeldung ist abgelaufen',
  overText: 'Sie ist schon abgeschlossen oder war zu lange offen. Geh zurück und fang neu an.',
};

const es: Texts = {
  title: (site) => `Entrar en ${site}`,
  shared: (site) => `${site} recibe tu nombre y tu correo electrónico, y nada más.`,
  choose: 'Elige una cuenta',
  notes: {
    mara: 'Correo confirmado',
    theo: 'Correo sin confirmar',
    ines: 'Sin correo electrónico',
    noor: 'Respuesta lenta',
  },
  other: 'Usar otra cuenta',
  email: 'Correo electrónico',
  isVerified: 'El correo está confirmado',
  continue: 'Continuar',
  cancel: (site) => `Cancelar y volver a ${site}`,
  badEmail: 'Escribe un correo como nombre@example.com.',
  overTitle: 'Este inicio de sesión ha caducado',
  overText: 'Ya se completó o estuvo abierto demasiado tiempo. Vuelve atrás y empieza de nuevo.',
};

const pt: Texts = {
  title: (site) => `Entrar no ${site}`,
  shared: (site) => `O ${site} recebe seu nome e seu e-mail, e nada mais.`,
  choose: 'Escolha uma conta',
  notes: {
    mara: 'E-mail confirmado',
    theo: 'E-mail não confirmado',
    ines: 'Sem e-mail',
    noor: 'Resposta lenta',
  },
  other: 'Usar outra conta',
  email: 'E-mail',
  isVerified: 'O e-mail está confirmado',
  continue: 'Continuar',
  cancel: (site) => `Cancelar e voltar ao ${site}`,
  badEmail: 'Digite um e-mail como nome@example.com.',
  overTitle: 'Este acesso expirou',
  overText: 'Ele já foi concluído ou demorou demais. Volte e comece de novo.',
};

const ar: Texts = {
  title: (site) => `تسجيل الدخول إلى ${site}`,
  shared: (site) => `يطّلع ${site} على اسمك وبريدك الإلكتروني فقط.`,
  choose: 'اختر حسابًا',
  notes: {
    mara: 'البريد الإلكتروني مؤكَّد',
    theo: 'البريد الإلكتروني غير مؤكَّد',
    ines: 'من دون بريد إلكتروني',
    noor: 'استجابة بطيئة',
  },
  other: 'استخدام حساب آخر',
  email: 'البريد الإلكتروني',
  isVerified: 'البريد الإلكتروني مؤكَّد',
  continue: 'متابعة',
  cancel: (site) => `إلغاء والعودة إلى ${site}`,
  badEmail: 'أدخل عنوانًا مثل name@example.com.',
  overTitle: 'انتهت محاولة الدخول هذه',
  overText: 'لقد اكتملت من قبل أو بقيت مفتوحة مدة طويلة. عُد وابدأ من جديد.',
};

const byLanguage = { en, de, es, pt, ar } as const;
export type Language = keyof typeof byLanguage;

/** The first language of a list such as `pt-br de` or `de-AT,de;q=0.9` that the pages are written in. */
export function languageOf(wanted: string | undefined): Language {
  for (const tag of (wanted ?? '').toLowerCase().split(/[\s,]+/)) {
    const [language = ''] = tag.split(/[-_;]/);
    if (Object.hasOwn(byLanguage, language)) return language as Language;
  }
  return 'en';
}

export const textsOf = (language: Language): Texts => byLanguage[language];
