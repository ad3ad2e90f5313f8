import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import { DomainError } from '../errors/domain-error.ts';
import { type Authenticate, bearerOf } from './api-context.ts';

export interface UploadSettings {
  /** The largest file that is read. */
  readonly mostBytes: number;
  /** Forms that are read and worked on at once by this process. */
  readonly atOnce: number;
}

/** What a form holds beside its file: a few short fields. */
const besideFile = 16 * 1024;
const mostParts = 10;
const retryAfterSeconds = 2;

/**
 * Has the routes of a scope take forms with a file, behind the hook that it answers. Nothing of a body is read for somebody who is not signed in, nor
 * while as many are under way as may be, so that strangers cannot fill the memory.
 */
export function takeUploads(
  scope: FastifyInstance,
  { mostBytes, atOnce }: UploadSettings,
  authenticate: Authenticate,
): onRequestAsyncHookHandler {
  let underWay = 0;
  scope.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer', bodyLimit: mostBytes + besideFile },
    async (request: FastifyRequest, body: Buffer) => formOf(request, body),
  );
  return async (request, reply) => {
    const token = bearerOf(request.headers);
    if (token === null || (await authenticate(token)) === null)
      throw new DomainError('unauthenticated');
    if (underWay >= atOnce) throw new DomainError('unavailable', { retryAfterSeconds });
    underWay += 1;
    reply.raw.once('close', () => {
      underWay -= 1;
    });
  };
}

/** @throws DomainError malformedRequest */
async function formOf(request: FastifyRequest, body: Buffer): Promise<FormData> {
  const type = request.headers['content-type'] ?? '';
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(type) ?? [];
  const boundary = quoted ?? plain;
  if (boundary === undefined || partsOf(body, `--${boundary}`) > mostParts)
    throw new DomainError('malformedRequest');
  try {
    return await new Response(new Uint8Array(body), {
      headers: { 'content-type': type },
    }).formData();
  } catch (cause) {
    throw new DomainError('malformedRequest', { detail: 'The form cannot be read.', cause });
  }
}

/** How many parts a form has, counted no further than it may have. */
function partsOf(body: Buffer, delimiter: string): number {
  let parts = 0;
  for (let at = body.indexOf(delimiter); at >= 0 && parts <= mostParts + 1; parts += 1)
    at = body.indexOf(delimiter, at + delimiter.length);
  // The last delimiter closes the form.
  return parts - 1;
}
