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
  shared: (site) => `${site} is told your name and your e-mail address, and nothing else.`,
  choose: 'Who are you?',
  notes: {
    mara: 'E-mail address confirmed',
    theo: 'E-mail address not confirmed',
    ines: 'Tells no e-mail address',
    noor: 'Answers too slowly',
  },
  other: 'Somebody else',
  email: 'E-mail address',
  isVerified: 'The address is confirmed',
  continue: 'Continue',
  cancel: (site) => `Cancel and go back to ${site}`,
  badEmail: 'Enter an address like name@example.com.',
  overTitle: 'This sign-in is over',
  overText: 'It was finished already, or stood open too long. Go back and begin anew.',
};

const de: Texts = {
  title: (site) => `Bei ${site} anmelden`,
  shared: (site) => `${site} erfährt deinen Namen und deine E-Mail-Adresse, sonst nichts.`,
  choose: 'Wer bist du?',
  notes: {
    mara: 'E-Mail-Adresse bestätigt',
    theo: 'E-Mail-Adresse nicht bestätigt',
    ines: 'Nennt keine E-Mail-Adresse',
    noor: 'Antwortet zu langsam',
  },
  other: 'Jemand anders',
  email: 'E-Mail-Adresse',
  isVerified: 'Die Adresse ist bestätigt',
  continue: 'Weiter',
  cancel: (site) => `Abbrechen und zurück zu ${site}`,
  badEmail: 'Gib eine Adresse wie name@example.com ein.',
  overTitle: 'Diese Anmeldung ist vorbei',
  overText: 'Sie ist schon abgeschlossen oder war zu lange offen. Geh zurück und fang neu an.',
};

const es: Texts = {
  title: (site) => `Entrar en ${site}`,
  shared: (site) => `${site} recibe tu nombre y tu correo electrónico, y nada más.`,
  choose: '¿Quién eres?',
  notes: {
    mara: 'Correo confirmado',
    theo: 'Correo sin confirmar',
    ines: 'No comparte ningún correo',
    noor: 'Responde demasiado despacio',
  },
  other: 'Otra persona',
  email: 'Correo electrónico',
  isVerified: 'El correo está confirmado',
  continue: 'Continuar',
  cancel: (site) => `Cancelar y volver a ${site}`,
  badEmail: 'Escribe un correo como nombre@example.com.',
  overTitle: 'Este inicio de sesión ha terminado',
  overText: 'Ya se completó o estuvo abierto demasiado tiempo. Vuelve atrás y empieza de nuevo.',
};

const pt: Texts = {
  title: (site) => `Entrar no ${site}`,
  shared: (site) => `O ${site} recebe seu nome e seu e-mail, e nada mais.`,
  choose: 'Quem é você?',
  notes: {
    mara: 'E-mail confirmado',
    theo: 'E-mail não confirmado',
    ines: 'Não compartilha nenhum e-mail',
    noor: 'Responde devagar demais',
  },
  other: 'Outra pessoa',
  email: 'E-mail',
  isVerified: 'O e-mail está confirmado',
  continue: 'Continuar',
  cancel: (site) => `Cancelar e voltar ao ${site}`,
  badEmail: 'Digite um e-mail como nome@example.com.',
  overTitle: 'Esta entrada terminou',
  overText: 'Ela já foi concluída ou ficou aberta por tempo demais. Volte e comece de novo.',
};

const ar: Texts = {
  title: (site) => `تسجيل الدخول إلى ${site}`,
  shared: (site) => `يطّلع ${site} على اسمك وبريدك الإلكتروني فقط.`,
  choose: 'من أنت؟',
  notes: {
    mara: 'البريد الإلكتروني مؤكَّد',
    theo: 'البريد الإلكتروني غير مؤكَّد',
    ines: 'من دون بريد إلكتروني',
    noor: 'الرد بطيء جدًا',
  },
  other: 'شخص آخر',
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
