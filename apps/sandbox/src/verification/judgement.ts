import { type Applicant, docSetsOf } from './applicant.ts';
import { type Decision, type RejectLabel, rejectLabels } from './decisions.ts';
import { languageOf, textsOf } from './pages/texts.ts';
import type { ReviewResult } from './protocol.ts';

/** A decision in the vendor's words, with the comment for the person in the person's language. */
export function resultOf(
  decision: Exclude<Decision, { kind: 'hold' }>,
  lang: string,
): ReviewResult {
  if (decision.kind === 'approve') return { reviewAnswer: 'GREEN' };
  const { labels } = decision;
  const words = textsOf(languageOf(lang)).comments;
  return {
    reviewAnswer: 'RED',
    reviewRejectType: labels.some((label) => rejectLabels[label].type === 'FINAL')
      ? 'FINAL'
      : 'RETRY',
    rejectLabels: [...labels],
    buttonIds: labels.map((label) => rejectLabels[label].button),
    moderationComment: labels.map((label) => words[label]).join('\n'),
    clientComment: labels.map((label) => clientComments[label]).join(' '),
  };
}

/** Writes a result down, and what it means for each step of the level. */
export function settle(applicant: Applicant, result: ReviewResult, now: number): Applicant {
  const isRetry = result.reviewRejectType === 'RETRY';
  const steps = { ...applicant.steps };
  for (const { idDocSetType } of docSetsOf(applicant.levelName)) {
    const given = steps[idDocSetType];
    if (!given) continue;
    const isMeant = !isRetry || concerns(result, idDocSetType);
    steps[idDocSetType] = { ...given, result: isMeant ? result : { reviewAnswer: 'GREEN' } };
  }
  const review = {
    ...applicant.review,
    status: 'completed' as const,
    reviewedAt: now,
    result,
    dueAt: null,
  };
  return { ...applicant, steps, review };
}

/** Whether what has to be mended is in this step: the selfie alone when only it is named, else the document. */
function concerns({ rejectLabels: labels = [] }: ReviewResult, idDocSetType: string): boolean {
  const isSelfie = idDocSetType === 'SELFIE';
  const namesSelfie = labels.includes('BAD_SELFIE');
  const namesDocument = labels.some((label) => label !== 'BAD_SELFIE') || labels.length === 0;
  return isSelfie ? namesSelfie : namesDocument;
}

const clientComments: Readonly<Record<RejectLabel, string>> = {
  UNSATISFACTORY_PHOTOS: 'The data in the photo cannot be read.',
  LOW_QUALITY: 'The photo is too dark or too small.',
  DOCUMENT_PAGE_MISSING: 'One side of the document is missing.',
  EXPIRATION_DATE: 'The document has expired.',
  BAD_SELFIE: 'The face in the selfie is not fully visible.',
  BAD_PROOF_OF_ADDRESS: 'The proof of address is older than three months.',
  FORGERY: 'Signs of editing were found in the document.',
  AGE_REQUIREMENT_MISMATCH: 'The applicant is below the required age.',
  BLOCKLIST: 'The applicant is on the blocklist.',
};
