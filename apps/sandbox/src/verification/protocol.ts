/**
 * What Plainsight, the sandbox's verification provider, says and takes: Sumsub's published API
 * (docs.sumsub.com/reference), so that an adapter cannot tell the two apart.
 *
 * Every call of the merchant carries `X-App-Token`, `X-App-Access-Ts` (seconds) and `X-App-Access-Sig`,
 * the lower-case hex HMAC-SHA256 of ts + METHOD + path with query + body (`signature.ts`). One that is wrong,
 * or more than a minute off, is answered 401 with an `ApiError`.
 *
 * | call                                                    | answer                                          |
 * | ------------------------------------------------------- | ----------------------------------------------- |
 * | POST /resources/accessTokens/sdk                        | 200 `AccessTokenAnswer`                         |
 * | POST /resources/applicants?levelName=                   | 201 `ApplicantAnswer`; 409 when the user has one |
 * | GET  /resources/applicants/{id}/one                     | 200 `ApplicantAnswer`                           |
 * | GET  /resources/applicants/-;externalUserId={id}/one    | 200 `ApplicantAnswer`                           |
 * | GET  /resources/applicants/{id}/status                  | 200 `ReviewAnswer`                              |
 * | GET  /resources/applicants/{id}/requiredIdDocsStatus    | 200 `StepsAnswer`                               |
 * | PATCH /resources/applicants/{id}/fixedInfo              | 200 `FixedInfo`                                 |
 * | POST /resources/applicants/{id}/reset                   | 200 `{ "ok": 1 }`; 409 while it is checked      |
 * | POST /resources/applicants/{id}/moveToLevel?name=       | 200 `ApplicantAnswer`; 409 while it is checked  |
 * | POST /resources/applicants/{id}/status/testCompleted    | 200 `{ "ok": 1 }`, what Sumsub's sandbox has    |
 *
 * Levels: `id-and-selfie`, `address`, `funds` (`levels.ts`); another name is answered 404. A token makes no
 * applicant: the WebSDK makes it when it opens with the token, moves it to the token's level when it stands on
 * another, and until then `…/one` is answered 404.
 *
 * Webhooks go to `/api/verification/webhooks/sumsub` of the platform as `WebhookEvent`, with `X-Payload-Digest`
 * (hex HMAC of the bytes under the webhook's own secret) and `X-Payload-Digest-Alg`. One that is not answered
 * 2xx within ten seconds comes again after 5 minutes, 1 hour, 5 and 18 hours (`webhooks.ts`).
 *
 * For tests (no signature): `PUT /sandbox/webhooks` `{ algorithm?, manner? }` says how webhooks go out from now on,
 * `PUT /sandbox/hurry` `{ reference }` makes everything pending of an external user id due now: webhooks put off
 * and the automatic answer.
 */
import { z } from 'zod';

/** The client's name at the provider, which stands in applicants and webhooks. */
export const clientId = 'pierlight';

export interface ApiError {
  readonly description: string;
  /** The HTTP status. */
  readonly code: number;
  /** `req-` and a UUID. */
  readonly correlationId: string;
  /** Absent for many errors, as `errorName` is. */
  readonly errorCode?: number;
  readonly errorName?: string;
}

/** The named errors that are used here, by Sumsub's numbers. */
export const namedErrors = {
  'file-too-big': 1002,
  'empty-file': 1003,
  'corrupted-file': 1004,
  'unsupported-file-format': 1005,
  'no-upload-verification-in-progress': 1006,
  'applicant-with-final-reject': 1009,
  'doc-type-not-in-req-docs': 1010,
  'app-token-invalid-format': 4000,
  'app-token-not-found': 4001,
  'app-token-private-part-mismatch': 4002,
  'app-token-signature-mismatch': 4003,
  'app-token-request-expired': 4004,
  'app-token-not-all-auth-params-provided': 4006,
} as const;
export type ErrorName = keyof typeof namedErrors;

const text = z.string().trim().min(1).max(200);
/** ISO 3166-1 alpha-3. */
const country = z.string().regex(/^[A-Z]{3}$/);

const address = z.object({
  street: text.optional(),
  town: text.optional(),
  postCode: text.optional(),
  country: country.optional(),
});

/** What the merchant knows of the person. */
export const fixedInfo = z.object({
  firstName: text.optional(),
  lastName: text.optional(),
  middleName: text.optional(),
  dob: z.iso.date().optional(),
  gender: z.enum(['M', 'F']).optional(),
  country: country.optional(),
  nationality: country.optional(),
  addresses: z.array(address).max(5).optional(),
});
export type FixedInfo = z.infer<typeof fixedInfo>;

export const createRequest = z.object({
  externalUserId: z.string().min(1).max(512),
  type: z.enum(['individual']).default('individual'),
  email: z.string().max(254).optional(),
  phone: z.string().max(32).optional(),
  lang: z.string().max(10).optional(),
  fixedInfo: fixedInfo.optional(),
});
export type CreateRequest = z.infer<typeof createRequest>;

export const accessTokenRequest = z.object({
  userId: z.string().min(1).max(512),
  levelName: z.string().min(1).max(200),
  ttlInSecs: z.int().min(1).max(86_400).default(600),
  applicantIdentifiers: z
    .object({ email: z.string().max(254).optional(), phone: z.string().max(32).optional() })
    .optional(),
});

export interface AccessTokenAnswer {
  /** `_act-sbx-` and a UUID. */
  readonly token: string;
  readonly userId: string;
}

export const reviewStatuses = ['init', 'pending', 'queued', 'completed', 'onHold'] as const;
export type ReviewStatus = (typeof reviewStatuses)[number];

export const reviewResult = z.object({
  reviewAnswer: z.enum(['GREEN', 'RED']),
  /** The four below with RED alone. `RETRY`: documents may be handed in again; `FINAL`: never. */
  reviewRejectType: z.enum(['RETRY', 'FINAL']).optional(),
  rejectLabels: z.array(z.string().max(60)).max(20).optional(),
  buttonIds: z.array(z.string().max(60)).max(20).optional(),
  /** May be shown to the person. */
  moderationComment: z.string().max(2000).optional(),
  /** May not. */
  clientComment: z.string().max(2000).optional(),
});
export type ReviewResult = z.infer<typeof reviewResult>;

/** Of `…/status`, and of `review` in an applicant. Times as `2026-11-27 04:05:06+0000`. */
export interface ReviewAnswer {
  readonly reviewId: string;
  readonly attemptId: string;
  readonly attemptCnt: number;
  readonly elapsedSincePendingMs?: number;
  readonly elapsedSinceQueuedMs?: number;
  readonly reprocessing?: boolean;
  readonly levelName: string;
  readonly levelAutoCheckMode: null;
  readonly createDate: string;
  readonly reviewDate?: string;
  readonly reviewResult?: ReviewResult;
  readonly reviewStatus: ReviewStatus;
  readonly priority: 0;
}

export interface DocSet {
  readonly idDocSetType: string;
  readonly types: readonly string[];
  readonly subTypes?: readonly string[];
  readonly videoRequired?: string;
}

/** A document that was read. */
export interface IdDoc {
  readonly idDocType: string;
  readonly country: string;
  readonly firstName?: string;
  readonly firstNameEn?: string;
  readonly lastName?: string;
  readonly lastNameEn?: string;
  readonly dob?: string;
  readonly number?: string;
  readonly validUntil?: string;
}

/** What was read from the documents; `{}` until there are any. */
export interface ApplicantInfo {
  readonly firstName?: string;
  readonly firstNameEn?: string;
  readonly lastName?: string;
  readonly lastNameEn?: string;
  /** `YYYY-MM-DD`. */
  readonly dob?: string;
  /** ISO 3166-1 alpha-3, as everywhere here. */
  readonly country?: string;
  readonly addresses?: readonly z.infer<typeof address>[];
  readonly idDocs?: readonly IdDoc[];
}

export interface ApplicantAnswer {
  /** 24 hex digits. */
  readonly id: string;
  /** `2026-11-27 04:05:06`, in UTC. */
  readonly createdAt: string;
  readonly key: string;
  readonly clientId: string;
  readonly inspectionId: string;
  readonly externalUserId: string;
  readonly email?: string;
  readonly phone?: string;
  readonly lang?: string;
  readonly applicantPlatform: 'API' | 'Web';
  readonly fixedInfo?: FixedInfo;
  readonly info: ApplicantInfo;
  readonly requiredIdDocs: { readonly docSets: readonly DocSet[] };
  readonly review: ReviewAnswer;
  readonly type: 'individual';
}

/** Of a step of `…/requiredIdDocsStatus`. */
export interface StepAnswer {
  /** Absent until the step was checked. */
  readonly reviewResult?: ReviewResult;
  readonly country: string;
  readonly idDocType: string;
  /** The front side first. */
  readonly imageIds: readonly number[];
  readonly imageReviewResults: Readonly<Record<string, ReviewResult>>;
  readonly forbidden: false;
  readonly partialCompletion: null;
  readonly stepStatuses: null;
  readonly imageStatuses: readonly never[];
}
/** By the type of the doc set; null for a step nothing was handed in for. */
export type StepsAnswer = Readonly<Record<string, StepAnswer | null>>;
