import { ApiProblem } from '#shared/api/problem.ts';
import { readCookie, writeCookie } from '#shared/cookies.ts';

/** Where forms are posted: below the path of the cookies that go with a session. */
export const FORMS_PATH = '/api/player/sessions/forms';

/** The field that says which page a form stood on. */
export const PAGE_FIELD = 'page';

/** What a form that was posted and refused is shown again with. */
export interface KeptForm {
  /** The last part of the address it is posted to. */
  readonly form: string;
  /** What was typed, without anything secret. */
  readonly values: Readonly<Record<string, string>>;
  /** Null for a form that is only now shown, such as the question for a second factor. */
  readonly problem: ApiProblem | null;
}

/** Between the answer to a form that was posted and the page it leads back to. HttpOnly. */
export const KEPT_FORM_COOKIE = 'posted-form';
/** Seconds; the page that shows it takes it away. */
const KEPT_FOR = 60;
/** Browsers drop a cookie of more than 4096 bytes; the longest of what was typed is then left out. */
const LONGEST = 3500;

interface Written {
  readonly form: string;
  readonly values: KeptForm['values'];
  readonly problem: Pick<ApiProblem, 'status' | 'code' | 'errors' | 'retryAfter'> | null;
}

export function keptFormCookie({ form, values, problem }: KeptForm, secure: boolean): string {
  const written = (fields: KeptForm['values']): string =>
    JSON.stringify({
      ...{ form, values: fields },
      problem: problem && {
        ...{ status: problem.status, code: problem.code },
        ...{ errors: problem.errors, retryAfter: problem.retryAfter },
      },
    } satisfies Written);
  const shortestFirst = Object.entries(values).sort(([, a], [, b]) => a.length - b.length);
  let text = written(values);
  while (encodeURIComponent(text).length > LONGEST && shortestFirst.pop())
    text = written(Object.fromEntries(shortestFirst));
  return writeCookie(KEPT_FORM_COOKIE, text, { maxAge: KEPT_FOR, secure, httpOnly: true });
}

export const withoutKeptForm = (secure: boolean): string =>
  writeCookie(KEPT_FORM_COOKIE, '', { maxAge: 0, secure, httpOnly: true });

/** What a form is to be shown again with; null where nothing was posted. A cookie can hold anything. */
export function readKeptForm(cookies: string): KeptForm | null {
  const text = readCookie(cookies, KEPT_FORM_COOKIE);
  if (!text) return null;
  try {
    const { form, values, problem } = JSON.parse(text) as Partial<Written>;
    if (typeof form !== 'string' || !areTexts(values) || !areErrors(problem?.errors)) return null;
    return {
      form,
      values,
      problem: problem ? new ApiProblem({ ...problem, title: 'Refused' }) : null,
    };
  } catch {
    return null;
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const areTexts = (value: unknown): value is KeptForm['values'] =>
  isObject(value) && Object.values(value).every((text) => typeof text === 'string');

/** Broken rules by field, as the API tells them, each with its parameters; or none. */
const areErrors = (value: unknown): boolean =>
  value === undefined ||
  (isObject(value) &&
    Object.values(value).every(
      (broken) =>
        Array.isArray(broken) &&
        broken.every(
          (one) => isObject(one) && typeof one.rule === 'string' && isObject(one.params ?? {}),
        ),
    ));
