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
  return { entry, imports: [...new Set(routeIds.flatMap(importsOf))] };
}
