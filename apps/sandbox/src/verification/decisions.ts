import { type Applicant, docSetsOf } from './applicant.ts';

/** What a rejection can be for: whether it can be mended, and the button of the vendor's dashboard that it stands for. */
export const rejectLabels = {
  UNSATISFACTORY_PHOTOS: { type: 'RETRY', button: 'badPhoto_dataNotVisible' },
  LOW_QUALITY: { type: 'RETRY', button: 'badPhoto_lowQuality' },
  DOCUMENT_PAGE_MISSING: { type: 'RETRY', button: 'additionalPages_anotherSide' },
  EXPIRATION_DATE: { type: 'RETRY', button: 'badDocument_expiredId' },
  BAD_SELFIE: { type: 'RETRY', button: 'badSelfie_faceNotFullyVisible' },
  BAD_PROOF_OF_ADDRESS: { type: 'RETRY', button: 'proofOfAddress_issueDate' },
  FORGERY: { type: 'FINAL', button: 'fraudulentPatterns_fake' },
  AGE_REQUIREMENT_MISMATCH: {
    type: 'FINAL',
    button: 'regulationsViolations_ageRequirementMismatch',
  },
  BLOCKLIST: { type: 'FINAL', button: 'blocklist_blocklisted' },
} as const;
export type RejectLabel = keyof typeof rejectLabels;

export const isRejectLabel = (text: string): text is RejectLabel =>
  Object.hasOwn(rejectLabels, text);

export type Decision =
  | { readonly kind: 'approve' }
  | { readonly kind: 'hold' }
  | { readonly kind: 'reject'; readonly labels: readonly RejectLabel[] };

/**
 * What documents are answered, as test cards are: when the number, or the name of a file, has one of these words
 * in it, whatever stands around it. Every other document is approved.
 */
export const testWords = {
  BLURRED: 'UNSATISFACTORY_PHOTOS',
  DARK: 'LOW_QUALITY',
  HALF: 'DOCUMENT_PAGE_MISSING',
  EXPIRED: 'EXPIRATION_DATE',
  NOFACE: 'BAD_SELFIE',
  OLDBILL: 'BAD_PROOF_OF_ADDRESS',
  FORGED: 'FORGERY',
  UNDERAGE: 'AGE_REQUIREMENT_MISMATCH',
  BLOCKED: 'BLOCKLIST',
  HOLD: 'hold',
  WAIT: 'wait',
} as const satisfies Record<string, RejectLabel | 'hold' | 'wait'>;

const leastAge = 18;

const plain = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9]/g, '');

/** What the documents of the applicant's level ask for; null: to wait until somebody decides. */
export function decisionFor(applicant: Applicant, now: number): Decision | null {
  const given = docSetsOf(applicant.levelName).flatMap(
    ({ idDocSetType }) => applicant.steps[idDocSetType] ?? [],
  );
  const said = given.flatMap(({ details, images }) => [
    plain(details.number ?? ''),
    ...images.map(({ fileName }) => plain(fileName)),
  ]);
  const [, outcome] =
    Object.entries(testWords).find(([word]) => said.some((text) => text.includes(word))) ?? [];
  if (outcome === 'wait') return null;
  if (outcome === 'hold') return { kind: 'hold' };
  if (outcome) return { kind: 'reject', labels: [outcome] };
  if (given.some(({ details: { dob } }) => dob !== undefined && isYoungerThan(leastAge, dob, now)))
    return { kind: 'reject', labels: ['AGE_REQUIREMENT_MISMATCH'] };
  return { kind: 'approve' };
}

/** Compares days as text; who was born on 29 February grows older on 1 March. */
function isYoungerThan(years: number, dob: string, now: number): boolean {
  const birthday = `${Number(dob.slice(0, 4)) + years}${dob.slice(4)}`;
  return birthday > new Date(now).toISOString().slice(0, 10);
}
