import type { Dictionaries, PasswordJudge } from '@pierlight/validation/password-strength';

interface Language {
  readonly dictionary: Dictionaries;
}

/** Words of the page's language; the platform judges by those of every language. */
const languages: Readonly<Record<string, () => Promise<Language>>> = {
  ar: () => import('@zxcvbn-ts/language-ar'),
  de: () => import('@zxcvbn-ts/language-de'),
  en: () => import('@zxcvbn-ts/language-en'),
  es: () => import('@zxcvbn-ts/language-es-es'),
  'pt-br': () => import('@zxcvbn-ts/language-pt-br'),
};

let judge: Promise<PasswordJudge> | undefined;

/**
 * The judge of new passwords, fetched with its dictionaries when somebody begins to choose one. One that
 * does not come is refetched by the next call.
 */
export function loadPasswordJudge(locale: string): Promise<PasswordJudge> {
  judge ??= make(locale).catch((error: unknown) => {
    judge = undefined;
    throw error;
  });
  return judge;
}

async function make(locale: string): Promise<PasswordJudge> {
  const [{ createPasswordJudge }, common, language] = await Promise.all([
    import('@pierlight/validation/password-strength'),
    import('@zxcvbn-ts/language-common'),
    languages[locale]?.(),
  ]);
  const lists = { ...common.dictionary, ...language?.dictionary };
  return createPasswordJudge(lists, common.adjacencyGraphs);
}
