import routes from 'virtual:contract';
import { answerForm as answer, type FormSurroundings } from '#features/identity/public.ts';

/** Answers what a page without scripts posts, or null where nothing is posted to. */
export const answerForm = (
  request: Request,
  around: Omit<FormSurroundings, 'routes'>,
): Promise<Response | null> => answer(request, { routes, ...around });
