import type { CheckReason } from '@pierlight/contract/verification/statuses';

/** What the provider's reject labels mean to a player. */
const meanings: Readonly<Record<string, CheckReason>> = {
  UNSATISFACTORY_PHOTOS: 'badPicture',
  LOW_QUALITY: 'badPicture',
  BLACK_AND_WHITE: 'badPicture',
  SCREENSHOTS: 'badPicture',
  GRAPHIC_EDITOR_USAGE: 'badPicture',
  BAD_PROOF_OF_IDENTITY: 'notReadable',
  BAD_PROOF_OF_PAYMENT: 'notReadable',
  UNFILLED_ID: 'notReadable',
  ID_INVALID: 'wrongDocument',
  WRONG_DOCUMENT: 'wrongDocument',
  INCOMPATIBLE_LANGUAGE: 'wrongDocument',
  DIGITAL_DOCUMENT: 'wrongDocument',
  DOCUMENT_TEMPLATE: 'forged',
  DOCUMENT_PAGE_MISSING: 'pageMissing',
  FRONT_SIDE_MISSING: 'pageMissing',
  BACK_SIDE_MISSING: 'pageMissing',
  INCOMPLETE_DOCUMENT: 'pageMissing',
  EXPIRATION_DATE: 'documentExpired',
  DOCUMENT_DAMAGED: 'documentDamaged',
  DOCUMENT_DEPRIVED: 'documentDamaged',
  BAD_SELFIE: 'badSelfie',
  BAD_VIDEO_SELFIE: 'badSelfie',
  BAD_FACE_MATCHING: 'badSelfie',
  SELFIE_MISMATCH: 'badSelfie',
  PROBLEMATIC_APPLICANT_DATA: 'dataMismatch',
  WRONG_ADDRESS: 'dataMismatch',
  REQUESTED_DATA_MISMATCH: 'dataMismatch',
  INCONSISTENT_PROFILE: 'dataMismatch',
  DB_DATA_MISMATCH: 'dataMismatch',
  DB_DATA_NOT_FOUND: 'dataMismatch',
  BAD_PROOF_OF_ADDRESS: 'addressNotProven',
  ADDITIONAL_DOCUMENT_REQUIRED: 'moreNeeded',
  MORE_DOCUMENTS_REQUIRED: 'moreNeeded',
  APPLICANT_INTERRUPTED_INTERVIEW: 'moreNeeded',
  AGE_REQUIREMENT_MISMATCH: 'underage',
  FORGERY: 'forged',
  SPAM: 'forged',
  THIRD_PARTY_INVOLVED: 'forged',
  FRAUDULENT_PATTERNS: 'forged',
  FRAUDULENT_LIVENESS: 'forged',
  BLACKLIST: 'blocked',
  BLOCKLIST: 'blocked',
  SANCTIONS: 'blocked',
  PEP: 'blocked',
  CRIMINAL: 'blocked',
  ADVERSE_MEDIA: 'blocked',
  COMPROMISED_PERSONS: 'blocked',
  DUPLICATE: 'blocked',
  REGULATIONS_VIOLATIONS: 'notAccepted',
  WRONG_USER_REGION: 'notAccepted',
};

const beyondMending: readonly CheckReason[] = ['underage', 'forged', 'blocked', 'notAccepted'];

/**
 * Why a check did not go through, in our words and each once; a label nobody knows says the least there is.
 * What can be sent again is never worded as what cannot, nor the other way round.
 */
export function reasonsOf(labels: readonly string[], isFinal: boolean): CheckReason[] {
  const known = labels.flatMap((label) =>
    Object.hasOwn(meanings, label) ? (meanings[label] ?? []) : [],
  );
  const fitting = known.filter((reason) => beyondMending.includes(reason) === isFinal);
  if (fitting.length === 0) return [isFinal ? 'notAccepted' : 'moreNeeded'];
  return [...new Set(fitting)].sort();
}
