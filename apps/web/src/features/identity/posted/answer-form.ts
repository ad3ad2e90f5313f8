import { keptAffiliateTag } from '#shared/affiliates/affiliate-tag.ts';
import { type Api, type ApiOptions, createApi } from '#shared/api/client.ts';
import { isProblem, problemOf } from '#shared/api/problem.ts';
import { readCookie, writeCookie, YEAR_IN_SECONDS } from '#shared/cookies.ts';
import type { FormValues } from '#shared/forms/fields.ts';
import { localizePath, splitLocale } from '#shared/i18n/localize-path.ts';
import { newRandomId } from '#shared/random-id.ts';
import {
  handedOverPage,
  pageOnThisSite,
  withoutHandedOverPage,
} from '#shared/session/asked-page.ts';
import { requestTokenStore, TOKEN_COOKIE } from '#shared/session/token-store.ts';
import { KEPT_ID_CONFIDENCE, type OwnVisitor } from '#shared/visitor/own-visitor.ts';
import { registrationRequest } from '../registration-request.ts';
import {
  FORMS_PATH,
  type KeptForm,
  keptFormCookie,
  type PostedForm,
  postedForms,
} from './kept-form.ts';
import { readResetLink, withoutResetLink } from './reset-link.ts';

/** The field that says which page a form stood on. */
export const PAGE_FIELD = 'page';

/** Among the values of a sign-in that follows a new password. */
export const PASSWORD_IS_NEW = 'isPasswordNew';

/** Stands in for what scripts compute of a browser, as the number that they keep does. */
const VISITOR_COOKIE = 'pierlight.visitor';

export interface FormSurroundings {
  /** Every endpoint of the contract. */
  readonly routes: ApiOptions['routes'];
  readonly publicOrigin: string;
  /** Calls the contract as the visitor who posted; its cookies come back with the answer. */
  readonly callApi: (request: Request) => Promise<Response>;
}

/** What is posted, and what is known of who posts it. */
interface Posted {
  readonly api: Api;
  readonly form: FormData | URLSearchParams;
  /** The page it stood on, path and query. */
  readonly page: string;
  readonly visitor: OwnVisitor;
  /** The code of a mailed link that led here; "" without one. */
  readonly resetCode: string;
}

/** What becomes of a form: a session, the end of one, or a form to show. */
type Outcome = { readonly accessToken: string } | { readonly leadsTo: string } | KeptForm;

const textIn = ({ form }: Posted, name: string): string => String(form.get(name) ?? '');

async function signIn(posted: Posted): Promise<Outcome> {
  const email = textIn(posted, 'email').trim();
  const password = textIn(posted, 'password');
  const { data } = await posted.api.identity.signIn({ email, password, ...posted.visitor });
  if ('accessToken' in data) return data;
  const { challenge } = data.secondFactor;
  return { form: 'second-factor', values: { challenge }, problem: null };
}

/** Six digits are a code of the authenticator app, everything else a recovery code. */
async function secondFactor(posted: Posted): Promise<Outcome> {
  const code = textIn(posted, 'code').trim();
  const method = /^\d{6}$/.test(code.replace(/[\s-]/g, '')) ? 'totp' : 'recoveryCode';
  const { data } = await posted.api.identity.finishSignIn({
    challenge: textIn(posted, 'challenge'),
    proof: { method, code },
    ...posted.visitor,
  });
  return data;
}

async function signUp(posted: Posted): Promise<Outcome> {
  const { api, page, visitor } = posted;
  const { data: fields } = await api.player.fields({ scenario: 'registration' });
  const values: FormValues = Object.fromEntries(
    fields.map(({ name, kind }) => [
      name,
      kind === 'checkbox' ? textIn(posted, name) === 'true' : textIn(posted, name),
    ]),
  );
  const { locale } = splitLocale(page);
  try {
    const { data } = await api.identity.register(
      registrationRequest(values, fields, { locale, visitor }),
    );
    return data;
  } catch (refused) {
    if (!isProblem(refused, 'registrationRefused')) throw refused;
    // A button pressed twice posts twice, and the browser drops the first answer: whoever knows the password of
    // the account that is there is signed in.
    return signIn(posted).catch(() => Promise.reject(refused));
  }
}

async function askForReset(posted: Posted): Promise<Outcome> {
  const email = textIn(posted, 'email').trim();
  const { locale } = splitLocale(posted.page);
  const { data } = await posted.api.identity.requestPasswordReset({ email, locale });
  return { form: 'reset-pass', values: { ...data, email }, problem: null };
}

/** By the code that is typed in with the request of its mail, or by the mailed link. */
async function resetPassword(posted: Posted): Promise<Outcome> {
  const requestId = textIn(posted, 'requestId');
  const { resetCode } = posted;
  if (requestId === '' && resetCode === '')
    return { form: 'forgot-pass', values: {}, problem: null };
  const proof =
    requestId === '' ? { resetCode } : { requestId, code: textIn(posted, 'code').trim() };
  await posted.api.identity.confirmPasswordReset({
    ...proof,
    newPassword: textIn(posted, 'newPassword'),
    repeatNewPassword: textIn(posted, 'repeatNewPassword'),
  });
  return { form: 'sign-in', values: { [PASSWORD_IS_NEW]: 'true' }, problem: null };
}

async function signOut({ api, page }: Posted): Promise<Outcome> {
  // Whatever it answers, this browser is signed out.
  await api.identity.signOut().catch(() => undefined);
  return { leadsTo: localizePath('/', splitLocale(page).locale) };
}

/** A page without scripts comes here when its token has run out, and is led back with the next one. */
async function renew({ api, page }: Posted): Promise<Outcome> {
  try {
    return (await api.identity.refresh(undefined, { context: { bearer: 'held' } })).data;
  } catch (error) {
    if (isProblem(error) && [401, 403].includes(error.status)) return { leadsTo: page };
    throw error;
  }
}

/** What is posted to each address below `FORMS_PATH`, and what is asked for there. */
const answers: Readonly<Record<string, (posted: Posted) => Promise<Outcome>>> = {
  'POST sign-in': signIn,
  'POST second-factor': secondFactor,
  'POST sign-up': signUp,
  'POST forgot-pass': askForReset,
  'POST reset-pass': resetPassword,
  'POST sign-out': signOut,
  'GET renewal': renew,
};

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
