import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { details } from './applicant.ts';
import type { Bureau } from './bureau.ts';
import { type Decision, isRejectLabel, rejectLabels } from './decisions.ts';
import { deskPage } from './pages/desk-page.ts';
import type { Pictures } from './pictures.ts';
import { deliveryModes } from './webhook-protocol.ts';

type WithId = { Params: { id: string } };

const deliveryMode = z.enum(deliveryModes).optional().catch(undefined);
const decisionForm = z.object({
  kind: z.enum(['approve', 'hold', 'retry', 'reject']),
  label: z
    .union([z.string().transform((one) => [one]), z.array(z.string())])
    .default([])
    .transform((labels) => labels.filter(isRejectLabel)),
  manner: deliveryMode,
});

/** The desk at `/`, where somebody decides about documents. */
export async function registerDesk(
  app: FastifyInstance,
  bureau: Bureau,
  pictures: Pictures,
  reviewSeconds: number,
): Promise<void> {
  await app.register(formbody, { bodyLimit: 16_384 });
  app.addHook('onSend', async (_request, reply) => {
    reply.headers({
      'content-security-policy':
        "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
  });
  const back = (reply: FastifyReply, id: string) => reply.redirect(`/#a-${id}`, 303);
  const nobody = (reply: FastifyReply) =>
    reply.code(404).type('text/plain; charset=utf-8').send('There is no such applicant.');

  app.get('/', async (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(deskPage(bureau.list(), reviewSeconds)),
  );

  app.post<WithId>('/applicants/:id/decision', async (request, reply) => {
    const applicant = bureau.find(request.params.id);
    if (!applicant || applicant.review.status === 'init') return nobody(reply);
    const read = decisionForm.safeParse(request.body);
    const decision = read.success ? decisionOf(read.data) : null;
    if (!read.success || !decision)
      return reply
        .code(422)
        .type('text/plain; charset=utf-8')
        .send('Choose at least one reason that belongs to the button. Go back and try again.');
    bureau.decide(applicant, decision, read.data.manner);
    return back(reply, applicant.id);
  });

  app.post<WithId>('/applicants/:id/details', async (request, reply) => {
    const applicant = bureau.find(request.params.id);
    if (!applicant) return nobody(reply);
    const { step } = z.object({ step: z.string().catch('') }).parse(request.query);
    const read = details.safeParse(request.body);
    if (!read.success)
      return reply.code(422).type('text/plain; charset=utf-8').send(z.prettifyError(read.error));
    bureau.correct(applicant, step, read.data);
    return back(reply, applicant.id);
  });

  app.get<WithId>('/pictures/:id', async (request, reply) => {
    const picture = await pictures.read(Number(request.params.id) || 0);
    if (!picture) return reply.code(404).send('The picture is gone.');
    if (picture.type === 'application/pdf')
      reply.header('content-disposition', 'attachment; filename="document.pdf"');
    return reply.type(picture.type).send(picture.bytes);
  });
}

/** The decision of a form, or null when its reasons do not belong to it. */
function decisionOf({ kind, label }: z.output<typeof decisionForm>): Decision | null {
  if (kind === 'approve' || kind === 'hold') return { kind };
  const type = kind === 'retry' ? 'RETRY' : 'FINAL';
  const labels = label.filter((one) => rejectLabels[one].type === type);
  return labels.length > 0 ? { kind: 'reject', labels } : null;
}
