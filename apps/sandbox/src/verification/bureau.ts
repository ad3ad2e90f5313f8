import { randomBytes, randomUUID } from 'node:crypto';
import {
  type Applicant,
  type Details,
  isApproved,
  isBeingChecked,
  isRejectedForGood,
  missingSteps,
} from './applicant.ts';
import { type Decision, decisionFor } from './decisions.ts';
import { resultOf, settle } from './judgement.ts';
import type { CreateRequest, FixedInfo, ReviewResult } from './protocol.ts';
import type { AccessToken, VerificationStore } from './store.ts';
import type { DeliveryMode, WebhookType } from './webhook-protocol.ts';
import { tell } from './webhooks.ts';

export interface BureauOptions {
  readonly store: VerificationStore;
  readonly webhookUrl: string;
  readonly clock: { now(): Date };
  /** Seconds until documents are answered by themselves; 0: only somebody at the desk answers. */
  readonly reviewSeconds: number;
}

/** Keeps applicants and decides about them. What changes and the webhook about it are written together. */
export class Bureau {
  /** How webhooks go out unless a decision says otherwise. */
  deliveryMode: DeliveryMode = 'prompt';
  readonly #options: BureauOptions;
  readonly #store: VerificationStore;

  constructor(options: BureauOptions) {
    this.#options = options;
    this.#store = options.store;
  }

  now(): number {
    return this.#options.clock.now().getTime();
  }

  create(request: CreateRequest, levelName: string, platform: 'API' | 'Web' = 'API'): Applicant {
    const now = this.now();
    const { externalUserId, email, phone, lang, fixedInfo } = request;
    const applicant: Applicant = {
      id: hexId(),
      inspectionId: hexId(),
      key: randomBytes(8).toString('hex').toUpperCase(),
      externalUserId,
      platform,
      createdAt: now,
      levelName,
      ...(email !== undefined && { email }),
      ...(phone !== undefined && { phone }),
      ...(lang !== undefined && { lang }),
      ...(fixedInfo && { fixedInfo }),
      steps: {},
      review: freshReview(now),
    };
    this.#write(applicant, 'applicantCreated');
    return applicant;
  }

  /** Gives a token of the WebSDK; `seconds` is how long it holds. */
  issueToken(given: Omit<AccessToken, 'expiresAt'>, seconds: number): string {
    const token = `_act-sbx-${randomUUID()}`;
    this.#store.addToken(token, { ...given, expiresAt: this.now() + seconds * 1000 });
    return token;
  }

  /** What a token was given for, or null when there is no such token or its time is over. */
  tokenOf(token: string): AccessToken | null {
    const found = this.#store.tokenOf(token);
    return found && found.expiresAt > this.now() ? found : null;
  }

  /** The applicant a token is for, made when there is none and moved to the token's level. */
  open({ userId, levelName, email, phone }: AccessToken, lang: string): Applicant {
    const known = this.#store.byUser(userId);
    if (!known)
      return this.create(
        {
          externalUserId: userId,
          type: 'individual',
          lang,
          ...(email !== null && { email }),
          ...(phone !== null && { phone }),
        },
        levelName,
        'Web',
      );
    const speaking: Applicant = known.lang === lang ? known : { ...known, lang };
    if (speaking !== known) this.#store.put(speaking, this.now());
    return this.moveTo(speaking, levelName) ?? speaking;
  }

  find(id: string): Applicant | null {
    return this.#store.byId(id);
  }

  findByUser(externalUserId: string): Applicant | null {
    return this.#store.byUser(externalUserId);
  }

  list(): Applicant[] {
    return this.#store.list();
  }

  /** @returns null while the documents are checked or on hold */
  moveTo(applicant: Applicant, levelName: string): Applicant | null {
    if (applicant.levelName === levelName) return applicant;
    if (isBeingChecked(applicant) || applicant.review.status === 'onHold') return null;
    const there: Applicant = { ...applicant, levelName };
    const moved = isRejectedForGood(there) ? there : { ...there, review: this.#reviewOn(there) };
    this.#write(moved, 'applicantLevelChanged', { previousLevelName: applicant.levelName });
    return moved;
  }

  /** Everything from the start. @returns null while the documents are checked */
  reset(applicant: Applicant): Applicant | null {
    if (isBeingChecked(applicant)) return null;
    const fresh: Applicant = { ...applicant, steps: {}, review: freshReview(this.now()) };
    this.#write(fresh, 'applicantReset');
    return fresh;
  }

  setFixedInfo(applicant: Applicant, fixedInfo: FixedInfo): Applicant {
    const changed = { ...applicant, fixedInfo: { ...applicant.fixedInfo, ...fixedInfo } };
    this.#write(changed, 'applicantPersonalInfoChanged');
    return changed;
  }

  /** What the person hands in, step by step. Nothing is told of it. */
  keep(applicant: Applicant): void {
    this.#store.put(applicant, this.now());
  }

  /** Somebody at the desk puts right what was read. */
  correct(applicant: Applicant, step: string, details: Details): void {
    const given = applicant.steps[step];
    if (!given) return;
    const steps = { ...applicant.steps, [step]: { ...given, details } };
    this.#write({ ...applicant, steps }, 'applicantPersonalInfoChanged');
  }

  /** The person has handed in everything. @returns null when something is missing */
  submit(applicant: Applicant): Applicant | null {
    if (isBeingChecked(applicant) || isRejectedForGood(applicant)) return null;
    if (missingSteps(applicant).length > 0 || applicant.review.status === 'onHold') return null;
    const now = this.now();
    const { reviewSeconds } = this.#options;
    const decides = reviewSeconds > 0 && decisionFor(applicant, now) !== null;
    const pending: Applicant = {
      ...applicant,
      review: {
        ...applicant.review,
        attempts: applicant.review.attempts + 1,
        attemptId: shortId(),
        status: 'pending',
        pendingAt: now,
        reviewedAt: null,
        result: null,
        dueAt: decides ? now + reviewSeconds * 1000 : null,
      },
    };
    this.#write(pending, 'applicantPending');
    return pending;
  }

  decide(applicant: Applicant, decision: Decision, deliveryMode = this.deliveryMode): Applicant {
    if (decision.kind === 'hold') {
      const held: Applicant = {
        ...applicant,
        review: { ...applicant.review, status: 'onHold', dueAt: null },
      };
      this.#write(held, 'applicantOnHold', { deliveryMode });
      return held;
    }
    return this.conclude(applicant, resultOf(decision, applicant.lang ?? 'en'), deliveryMode);
  }

  /** Ends a check with a result, also one that was decided before. */
  conclude(
    applicant: Applicant,
    result: ReviewResult,
    deliveryMode = this.deliveryMode,
  ): Applicant {
    const reviewed = settle(applicant, result, this.now());
    this.#write(reviewed, 'applicantReviewed', { deliveryMode });
    return reviewed;
  }

  /** Answers by itself what is due. */
  decideDue(): void {
    const now = this.now();
    for (const applicant of this.#store.due(now)) {
      const decision = decisionFor(applicant, now);
      if (decision) this.decide(applicant, decision);
      else this.keep({ ...applicant, review: { ...applicant.review, dueAt: null } });
    }
  }

  /** Makes everything pending of an external user id due at `now`: its webhooks, and the automatic answer. */
  makeDue(externalUserId: string, now: number): void {
    const applicant = this.#store.byUser(externalUserId);
    if (!applicant) return;
    this.#store.deliveries.makeDue(applicant.id, now);
    if (applicant.review.dueAt !== null)
      this.keep({ ...applicant, review: { ...applicant.review, dueAt: now } });
  }

  /** How an applicant stands on a level that was not looked at last: as it was left, when it was approved. */
  #reviewOn(applicant: Applicant): Applicant['review'] {
    const now = this.now();
    if (!isApproved(applicant)) return freshReview(now);
    const { review } = applicant;
    const reviewedAt = review.reviewedAt ?? now;
    return { ...review, status: 'completed', reviewedAt, result: { reviewAnswer: 'GREEN' } };
  }

  #write(
    applicant: Applicant,
    type: WebhookType,
    {
      deliveryMode = this.deliveryMode,
      ...more
    }: { deliveryMode?: DeliveryMode; previousLevelName?: string } = {},
  ): void {
    const now = this.now();
    this.#store.together(() => {
      this.#store.put(applicant, now);
      tell(this.#store, this.#options.webhookUrl, applicant, { type, ...more }, deliveryMode, now);
    });
  }
}

const hexId = () => randomBytes(12).toString('hex');
const shortId = () => randomBytes(4).toString('base64url').slice(0, 5);

const freshReview = (now: number): Applicant['review'] => ({
  id: shortId(),
  attemptId: shortId(),
  attempts: 0,
  status: 'init',
  startedAt: now,
  pendingAt: null,
  reviewedAt: null,
  result: null,
  dueAt: null,
});
