import { keptAffiliateTag } from '#shared/affiliates/affiliate-tag.ts';
import { call } from '#shared/api/call.ts';
import { type Api, type Calls, createApi } from '#shared/api/client.ts';
import { clientProblem, isProblem } from '#shared/api/problem.ts';
import { readCookie, writeCookie, YEAR_IN_SECONDS } from '#shared/cookies.ts';
import { newRandomId } from '#shared/random-id.ts';
import {
  handedOverPage,
  pageOnThisSite,
  withoutHandedOverPage,
} from '#shared/session/requested-page.ts';
import { requestTokenStore, TOKEN_COOKIE } from '#shared/session/token-store.ts';
import { KEPT_ID_CONFIDENCE, type OwnVisitor } from '#shared/visitor/own-visitor.ts';
import { FORMS_PATH, type KeptForm, keptFormCookie, PAGE_FIELD } from './kept-form.ts';

/** Stands in for what scripts compute of a browser, as the number that they keep does. */
const VISITOR_COOKIE = 'pierlight.visitor';

/** What is posted, and what is known of who posts it. */
export interface Posted {
  /** Calls in the visitor's name. */
  readonly api: Api;
  readonly form: FormData | URLSearchParams;
  /** The page it stood on, path and query. */
  readonly page: string;
  /** What a sign-in sends about the browser, which is recognised by it from then on. */
  readonly visitor: () => OwnVisitor;
  /** The `Cookie` header. */
  readonly cookies: string;
  /** Whether cookies that are set go over TLS alone. */
  readonly secure: boolean;
}

/** What becomes of a form: a session, the end of one, or a form to show, with cookies to set. */
export type Outcome =
  | { readonly accessToken: string }
  | { readonly leadsTo: string }
  | (KeptForm & { readonly setCookies?: readonly string[] });

/** One address below `FORMS_PATH`. */
export interface PostedForm {
  readonly post?: (posted: Posted) => Promise<Outcome>;
  readonly get?: (asked: Posted) => Promise<Outcome>;
  /** Where the form is shown that was posted from a page; a form that is shown nowhere has none. */
  readonly shownOn?: (page: string) => string;
}

export interface FormSurroundings {
  /** By the last part of the address each is posted to. */
  readonly forms: Readonly<Record<string, PostedForm>>;
  /** Every endpoint of the contract. */
  readonly routes: Calls['routes'];
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
  { forms, routes, publicOrigin, callApi }: FormSurroundings,
): Promise<Response | null> {
  const { pathname, searchParams } = new URL(request.url);
  const name = pathname.slice(FORMS_PATH.length + 1);
  const named = Object.hasOwn(forms, name) ? forms[name] : undefined;
  const isAsked = request.method === 'GET';
  const answer = isAsked ? named?.get : named?.post;
  if (!answer) {
    // Where a form is posted, its address stays in the browser's bar.
    const shownAt = isAsked ? named?.shownOn?.('/') : undefined;
    if (shownAt === undefined) return null;
    return new Response(null, { status: 303, headers: { location: `${publicOrigin}${shownAt}` } });
  }
  const cookies = request.headers.get('cookie') ?? '';
  const secure = publicOrigin.startsWith('https:');
  const setCookies: string[] = [];

  const form = isAsked ? searchParams : await request.formData();
  const visitor = visitorOf(cookies);
  let isVisitorTold = false;
  const token = requestTokenStore(cookies).read();
  const posted: Posted = {
    ...{ form, cookies, secure },
    page: pageOnThisSite(String(form.get(PAGE_FIELD) ?? '')) ?? '/',
    visitor: () => {
      isVisitorTold = true;
      return visitor;
    },
    // Nothing renews the visitor's token, and who has no scripts cannot be asked for work.
    api: createApi({
      ...{
        load: async () => ({ routes, call }),
        origin: publicOrigin,
        bindingCredentials: 'same-origin',
      },
      fetch: async (sent) => {
        const answered = await callApi(sent);
        setCookies.push(...answered.headers.getSetCookie());
        return answered;
      },
      authority: {
        bearer: async () => token,
        heldToken: () => token,
        rejected: async () => null,
      },
      prove: () => Promise.reject(clientProblem(428, 'proofOfWorkNeeded')),
    }),
  };
  const outcome = await answer(posted).catch((error: unknown): Outcome | null => {
    if (!isProblem(error)) throw error;
    // Nothing is known of the session; led back, the page would come here again at once.
    if (isAsked) return null;
    return { form: name, values: shownAgain(posted), problem: error };
  });
  if (outcome === null) return new Response(null, { status: 503 });

  let leadsTo = posted.page;
  if ('accessToken' in outcome) {
    const { accessToken } = outcome;
    setCookies.push(writeCookie(TOKEN_COOKIE, accessToken, { maxAge: YEAR_IN_SECONDS, secure }));
    if (!isAsked) {
      leadsTo = handedOverPage(cookies) ?? leadsTo;
      setCookies.push(withoutHandedOverPage(secure));
    }
  } else if ('leadsTo' in outcome) {
    setCookies.push(writeCookie(TOKEN_COOKIE, '', { maxAge: 0, secure }));
    leadsTo = outcome.leadsTo;
  } else {
    setCookies.push(keptFormCookie(outcome, secure), ...(outcome.setCookies ?? []));
    leadsTo = forms[outcome.form]?.shownOn?.(leadsTo) ?? leadsTo;
  }
  if (isVisitorTold) setCookies.push(visitorCookie(visitor, secure));
  const headers = new Headers({ location: `${publicOrigin}${leadsTo}` });
  for (const cookie of setCookies) headers.append('set-cookie', cookie);
  return new Response(null, { status: 303, headers });
}

/** What every sign-in sends about the visitor, with a number of the server's in place of a fingerprint. */
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
