import * as build from 'tanstack-start-manifest:v';
import type { FirstScripts } from './scripts-after-paint.ts';

/**
 * The scripts that a page of these routes starts with; null in the browser, and in development, where
 * the framework adds its own.
 */
export function firstScripts(routeIds: readonly string[]): FirstScripts | null {
  if (!import.meta.env.SSR) return null;
  const { entry, importsOf } = build;
  if (!entry || !importsOf) return null;
  const imports = [...new Set(routeIds.flatMap(importsOf))];
  const libraries = imports.find((file) => /\/libraries-[^/]+$/.test(file));
  if (libraries === undefined) throw new Error('The build has no file of libraries to start with');
  return { entry, libraries, imports };
}
