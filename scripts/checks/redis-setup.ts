import type { TestProject } from 'vitest/node';
import type {} from '../../apps/platform/src/kernel/realtime/test/redis-server.ts';
import { say } from '../progress.ts';
import { ensureRedis } from './redis.ts';

/** Finds a Redis for a test run. Where there is none, the tests that need one fail and say why. */
export default function setup(project: TestProject): void {
  try {
    project.provide('redisServer', { path: ensureRedis(say) });
  } catch (error) {
    const missing = error instanceof Error ? error.message : String(error);
    project.provide('redisServer', { missing });
  }
}
