import path from 'node:path';
import { createRouteRules } from './route-rules.ts';
import { createContentRoutes } from './routes.ts';
import { type ContentOptions, createContentService } from './service.ts';

export type { MailTemplate } from './files/mail-file.ts';
export type { Redirect } from './route-rules.ts';

export interface ContentDeps extends ContentOptions {
  /** Origins beside the site's own that a rule may lead to. */
  readonly redirectOrigins: readonly string[];
}

/** What operators write in files: texts and documents, and where visitors are led; the contract's handlers. */
export function createContent({ redirectOrigins, ...options }: ContentDeps) {
  const service = createContentService(options);
  const rules = createRouteRules({
    ...options,
    file: path.join(options.directory, 'route-rules.json'),
    origins: redirectOrigins,
  });
  return {
    ...service,
    redirectOf: rules.redirectOf,
    routes: createContentRoutes(service, rules),
  };
}
