import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { OpenAPIGenerator } from '@orpc/openapi';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import { contract } from '@pierlight/contract/contract';
import type { FastifyInstance } from 'fastify';
import { contractEndpoints } from './contract-endpoints.ts';
import type { Allowance, Allowances } from './rate-limits.ts';
import { dataPolicy } from './security-headers.ts';

const problemSchema = {
  type: 'object',
  required: ['type', 'title', 'status', 'code', 'requestId'],
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    detail: { type: 'string' },
    code: { type: 'integer', description: "A number of the contract's error catalogue." },
    requestId: { type: 'string' },
    errors: {
      type: 'object',
      description: 'Broken rules by field.',
      additionalProperties: {
        type: 'array',
        items: {
          type: 'object',
          required: ['rule', 'params'],
          properties: { rule: { type: 'string' }, params: { type: 'object' } },
        },
      },
    },
    challenge: {
      type: 'string',
      description:
        'With code 11080: a challenge of ALTCHA 2 (PBKDF2/SHA-512), JSON in base64. Its `parameters.data.most` is the number of counters, of which one is right. Send the same call again, within three minutes and once, with the header `proof-of-work`: `{ challenge, solution: { counter, derivedKey } }` as JSON in base64. It counts for that call and that address, number or account alone.',
    },
  },
} as const;

export interface OpenApiOptions {
  readonly publicOrigin: string;
  readonly allowances: Allowances;
}

const wholeNumber = { schema: { type: 'integer' } };

/** What a caller is told beyond an endpoint's limit. */
const tooMany = ({ max, seconds }: Allowance, problem: object) => ({
  ...problem,
  description: `More than ${max} calls in ${seconds} seconds from one network`,
  headers: {
    'Retry-After': { description: 'Seconds until the next may be sent', ...wholeNumber },
  },
});

/** The contract as an OpenAPI 3.1 document. `x-rate-limit` says how often one network may call. */
export async function createOpenApiDocument({ publicOrigin, allowances }: OpenApiOptions) {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] });
  const document = await generator.generate(contract, {
    info: {
      title: 'Pierlight',
      version: '1',
      description:
        'Every call the site makes. Money is a whole number of subunits with a currency code; times are ISO 8601 in UTC. Send the access token as a bearer. Every error is application/problem+json.',
    },
    servers: [{ url: `${publicOrigin}/api` }],
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  });
  const components = document.components ?? {};
  const schemas = { ...components.schemas, Problem: problemSchema as object };
  const problem = {
    description: 'The call was refused',
    content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
  };
  const paths = document.paths as Record<string, Record<string, { responses: object }>>;
  for (const { method, path: at, limit } of contractEndpoints(contract)) {
    const operation = paths[at]?.[method.toLowerCase()];
    if (!operation) throw new Error(`${method} ${at} is not in the document`);
    const allowance = allowances[limit];
    Object.assign(operation, { 'x-rate-limit': { name: limit, ...allowance } });
    Object.assign(operation.responses, { 429: tooMany(allowance, problem), default: problem });
  }
  return { ...document, components: { ...components, schemas } };
}

const page = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Pierlight API</title><link rel="stylesheet" href="/api/reference/swagger-ui.css"></head>
<body><div id="reference"></div>
<script src="/api/reference/swagger-ui-bundle.js"></script><script src="/api/reference/start.js"></script></body>
</html>`;

const start = `SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#reference', deepLinking: true, supportedSubmitMethods: [] });`;

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'";

/** `/api/openapi.json`, and a page to read it at `/api/reference`. */
export async function registerOpenApiRoutes(app: FastifyInstance, options: OpenApiOptions) {
  const document = JSON.stringify(await createOpenApiDocument(options));
  const folder = path.dirname(
    createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'),
  );
  const files: Readonly<Record<string, string>> = {
    'swagger-ui.css': 'text/css; charset=utf-8',
    'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
  };
  app.get('/api/openapi.json', async (_request, reply) =>
    reply
      .type('application/json')
      .headers({ 'cache-control': 'public, max-age=60', 'content-security-policy': dataPolicy })
      .send(document),
  );
  app.get('/api/reference', async (_request, reply) =>
    reply.type('text/html; charset=utf-8').header('content-security-policy', policy).send(page),
  );
  app.get('/api/reference/start.js', async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(start),
  );
  for (const [name, type] of Object.entries(files))
    app.get(`/api/reference/${name}`, async (_request, reply) =>
      reply
        .type(type)
        .header('cache-control', 'public, max-age=3600')
        .send(await readFile(path.join(folder, name))),
    );
}
