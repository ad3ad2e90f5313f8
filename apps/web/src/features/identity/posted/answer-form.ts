import { keptAffiliateTag } from '#shared/affiliates/affiliate-tag.ts';
import { type ApiOptions, createApi } from '#shared/api/client.ts';
import { isProblem, problemOf } from '#shared/api/problem.ts';
import { readCookie, writeCookie, YEAR_IN_SECONDS } from '#shared/cookies.ts';
import { newRandomId } from '#shared/random-id.ts';
import {
  handedOverPage,
  pageOnThisSite,
  withoutHandedOverPage,
} from '#shared/session/asked-page.ts';
import { requestTokenStore, TOKEN_COOKIE } from '#shared/session/token-store.ts';
import { KEPT_ID_CONFIDENCE, type OwnVisitor } from '#shared/visitor/own-visitor.ts';
import { answers, type Outcome, type Posted } from './form-answers.ts';
import {
  FORMS_PATH,
  keptFormCookie,
  PASSWORD_IS_NEW,
  type PostedForm,
  postedForms,
} from './kept-form.ts';
import { readResetLink, withoutResetLink } from './reset-link.ts';

/** The field that says which page a form stood on. */
export const PAGE_FIELD = 'page';

/** Stands in for what scripts compute of a browser, as the number that they keep does. */
const VISITOR_COOKIE = 'pierlight.visitor';

export interface FormSurroundings {
  /** Every endpoint of the contract. */
  readonly routes: ApiOptions['routes'];
  readonly publicOrigin: string;
  /** Calls the contract as the visitor who posted; its cookies come back with the answer. */
  readonly callApi: (request: Request) => Promise<Response>;
}

/** Values a page may be shown again with: of a password, and the answer to a question, nothing is kept. */
function shownAgain({ form }: Posted): Record<string, string> {
  const isSecret = (name: string) => /password|answer|^code$/i.test(name) || name === PAGE_FIELD;
  return Object.fromEntries(
    [...form].flatMap(([name, value]) => (isSecret(name) ? [] : [[name, String(value)]])),
  );
}

/** Answers what a page without scripts posts, or null where nothing is posted to. */
export async function answerForm(
  request: Request,
  { routes, publicOrigin, callApi }: FormSurroundings,
): Promise<Response | null> {
  const { pathname, searchParams } = new URL(request.url);
  const name = pathname.slice(FORMS_PATH.length + 1);
  const answer = answers[`${request.method} ${name}`];
  if (!answer) {
    // Where a form is posted, its address stays in the browser's bar.
    const isForm = request.method === 'GET' && postedForms.some((known) => known === name);
    if (!isForm) return null;
    const location = `${publicOrigin}${withForm('/', name as PostedForm)}`;
    return new Response(null, { status: 303, headers: { location } });
  }
  const cookies = request.headers.get('cookie') ?? '';
  const secure = publicOrigin.startsWith('https:');
  const setCookies: string[] = [];

  const form = request.method === 'GET' ? searchParams : await request.formData();
  const visitor = visitorOf(cookies);
  const token = requestTokenStore(cookies).read();
  const posted: Posted = {
    form,
    page: pageOnThisSite(String(form.get(PAGE_FIELD) ?? '')) ?? '/',
    visitor,
    resetCode: readResetLink(cookies),
    // Nothing renews the visitor's token, and who has no scripts cannot be asked for work.
    api: createApi({
      ...{ routes, origin: publicOrigin, bindingCredentials: 'same-origin' },
      fetch: async (call) => {
        const answered = await callApi(call);
        setCookies.push(...answered.headers.getSetCookie());
        return answered;
      },
      authority: {
        bearer: async () => token,
        heldToken: () => token,
        rejected: async () => null,
      },
      prove: () => Promise.reject(problemOf('proofOfWorkNeeded')),
    }),
  };
  const outcome = await answer(posted).catch((error: unknown): Outcome | null => {
    if (!isProblem(error)) throw error;
    // Nothing is known of the session; led back, the page would come here again at once.
    if (request.method === 'GET') return null;
    return { form: name as PostedForm, values: shownAgain(posted), problem: error };
  });
  if (outcome === null) return new Response(null, { status: 503 });

  let leadsTo = posted.page;
  if ('accessToken' in outcome) {
    const { accessToken } = outcome;
    setCookies.push(writeCookie(TOKEN_COOKIE, accessToken, { maxAge: YEAR_IN_SECONDS, secure }));
    if (request.method === 'POST') {
      leadsTo = handedOverPage(cookies) ?? leadsTo;
      setCookies.push(withoutHandedOverPage(secure), visitorCookie(visitor, secure));
    }
  } else if ('leadsTo' in outcome) {
    setCookies.push(writeCookie(TOKEN_COOKIE, '', { maxAge: 0, secure }));
    leadsTo = outcome.leadsTo;
  } else {
    setCookies.push(keptFormCookie(outcome, secure), visitorCookie(visitor, secure));
    if (outcome.values[PASSWORD_IS_NEW]) setCookies.push(withoutResetLink(secure));
    leadsTo = withForm(leadsTo, outcome.form);
  }
  const headers = new Headers({ location: `${publicOrigin}${leadsTo}` });
  for (const cookie of setCookies) headers.append('set-cookie', cookie);
  return new Response(null, { status: 303, headers });
}

/** What every way in tells of the visitor, with a number of the server's in place of a fingerprint. */
function visitorOf(cookies: string): OwnVisitor {
  const visitorId = readCookie(cookies, VISITOR_COOKIE) || newRandomId();
  const affiliateTag = keptAffiliateTag(cookies);
  return {
    fingerprint: { visitorId, confidence: KEPT_ID_CONFIDENCE },
    ...(affiliateTag === null ? {} : { affiliateTag }),
  };
}

function visitorCookie({ fingerprint: { visitorId } }: OwnVisitor, secure: boolean): string {
  const kept = { maxAge: YEAR_IN_SECONDS, secure, path: FORMS_PATH, httpOnly: true } as const;
  return writeCookie(VISITOR_COOKIE, visitorId, kept);
}

/** The address of a page with one of its forms on it. */
function withForm(page: string, form: PostedForm): string {
  const address = new URL(page, 'https://site.invalid');
  // Of two forms in an address the first would be shown.
  for (const other of postedForms) address.searchParams.delete(other);
  address.searchParams.set(form === 'second-factor' ? 'sign-in' : form, 'true');
  return `${address.pathname}${address.search}`;
}
