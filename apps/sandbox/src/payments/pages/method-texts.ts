import type { Decision } from '../methods.ts';
import type { FailureReason } from '../protocol.ts';
import { ar } from './texts/methods/ar.ts';
import { de } from './texts/methods/de.ts';
import { en } from './texts/methods/en.ts';
import { es } from './texts/methods/es.ts';
import { ptBr } from './texts/methods/pt-br.ts';
import type { Language } from './texts.ts';

/** Words of the pages that are not about cards. */
export interface MethodTexts {
  /** Beside the lock. */
  readonly secure: string;
  readonly bankTitle: string;
  readonly bankBody: string;
  readonly signInTitle: string;
  readonly signInBody: string;
  readonly email: string;
  readonly emailMissing: string;
  readonly pin: string;
  readonly pinHint: (pin: string) => string;
  readonly pinWrong: (left: number) => string;
  readonly signIn: string;
  readonly signingIn: string;
  readonly approveTitle: (payer: string) => string;
  readonly approveBody: (amount: string, merchant: string) => string;
  readonly from: string;
  readonly pixTitle: string;
  readonly pixBody: (amount: string, merchant: string) => string;
  readonly taxNumber: string;
  readonly decisions: Readonly<Record<Decision, string>>;
  readonly otherOutcomes: string;
  readonly otherOutcomesNote: string;
  readonly working: string;
  readonly reasons: Readonly<Record<FailureReason, string>>;
  readonly kioskTitle: string;
  readonly kioskBody: string;
  readonly value: string;
  readonly valueWrong: string;
  readonly currency: string;
  readonly slowVoucher: string;
  readonly buy: string;
  readonly yourVoucher: (amount: string) => string;
  readonly yourVoucherNote: string;
  readonly readCodeTitle: string;
  readonly readCodeBody: string;
  readonly pixCode: string;
  readonly pixCodeWrong: string;
  readonly open: string;
}

const byLanguage = { en, de, es, 'pt-br': ptBr, ar } as const satisfies Record<
  Language,
  MethodTexts
>;

export function methodTextsOf(language: Language): MethodTexts {
  return byLanguage[language];
}
