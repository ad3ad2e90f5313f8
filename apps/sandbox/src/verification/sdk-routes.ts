import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import {
  type Applicant,
  details,
  docSetsOf,
  isBeingChecked,
  isRejectedForGood,
  missingSteps,
  readFrom,
} from './applicant.ts';
import type { Bureau } from './bureau.ts';
import { refuse, statusOf } from './errors.ts';
import { bytesOf } from './guard.ts';
import { sidesOf } from './levels.ts';
import { languageOf, textsOf } from './pages/texts.ts';
import { largestPicture, type Pictures, typeOf } from './pictures.ts';
import type { AccessToken } from './store.ts';
import { secondWithZone } from './times.ts';

const opening = z.object({ lang: z.string().max(20).default('en') });
const pictureQuery = z.object({
  step: z.string().max(40),
  type: z.string().max(40),
  side: z.string().max(20),
  country: z.string().regex(/^[A-Z]{3}$/),
  name: z.string().max(200).default(''),
});
const detailsBody = z.object({ step: z.string().max(40), details });

/** What the WebSDK's own frame asks, by its access token. Nobody else calls these. */
export function registerSdk(app: FastifyInstance, bureau: Bureau, pictures: Pictures): void {
  app.addContentTypeParser(
    ['image/jpeg', 'image/png', 'application/pdf', 'application/octet-stream'],
    { parseAs: 'buffer', bodyLimit: largestPicture },
    (_request, body, done) => done(null, body),
  );
  app.addHook('onSend', async (_request, reply) => {
    reply.headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
  });
  app.setErrorHandler(async (error, request, reply) => {
    const status = statusOf(error);
    if (status === 413) return refuse(reply, 400, 'The file is too big', 'file-too-big');
    if (status < 500) return refuse(reply, status, 'The request cannot be read');
    request.log.error({ err: error }, 'call of the WebSDK failed');
    return refuse(reply, 500, 'Internal error');
  });

  type Handler = (
    given: { token: AccessToken; applicant: Applicant | null },
    request: FastifyRequest,
    reply: FastifyReply,
  ) => unknown;
  const withToken = (handle: Handler) => async (request: FastifyRequest, reply: FastifyReply) => {
    const header = request.headers['x-access-token'];
    const token = typeof header === 'string' ? bureau.tokenOf(header) : null;
    if (!token) return refuse(reply, 401, 'The access token is unknown or expired');
    return handle({ token, applicant: bureau.findByUser(token.userId) }, request, reply);
  };
  const withApplicant = (
    handle: (applicant: Applicant, request: FastifyRequest, reply: FastifyReply) => unknown,
  ) =>
    withToken(({ applicant }, request, reply) =>
      applicant ? handle(applicant, request, reply) : refuse(reply, 404, 'Applicant not found'),
    );

  app.post(
    '/websdk/api/session',
    withToken(({ token }, request, reply) => {
      const read = opening.safeParse(request.body);
      if (!read.success) return refuse(reply, 400, z.prettifyError(read.error));
      const language = languageOf(read.data.lang);
      const applicant = bureau.open(token, language);
      return {
        ...viewOf(applicant),
        fixedInfo: applicant.fixedInfo ?? {},
        texts: textsOf(language),
      };
    }),
  );

  app.get('/websdk/api/status', withApplicant(viewOf));

  app.post(
    '/websdk/api/images',
    withApplicant(async (applicant, request, reply) => {
      const query = pictureQuery.safeParse(request.query);
      if (!query.success) return refuse(reply, 400, z.prettifyError(query.error));
      const { step, type, side, country, name } = query.data;
      const docSet = docSetsOf(applicant.levelName).find((one) => one.idDocSetType === step);
      if (!docSet?.types.includes(type) || !sidesOf(type).includes(side))
        return refuse(reply, 409, 'The document is not asked for', 'doc-type-not-in-req-docs');
      const refused = refuseChange(applicant, reply);
      if (refused) return refused;
      const bytes = bytesOf(request);
      if (bytes.length === 0) return refuse(reply, 400, 'The file is empty', 'empty-file');
      if (typeOf(bytes) === null)
        return refuse(reply, 400, 'Unsupported file format', 'unsupported-file-format');
      const id = await pictures.keep(bytes);
      // Others may have changed it while the picture was written.
      const now = bureau.find(applicant.id) ?? applicant;
      const given = now.steps[step];
      const isSame = given?.idDocType === type && given.result?.reviewAnswer !== 'RED';
      const kept = isSame ? given : { details: {}, images: [] };
      for (const image of kept.images) if (image.side === side) pictures.remove(image.id);
      const images = [...kept.images.filter((image) => image.side !== side)];
      images.push({ id, side, fileName: name });
      images.sort(
        (one, other) => sidesOf(type).indexOf(one.side) - sidesOf(type).indexOf(other.side),
      );
      const changed = { idDocType: type, country, details: kept.details, images, result: null };
      bureau.keep({ ...now, steps: { ...now.steps, [step]: changed } });
      return { imageId: id };
    }),
  );

  app.put(
    '/websdk/api/details',
    withApplicant((applicant, request, reply) => {
      const read = detailsBody.safeParse(request.body);
      if (!read.success) return refuse(reply, 400, z.prettifyError(read.error));
      const refused = refuseChange(applicant, reply);
      if (refused) return refused;
      const given = applicant.steps[read.data.step];
      if (!given) return refuse(reply, 409, 'There is no document to read from');
      const steps = {
        ...applicant.steps,
        [read.data.step]: { ...given, details: read.data.details },
      };
      const changed = { ...applicant, steps };
      bureau.keep(changed);
      return viewOf(changed);
    }),
  );

  app.post(
    '/websdk/api/submit',
    withApplicant((applicant, _request, reply) => {
      const submitted = bureau.submit(applicant);
      return submitted ? viewOf(submitted) : refuse(reply, 409, 'Something is still missing');
    }),
  );
}

function refuseChange(applicant: Applicant, reply: FastifyReply): FastifyReply | null {
  if (isRejectedForGood(applicant))
    return refuse(reply, 409, 'The applicant was rejected for good', 'applicant-with-final-reject');
  if (isBeingChecked(applicant) || applicant.review.status === 'onHold')
    return refuse(
      reply,
      409,
      'The applicant is being checked',
      'no-upload-verification-in-progress',
    );
  return null;
}

/** What the frame shows of an applicant. */
function viewOf(applicant: Applicant) {
  const { id, levelName, review, steps } = applicant;
  const missing = missingSteps(applicant).map(({ idDocSetType }) => idDocSetType);
  return {
    applicantId: id,
    levelName,
    attempts: review.attempts,
    reviewStatus: review.status,
    reviewResult: review.result,
    createDate: secondWithZone(review.startedAt),
    steps: docSetsOf(levelName).map(({ idDocSetType, types }) => ({
      type: idDocSetType,
      types,
      isMissing: missing.includes(idDocSetType),
      reads: readFrom[idDocSetType] ?? [],
      country: steps[idDocSetType]?.country ?? null,
      details: steps[idDocSetType]?.details ?? {},
      comment: steps[idDocSetType]?.result?.moderationComment ?? null,
    })),
  };
}
