export type { MailTemplate } from './files/mail-file.ts';
export { createRouteRules, type Redirect } from './route-rules.ts';
export { createContentRoutes } from './routes.ts';
export { createContentService } from './service.ts';
