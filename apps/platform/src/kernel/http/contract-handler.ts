import { OpenAPIHandler as FastifyContractHandler } from '@orpc/openapi/fastify';
import { OpenAPIHandler as FetchContractHandler } from '@orpc/openapi/fetch';
import { ORPCError, type Router, ValidationError } from '@orpc/server';
import type { contract } from '@pierlight/contract/contract';
import type { DomainError } from '../errors/domain-error.ts';
import { invalidInput, problemOf, refusalOf } from '../errors/problem.ts';
import type { ApiContext } from './api-context.ts';

/** An implementation of every endpoint of the contract. */
export type ContractRouter = Router<typeof contract, ApiContext>;

function refusalOfCall(error: unknown): DomainError {
  if (error instanceof ORPCError && error.cause instanceof ValidationError) {
    const ofInput = error.status === 400;
    return ofInput
      ? invalidInput(error.cause.issues as Parameters<typeof invalidInput>[0])
      : refusalOf(error.cause);
  }
  if (error instanceof ORPCError && error.status === 400) return refusalOf({ statusCode: 400 });
  return refusalOf(error);
}

interface Interceptable {
  readonly context: ApiContext;
  next(): Promise<unknown>;
}

/** Words every failure of a call as a problem, and logs those that are ours. */
async function asProblem({ context, next }: Interceptable) {
  try {
    return await next();
  } catch (error) {
    const refusal = refusalOfCall(error);
    const log = refusal.status >= 500 ? 'error' : 'debug';
    context.log[log](
      { err: refusal.options.cause ?? refusal, code: refusal.errorName },
      refusal.message,
    );
    context.refusal.retryAfterSeconds = refusal.options.retryAfterSeconds ?? null;
    throw new ORPCError(refusal.errorName, {
      status: refusal.status,
      message: refusal.message,
      data: {
        problem: problemOf(refusal, context.requestId),
      },
    });
  }
}

/** The two entry points of the router: over HTTP through Fastify, and in process for the site's own server rendering. */
export function createContractHandlers(router: ContractRouter) {
  const options = {
    interceptors: [asProblem as never],
    customErrorResponseBodyEncoder: (error: ORPCError<string, unknown>) =>
      (error.data as { problem?: unknown } | undefined)?.problem ?? error.toJSON(),
  };
  return {
    overHttp: new FastifyContractHandler(router, options),
    inProcess: new FetchContractHandler(router, options),
  };
}
