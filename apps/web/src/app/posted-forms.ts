import routes from 'virtual:contract';
import { communicationForms } from '#features/communications/public.ts';
import { identityForms } from '#features/identity/public.ts';
import { notificationForms } from '#features/notifications/public.ts';
import { answerForm as answer, type FormSurroundings } from '#shared/posted-forms/answer-form.ts';

const forms = { ...identityForms, ...communicationForms, ...notificationForms };

/** Answers what a page without scripts posts, or null where nothing is posted to. */
export const answerForm = (
  request: Request,
  around: Omit<FormSurroundings, 'forms' | 'routes'>,
): Promise<Response | null> => answer(request, { forms, routes, ...around });
