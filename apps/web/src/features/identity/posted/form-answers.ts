import { isProblem } from '#shared/api/problem.ts';
import type { FormValues } from '#shared/forms/fields.ts';
import { localizePath, splitLocale } from '#shared/i18n/localize-path.ts';
import type { Outcome, Posted, PostedForm } from '#shared/posted-forms/answer-form.ts';
import { registrationRequest } from '../registration-request.ts';
import { type ModalWithForm, modalsWithForm } from './load-form.ts';
import { readResetLink, withoutResetLink } from './reset-link.ts';

/** Among the values of a sign-in that follows a new password. */
export const PASSWORD_IS_NEW = 'isPasswordNew';

const textIn = ({ form }: Posted, name: string): string => String(form.get(name) ?? '');

async function signIn(posted: Posted): Promise<Outcome> {
  const email = textIn(posted, 'email').trim();
  const password = textIn(posted, 'password');
  const { data } = await posted.api.identity.signIn({ email, password, ...posted.visitor() });
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
    ...posted.visitor(),
  });
  return data;
}

async function signUp(posted: Posted): Promise<Outcome> {
  const { api, page } = posted;
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
      registrationRequest(values, fields, { locale, visitor: posted.visitor() }),
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
  const resetCode = readResetLink(posted.cookies);
  if (requestId === '' && resetCode === '')
    return { form: 'forgot-pass', values: {}, problem: null };
  const proof =
    requestId === '' ? { resetCode } : { requestId, code: textIn(posted, 'code').trim() };
  await posted.api.identity.confirmPasswordReset({
    ...proof,
    newPassword: textIn(posted, 'newPassword'),
    repeatNewPassword: textIn(posted, 'repeatNewPassword'),
  });
  return {
    ...{ form: 'sign-in', values: { [PASSWORD_IS_NEW]: 'true' }, problem: null },
    setCookies: [withoutResetLink(posted.secure)],
  };
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

/** The address of a page with the form of a modal on it. */
const withModal =
  (modal: ModalWithForm) =>
  (page: string): string => {
    const address = new URL(page, 'https://site.invalid');
    // Of two forms in an address the first would be shown.
    for (const other of modalsWithForm) address.searchParams.delete(other);
    address.searchParams.set(modal, 'true');
    return `${address.pathname}${address.search}`;
  };

/** Sign-in, registration and sign-out of a visitor without scripts. */
export const identityForms: Readonly<Record<string, PostedForm>> = {
  'sign-in': { post: signIn, shownOn: withModal('sign-in') },
  'second-factor': { post: secondFactor, shownOn: withModal('sign-in') },
  'sign-up': { post: signUp, shownOn: withModal('sign-up') },
  'forgot-pass': { post: askForReset, shownOn: withModal('forgot-pass') },
  'reset-pass': { post: resetPassword, shownOn: withModal('reset-pass') },
  'sign-out': { post: signOut },
  renewal: { get: renew },
};
