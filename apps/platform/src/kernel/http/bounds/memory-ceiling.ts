import os from 'node:os';
import process from 'node:process';
import { getHeapStatistics } from 'node:v8';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DomainError } from '../../errors/domain-error.ts';

/** The part of what there is that may be used before new requests are refused. */
const usable = 0.8;
const mib = 1024 * 1024;

/** How long a refused client should wait, in seconds: memory is looked at every second. */
const retryAfterSeconds = 5;

/** Bytes that the process may have resident by default: most of what its container or machine has. */
function defaultCeiling(): number {
  const constrained = process.constrainedMemory();
  const there = constrained > 0 ? Math.min(constrained, os.totalmem()) : os.totalmem();
  return there * usable;
}

/**
 * Refuses requests with 503 and `Retry-After` while the process has more memory resident than the
 * ceiling, or nearly all its heap may have: refusing takes little, and dying takes everything along.
 */
export async function holdMemoryCeiling(
  app: FastifyInstance,
  options: {
    /** MiB that may be resident; four fifths of what there is when left out. */
    readonly mebibytes: number | undefined;
    readonly isExempt: (request: FastifyRequest) => boolean;
    readonly onRefused: () => void;
  },
): Promise<void> {
  const { mebibytes, isExempt, onRefused } = options;
  await app.register(underPressure, {
    maxRssBytes: mebibytes === undefined ? defaultCeiling() : mebibytes * mib,
    maxHeapUsedBytes: getHeapStatistics().heap_size_limit * usable,
    sampleInterval: 500,
    pressureHandler: async (request) => {
      if (isExempt(request)) return;
      onRefused();
      throw new DomainError('unavailable', { retryAfterSeconds });
    },
  });
}
