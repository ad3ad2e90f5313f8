/** Texts that are the same in a language as in English, because the language has taken the word over. */
const sameInAnyLanguage: ReadonlySet<string> = new Set([
  'Arbitrum One',
  'BNB Smart Chain (BEP-20)',
  'Bitcoin',
  'CPF',
  'CSV',
  'CVV',
  'Check dein Spiel',
  'Ethereum',
  'Ethereum (ERC-20)',
  'FEJAR',
  'Gamblers Anonymous',
  'Gambling Care',
  'Gambling Help Online',
  'Gambling Helpline',
  'Gambling Therapy',
  'IBAN',
  'JSON',
  'Linha Vida',
  'Línea de la Vida',
  'Pierlight',
  'Pix',
  'RTP',
  'RTP {rtp}',
  'SMS',
  'SOS Spielsucht',
  'Spielsuchthilfe',
  'Tron (TRC-20)',
  'XRP Ledger',
  '< 1 min',
  '{hours, plural, =0 {} other {# h }}{minutes} min',
  'min',
]);
const sameAsEnglish: Readonly<Record<string, readonly string[]>> = {
  de: [
    'Bonus',
    'Cashback',
    'Code',
    'Cookies',
    'Demo',
    'Limits',
    'Lobby',
    'Name',
    'Passkeys',
    'Slots',
    'Status',
    'Studio',
    'Studios',
    'Wallet',
    'live',
  ],
  es: [
    'Cashback',
    'Cookies',
    'Demo',
    'Error',
    'Lobby',
    'No',
    'Slots',
    'Total',
    '{hours} h {minutes} min',
    '{minutes} min',
  ],
  'pt-br': [
    'Cashback',
    'Cookies',
    'Demo',
    'E-mail',
    'Lobby',
    'Menu',
    'Slots',
    'Status',
    'Total',
    'Voucher',
    '{hours} h {minutes} min',
    '{minutes} min',
  ],
  ar: ['you@example.com'],
};

/** The quotation marks a language does not use; straight ones belong to no text. */
const foreignQuotes: Readonly<Record<string, RegExp>> = {
  en: /["„«»]/,
  de: /["”«»]/,
  es: /["„“”]/,
  'pt-br': /["„«»]/,
  ar: /["„“”]/,
};

/**
 * How a text goes against the customs of its language: left as it was in English, quoted with the
 * marks of another language, or with a plural that lacks one of the language's forms for counts.
 */
export function wordingProblems(original: string, translation: string, locale: string): string[] {
  const problems: string[] = [];
  if (isUntranslated(original, translation, locale)) {
    problems.push(`is "${translation}" as in English; if that is right, name it in wording.ts`);
  }
  const mark = foreignQuotes[locale]?.exec(translation);
  if (mark) problems.push(`quotes with ${mark[0]}, which ${locale} does not`);
  for (const missing of missingForms(translation, locale)) {
    problems.push(`has a plural without "${missing}"`);
  }
  return problems;
}

function isUntranslated(original: string, translation: string, locale: string): boolean {
  if (locale === 'en' || original !== translation || sameInAnyLanguage.has(translation)) {
    return false;
  }
  const words = translation.replaceAll(/\{[^}]*\}|https:\/\/\S+/g, '');
  return /\p{L}{2}/u.test(words) && !sameAsEnglish[locale]?.includes(translation);
}

/**
 * The plural categories whole numbers fall into, each with the numbers that do; the one for millions
 * some languages have may be left out.
 */
function countForms(locale: string): ReadonlyMap<string, readonly number[]> {
  const rules = new Intl.PluralRules(locale);
  const counts = Array.from({ length: 200 }, (_, count) => count);
  return Map.groupBy(counts, (count) => rules.select(count));
}

function missingForms(message: string, locale: string): string[] {
  const forms = countForms(locale);
  const missing = new Set<string>();
  for (const found of message.matchAll(/,\s*plural\s*,/g)) {
    const given = optionNames(message.slice(found.index + found[0].length));
    // Where only certain numbers are told apart, as in =0, the wording needs no agreement.
    if (![...given].some((name) => name !== 'other' && !name.startsWith('='))) continue;
    for (const [form, counts] of forms) {
      // A form for one number only may also be given as that number.
      const isGiven = given.has(form) || (counts.length === 1 && given.has(`=${counts[0]}`));
      if (!isGiven) missing.add(form);
    }
  }
  return [...missing];
}

/** The names in front of the braces of one plural, up to the brace that closes it. */
function optionNames(options: string): Set<string> {
  const names = new Set<string>();
  let depth = 0;
  let word = '';
  for (const character of options) {
    if (character === '}' && depth === 0) break;
    if (character === '{') {
      if (depth === 0) names.add(word.trim());
      depth += 1;
      word = '';
    } else if (character === '}') depth -= 1;
    else if (depth === 0) word += character;
  }
  return names;
}
