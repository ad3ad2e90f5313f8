import { z } from 'zod';
import { isLevel, levels, sidesOf } from './levels.ts';
import {
  type ApplicantAnswer,
  type ApplicantInfo,
  clientId,
  type DocSet,
  fixedInfo,
  type IdDoc,
  type ReviewAnswer,
  reviewResult,
  reviewStatuses,
  type StepAnswer,
  type StepsAnswer,
} from './protocol.ts';
import { second, secondWithZone } from './times.ts';

/** What was read from a document and, where it was wrong, put right by the person. */
export const details = z.object({
  firstName: z.string().trim().min(1).max(100).optional(),
  lastName: z.string().trim().min(1).max(100).optional(),
  dob: z.iso.date().optional(),
  number: z.string().trim().min(1).max(40).optional(),
  street: z.string().trim().min(1).max(200).optional(),
  town: z.string().trim().min(1).max(100).optional(),
  postCode: z.string().trim().min(1).max(20).optional(),
});
export type Details = z.infer<typeof details>;

const image = z.object({ id: z.number(), side: z.string(), fileName: z.string() });

/** What was handed in for a step. */
const step = z.object({
  idDocType: z.string(),
  country: z.string(),
  details,
  images: z.array(image),
  /** Null until the step was checked. */
  result: reviewResult.nullable(),
});
export type Step = z.infer<typeof step>;

export const applicantRecord = z.object({
  id: z.string(),
  inspectionId: z.string(),
  key: z.string(),
  externalUserId: z.string(),
  platform: z.enum(['API', 'Web']),
  createdAt: z.number(),
  levelName: z.string(),
  email: z.string().optional(),
  phone: z.string().optional(),
  lang: z.string().optional(),
  fixedInfo: fixedInfo.optional(),
  /** By the type of the doc set; of all levels the person has been on. */
  steps: z.record(z.string(), step),
  review: z.object({
    id: z.string(),
    attemptId: z.string(),
    attempts: z.number(),
    status: z.enum(reviewStatuses),
    startedAt: z.number(),
    pendingAt: z.number().nullable(),
    reviewedAt: z.number().nullable(),
    result: reviewResult.nullable(),
    /** When the answer that the document asks for comes by itself; null: when somebody decides. */
    dueAt: z.number().nullable(),
  }),
});
/** A person who is being verified, as the provider's books have it. Times in unix milliseconds. */
export type Applicant = z.infer<typeof applicantRecord>;

export const docSetsOf = (levelName: string): readonly DocSet[] =>
  isLevel(levelName) ? levels[levelName] : [];

/** Whether somebody is looking at the documents, so that nothing about them may change. */
export const isBeingChecked = ({ review }: Applicant): boolean =>
  review.status === 'pending' || review.status === 'queued';

/** Whether nothing can be handed in any more. */
export const isRejectedForGood = ({ review }: Applicant): boolean =>
  review.result?.reviewRejectType === 'FINAL';

/** What has to be read from a document, by the type of its doc set. */
export const readFrom: Readonly<Record<string, readonly (keyof Details)[]>> = {
  IDENTITY: ['firstName', 'lastName', 'dob', 'number'],
  PROOF_OF_RESIDENCE: ['street', 'town', 'postCode'],
};

/** The doc sets of the level for which something has still to be handed in, or again. */
export const missingSteps = (applicant: Applicant): readonly DocSet[] =>
  docSetsOf(applicant.levelName).filter(({ idDocSetType }) => {
    const given = applicant.steps[idDocSetType];
    if (given === undefined || given.result?.reviewAnswer === 'RED') return true;
    const { idDocType, images, details: read } = given;
    const hasSides = sidesOf(idDocType).every((side) => images.some((one) => one.side === side));
    return !hasSides || (readFrom[idDocSetType] ?? []).some((key) => read[key] === undefined);
  });

/** Whether everything that the level asks for was approved, on this level or another that asks for it too. */
export const isApproved = ({ levelName, steps }: Applicant): boolean =>
  docSetsOf(levelName).every(
    ({ idDocSetType }) => steps[idDocSetType]?.result?.reviewAnswer === 'GREEN',
  );

export function reviewAnswerOf({ levelName, review }: Applicant, now: number): ReviewAnswer {
  const { pendingAt } = review;
  return {
    reviewId: review.id,
    attemptId: review.attemptId,
    attemptCnt: review.attempts,
    ...(pendingAt !== null && {
      elapsedSincePendingMs: (review.reviewedAt ?? now) - pendingAt,
      elapsedSinceQueuedMs: (review.reviewedAt ?? now) - pendingAt,
      reprocessing: review.attempts > 1,
    }),
    levelName,
    levelAutoCheckMode: null,
    createDate: secondWithZone(review.startedAt),
    ...(review.reviewedAt !== null && { reviewDate: secondWithZone(review.reviewedAt) }),
    ...(review.result !== null && { reviewResult: review.result }),
    reviewStatus: review.status,
    priority: 0,
  };
}

function infoOf({ steps }: Applicant): ApplicantInfo {
  const idDocs = Object.values(steps)
    .filter(({ idDocType }) => idDocType !== 'SELFIE')
    .map(({ idDocType, country, details: read }): IdDoc => {
      const { firstName, lastName, dob, number } = read;
      return {
        idDocType,
        country,
        ...(firstName !== undefined && { firstName, firstNameEn: latin(firstName) }),
        ...(lastName !== undefined && { lastName, lastNameEn: latin(lastName) }),
        ...(dob !== undefined && { dob }),
        ...(number !== undefined && { number }),
      };
    });
  if (idDocs.length === 0) return {};
  const identity = idDocs.find(({ dob }) => dob !== undefined);
  const home = steps.PROOF_OF_RESIDENCE;
  return {
    ...(identity && personOf(identity)),
    ...(home && { addresses: [{ ...addressOf(home.details), country: home.country }] }),
    idDocs,
  };
}

function personOf({ idDocType: _type, number: _number, ...person }: IdDoc): ApplicantInfo {
  return person;
}

const addressOf = ({ street, town, postCode }: Details) => ({
  ...(street !== undefined && { street }),
  ...(town !== undefined && { town }),
  ...(postCode !== undefined && { postCode }),
});

/** A name without marks, as the zone that machines read has it. */
const latin = (name: string): string => name.normalize('NFKD').replace(/\p{M}/gu, '').toUpperCase();

export function applicantAnswerOf(applicant: Applicant, now: number): ApplicantAnswer {
  const { email, phone, lang } = applicant;
  return {
    id: applicant.id,
    createdAt: second(applicant.createdAt),
    key: applicant.key,
    clientId,
    inspectionId: applicant.inspectionId,
    externalUserId: applicant.externalUserId,
    ...(email !== undefined && { email }),
    ...(phone !== undefined && { phone }),
    ...(lang !== undefined && { lang }),
    applicantPlatform: applicant.platform,
    ...(applicant.fixedInfo && { fixedInfo: applicant.fixedInfo }),
    info: infoOf(applicant),
    requiredIdDocs: { docSets: docSetsOf(applicant.levelName) },
    review: reviewAnswerOf(applicant, now),
    type: 'individual',
  };
}

export function stepsAnswerOf(applicant: Applicant): StepsAnswer {
  return Object.fromEntries(
    docSetsOf(applicant.levelName).map(({ idDocSetType }): [string, StepAnswer | null] => {
      const given = applicant.steps[idDocSetType];
      if (!given) return [idDocSetType, null];
      const { result, images } = given;
      return [
        idDocSetType,
        {
          ...(result && { reviewResult: result }),
          country: given.country,
          idDocType: given.idDocType,
          imageIds: images.map(({ id }) => id),
          imageReviewResults: Object.fromEntries(
            result ? images.map(({ id }) => [String(id), result]) : [],
          ),
          forbidden: false,
          partialCompletion: null,
          stepStatuses: null,
          imageStatuses: [],
        },
      ];
    }),
  );
}
