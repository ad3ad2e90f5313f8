import type { CheckName } from '@pierlight/contract/verification/statuses';
import { z } from 'zod';
import type { Clock } from '../../../kernel/clock.ts';
import { type Applicant, VerificationFailure, type VerificationProvider } from '../provider.ts';
import { createSumsubCall, type SumsubAnswer } from './sumsub-call.ts';
import { reasonsOf } from './sumsub-reasons.ts';
import { readSumsubWebhook } from './sumsub-webhook.ts';

export interface SumsubSettings {
  /** Origin of the API. */
  readonly apiUrl: string;
  readonly appToken: string;
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Address of the WebSDK's script. */
  readonly scriptUrl: string;
  /** The name of the level that each check is, as it stands in the provider's dashboard. */
  readonly levels: Readonly<Record<CheckName, string>>;
}

/** How long a page may use a token, in seconds; it asks for another then. */
const tokenSeconds = 600;

const tokenAnswer = z.object({ token: z.string().min(1).max(4_096) });

const applicantAnswer = z.object({
  id: z.string().min(1).max(64),
  externalUserId: z.string(),
  info: z.object({ dob: z.iso.date().optional().catch(undefined) }).optional(),
  review: z.object({
    levelName: z.string(),
    reviewStatus: z.string(),
    reviewResult: z
      .object({
        reviewAnswer: z.string().optional(),
        reviewRejectType: z.string().optional(),
        rejectLabels: z.array(z.string()).default([]),
      })
      .optional(),
  }),
});
type ApplicantAnswer = z.output<typeof applicantAnswer>;

/** Sumsub by its published API: https://docs.sumsub.com/reference. */
export function createSumsub(settings: SumsubSettings, clock: Clock): VerificationProvider {
  const call = createSumsubCall({ ...settings, clock });
  const checkOf = (level: string): CheckName | undefined =>
    (Object.keys(settings.levels) as CheckName[]).find((check) => settings.levels[check] === level);

  const one = async (externalId: string): Promise<ApplicantAnswer | null> => {
    const path = `/resources/applicants/-;externalUserId=${encodeURIComponent(externalId)}/one`;
    const answer = await call('GET', path);
    if (answer.status === 404) return null;
    const found = read(answer, applicantAnswer, 'an applicant');
    // Whom it speaks of is not taken on trust.
    if (found.externalUserId !== externalId)
      throw new VerificationFailure('the provider answered about somebody else');
    return found;
  };

  return {
    scriptUrl: settings.scriptUrl,

    async token({ externalId, check }) {
      const answer = await call('POST', '/resources/accessTokens/sdk', {
        userId: externalId,
        levelName: settings.levels[check],
        ttlInSecs: tokenSeconds,
      });
      const { token } = read(answer, tokenAnswer, 'a token');
      return { token, expiresInSeconds: tokenSeconds };
    },

    async find(externalId) {
      const found = await one(externalId);
      const check = found && checkOf(found.review.levelName);
      if (!check) return null;
      const birthdate = found.info?.dob ?? null;
      return { externalId, check, birthdate, ...stateOf(found.review) };
    },

    async reset(externalId) {
      const found = await one(externalId);
      if (!found) return;
      const path = `/resources/applicants/${encodeURIComponent(found.id)}/reset`;
      const { status } = await call('POST', path);
      if (status >= 300) throw new VerificationFailure(`a reset got HTTP ${status}`);
    },

    readWebhook: (rawBody, headers) => readSumsubWebhook(settings.webhookSecret, rawBody, headers),
  };
}

function stateOf(review: ApplicantAnswer['review']): Pick<Applicant, 'state' | 'reasons'> {
  switch (review.reviewStatus) {
    case 'init':
      return { state: 'required', reasons: [] };
    case 'onHold':
      return { state: 'onHold', reasons: [] };
    case 'completed': {
      const { reviewAnswer, reviewRejectType, rejectLabels = [] } = review.reviewResult ?? {};
      if (reviewAnswer === 'GREEN') return { state: 'approved', reasons: [] };
      // Whatever it says, nobody is refused for good but by its own word.
      if (reviewAnswer !== 'RED') return { state: 'pending', reasons: [] };
      const isFinal = reviewRejectType === 'FINAL';
      return {
        state: isFinal ? 'rejected' : 'retry',
        reasons: reasonsOf(rejectLabels, isFinal),
      };
    }
    // pending, prechecked, queued, and what it may come to say one day.
    default:
      return { state: 'pending', reasons: [] };
  }
}

function read<Shape extends z.ZodType>(
  { status, body }: SumsubAnswer,
  shape: Shape,
  what: string,
): z.output<Shape> {
  if (status >= 300) throw new VerificationFailure(`${what} got HTTP ${status}`);
  const parsed = shape.safeParse(body);
  // Its own words hold who somebody is, and stay out of the log.
  if (!parsed.success) throw new VerificationFailure(`${what} cannot be read`);
  return parsed.data;
}
