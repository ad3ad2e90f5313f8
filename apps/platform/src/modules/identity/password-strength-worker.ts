/** A thread that judges passwords; see `password-strength.ts`. */
import { createPasswordJudge, type Dictionaries } from '@pierlight/validation/password-strength';
import * as arabic from '@zxcvbn-ts/language-ar';
import * as common from '@zxcvbn-ts/language-common';
import * as german from '@zxcvbn-ts/language-de';
import * as english from '@zxcvbn-ts/language-en';
import * as spanish from '@zxcvbn-ts/language-es-es';
import * as portuguese from '@zxcvbn-ts/language-pt-br';

const languages = { arabic, common, german, english, spanish, portuguese };

/** Under names of their own: two languages may call a list the same. */
const dictionaries: Dictionaries = Object.fromEntries(
  Object.entries(languages).flatMap(([language, { dictionary }]) =>
    Object.entries(dictionary).map(([list, words]) => [`${language}.${list}`, words]),
  ),
);

const judge = createPasswordJudge(dictionaries, common.adjacencyGraphs);

export default ({ password, personal }: { password: string; personal: readonly string[] }) =>
  judge(password, personal);
