import type { TestProject } from 'vitest/node';
import type {} from '../../apps/platform/src/test/shared-cache.ts';
import { say } from '../progress.ts';
import { ensureNginx } from './nginx.ts';

/** Finds an nginx for a test run. Where there is none, the tests that need one fail and say why. */
export default function setup(project: TestProject): void {
  try {
    project.provide('nginx', { path: ensureNginx(say) });
  } catch (error) {
    const missing = error instanceof Error ? error.message : String(error);
    project.provide('nginx', { missing });
  }
}
