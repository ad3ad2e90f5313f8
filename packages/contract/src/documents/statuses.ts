/** How a document of a player's stands. */
export const documentStatus = {
  /** Its pages are still coming, or it waits for a review. */
  pending: 1,
  approved: 2,
  rejected: 3,
  /** It was approved, and is valid no more. */
  expired: 4,
} as const;
export type DocumentStatus = (typeof documentStatus)[keyof typeof documentStatus];

/** What a document shows. */
export const documentKinds = [
  'identityCard',
  'passport',
  'proofOfAddress',
  'paymentMethod',
  'sourceOfFunds',
] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** Pages a document of a kind has, each a file: an identity card its front and its back. */
export const pagesOfKind = {
  identityCard: { least: 2, most: 2 },
  passport: { least: 1, most: 1 },
  proofOfAddress: { least: 1, most: 4 },
  paymentMethod: { least: 1, most: 2 },
  sourceOfFunds: { least: 1, most: 10 },
} as const satisfies Record<DocumentKind, { readonly least: number; readonly most: number }>;
/** Pages that a document of any kind has at most. */
export const mostPages = 10;

/** Why a document was rejected where sending another one helps. */
export const mendableReasons = [
  'blurred',
  'cropped',
  'glare',
  'wrongKind',
  'missingPage',
  'outdated',
  'detailsDiffer',
  /** The file was lost by the house. */
  'lost',
] as const;
/** Why a document was rejected for good: none of its kind is taken any more. */
export const finalReasons = ['notGenuine', 'notYours'] as const;
export const documentReasons = [...mendableReasons, ...finalReasons] as const;
export type DocumentReason = (typeof documentReasons)[number];

/** Types of files a player may send; the bytes say which one is. Pictures are kept as JPEG. */
export const sentTypes = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'] as const;
export const keptTypes = ['image/jpeg', 'application/pdf'] as const;
