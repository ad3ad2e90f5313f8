import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type Applicant, applicantAnswerOf, reviewAnswerOf, stepsAnswerOf } from './applicant.ts';
import type { Bureau } from './bureau.ts';
import { refuse } from './errors.ts';
import { bytesOf } from './guard.ts';
import { isLevel } from './levels.ts';
import { accessTokenRequest, createRequest, fixedInfo, reviewResult } from './protocol.ts';

type WithId = { Params: { id: string } };

const byUser = /^-;externalUserId=(.+)$/s;
const named = z.object({ name: z.string() });
const levelled = z.object({ levelName: z.string() });

/** The merchant's calls, as `protocol.ts` describes them. */
export function registerApi(app: FastifyInstance, bureau: Bureau): void {
  const answer = (applicant: Applicant) => applicantAnswerOf(applicant, bureau.now());
  const noLevel = (reply: FastifyReply, name: string) =>
    refuse(reply, 404, `Level '${name}' not found`);

  /** Looks for the applicant of the address, and refuses when there is none. */
  const withApplicant =
    (handle: (applicant: Applicant, request: FastifyRequest, reply: FastifyReply) => unknown) =>
    async (request: FastifyRequest<WithId>, reply: FastifyReply) => {
      const { id } = request.params;
      const user = byUser.exec(id)?.[1];
      const applicant = user === undefined ? bureau.find(id) : bureau.findByUser(user);
      return applicant
        ? handle(applicant, request as FastifyRequest, reply)
        : refuse(reply, 404, 'Applicant not found');
    };

  app.post('/resources/accessTokens/sdk', async (request, reply) => {
    const asked = accessTokenRequest.safeParse(jsonOf(request));
    if (!asked.success) return refuse(reply, 400, z.prettifyError(asked.error));
    const { userId, levelName, ttlInSecs, applicantIdentifiers } = asked.data;
    if (!isLevel(levelName)) return noLevel(reply, levelName);
    const { email = null, phone = null } = applicantIdentifiers ?? {};
    return { token: bureau.issueToken({ userId, levelName, email, phone }, ttlInSecs), userId };
  });

  app.post('/resources/applicants', async (request, reply) => {
    const query = levelled.safeParse(request.query);
    if (!query.success) return refuse(reply, 400, 'levelName is missing');
    const { levelName } = query.data;
    if (!isLevel(levelName)) return noLevel(reply, levelName);
    const asked = createRequest.safeParse(jsonOf(request));
    if (!asked.success) return refuse(reply, 400, z.prettifyError(asked.error));
    const { externalUserId } = asked.data;
    const known = bureau.findByUser(externalUserId);
    if (known)
      return refuse(
        reply,
        409,
        `Applicant with external user id '${externalUserId}' already exists: ${known.id}`,
      );
    return reply.code(201).send(answer(bureau.create(asked.data, levelName)));
  });

  app.get<WithId>('/resources/applicants/:id/one', withApplicant(answer));
  app.get<WithId>(
    '/resources/applicants/:id/status',
    withApplicant((applicant) => reviewAnswerOf(applicant, bureau.now())),
  );
  app.get<WithId>('/resources/applicants/:id/requiredIdDocsStatus', withApplicant(stepsAnswerOf));

  app.patch<WithId>(
    '/resources/applicants/:id/fixedInfo',
    withApplicant((applicant, request, reply) => {
      const asked = fixedInfo.safeParse(jsonOf(request));
      if (!asked.success) return refuse(reply, 400, z.prettifyError(asked.error));
      return bureau.setFixedInfo(applicant, asked.data).fixedInfo;
    }),
  );

  app.post<WithId>(
    '/resources/applicants/:id/reset',
    withApplicant((applicant, _request, reply) =>
      bureau.reset(applicant)
        ? { ok: 1 }
        : refuse(reply, 409, 'The applicant is being checked and cannot be reset'),
    ),
  );

  app.post<WithId>(
    '/resources/applicants/:id/moveToLevel',
    withApplicant((applicant, request, reply) => {
      const query = named.safeParse(request.query);
      if (!query.success) return refuse(reply, 400, 'name is missing');
      if (!isLevel(query.data.name)) return noLevel(reply, query.data.name);
      const moved = bureau.moveTo(applicant, query.data.name);
      return moved
        ? answer(moved)
        : refuse(reply, 409, 'The applicant is being checked and cannot change the level');
    }),
  );

  app.post<WithId>(
    '/resources/applicants/:id/status/testCompleted',
    withApplicant((applicant, request, reply) => {
      const asked = reviewResult.safeParse(jsonOf(request));
      if (!asked.success) return refuse(reply, 400, z.prettifyError(asked.error));
      bureau.conclude(applicant, asked.data);
      return { ok: 1 };
    }),
  );
}

/** The body as JSON; what is none is undefined, which no schema takes. */
function jsonOf(request: FastifyRequest): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytesOf(request)));
  } catch {
    return undefined;
  }
}
