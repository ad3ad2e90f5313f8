/* Plainsight's frame. Only the site that its policy names can frame it, and only that may speak to it. */
import { createApi, Problem } from './api.js';
import { capture } from './capture.js';
import { countryOf } from './countries.js';
import { fill, showWaiting } from './dom.js';
import {
  detailsScreen,
  documentScreen,
  introScreen,
  problemScreen,
  resultScreen,
} from './screens.js';
import { hasTwoSides, isPaper, prefilled, resultOf, statusPayloadOf } from './view.js';

const pause = 2000;
const byId = (id) => document.getElementById(id);
const wait = (time) => new Promise((resolve) => setTimeout(resolve, time));

let hostOrigin = '*';
let conf = {};
let api = null;
let view = null;
let texts = null;
let lang = 'en';
let isFirstScreen = true;
/** Counts how often the frame was opened anew; what belongs to an older opening stops. */
let opening = 0;
let onToken = null;

const post = (type, payload) => window.parent.postMessage({ type, payload }, hostOrigin);
const emit = (type, payload = {}) =>
  post(`idCheck.${type}`, {
    ...(view && { applicantId: view.applicantId, levelName: view.levelName }),
    ...payload,
  });

/** Asks the site for a new token; one that does not come is told as an error. */
function wantToken() {
  post('tokenWanted');
  return new Promise((resolve, reject) => {
    onToken = (token) => {
      onToken = null;
      if (token) return resolve(token);
      emit('onError', { code: 'expired-token', error: 'The access token is expired' });
      reject(new Problem('expired'));
    };
  });
}

/** Runs screens one after the other; each may lead to the one before. @returns whether the last was passed */
async function run(screensNow) {
  for (let at = 0; at < screensNow().length; ) {
    const result = await screensNow()[at]();
    at += result === null ? -1 : 1;
    if (at < 0) return false;
  }
  return true;
}

async function runStep(step, chosen) {
  const send = (side) => (blob, name) =>
    api.image({ step: step.type, type: chosen.type, side, country: chosen.country, name }, blob);
  const take =
    (kind, side = 'FRONT_SIDE') =>
    () =>
      capture(texts, kind, send(side));
  if (step.type === 'SELFIE') {
    chosen.type = 'SELFIE';
    return run(() => [take('selfie')]);
  }
  const choose = async () => {
    const choice = await documentScreen(texts, lang, step, chosen);
    if (choice) Object.assign(chosen, choice);
    return choice;
  };
  const confirm = async () =>
    detailsScreen(texts, step, prefilled(view, step), (details) => api.details(step.type, details));
  return run(() => {
    const sides = hasTwoSides(chosen.type)
      ? [take('front'), take('back', 'BACK_SIDE')]
      : [take(isPaper(step) ? 'paper' : 'page')];
    return [choose, ...sides, ...(step.reads.length > 0 ? [confirm] : [])];
  });
}

/** Everything that is missing, in order. @returns false when the person went back to the beginning */
async function runMissing() {
  const missing = view.steps.filter(({ isMissing }) => isMissing);
  const [{ country } = {}] = view.steps.filter((step) => step.country);
  const chosen = {
    type: null,
    country: country ?? conf.country ?? view.fixedInfo?.country ?? countryOf(navigator.language),
  };
  for (let at = 0; at < missing.length; ) {
    const step = missing[at];
    showProgress(at + 1, missing.length);
    emit('onStepInitiated', { idDocSetType: step.type, types: step.types });
    if (step.type !== 'SELFIE') chosen.type = null;
    if (await runStep(step, chosen)) {
      emit('onStepCompleted', { idDocSetType: step.type });
      at += 1;
    } else if (at === 0) return false;
    else at -= 1;
  }
  return true;
}

function showProgress(n, total) {
  byId('progress').textContent = total > 1 && n > 0 ? fill(texts.progress, { n, total }) : '';
  byId('bar').style.inlineSize = `${total === 0 ? 0 : (100 * n) / (total + 1)}%`;
}

function tellStatus() {
  const payload = statusPayloadOf(view);
  emit('onApplicantStatusChanged', payload);
  if (view.reviewStatus === 'completed') emit('onApplicantVerificationCompleted', payload);
}

function take(answer) {
  const fixedInfo = answer.fixedInfo ?? view?.fixedInfo;
  if (view && view.applicantId !== answer.applicantId) throw new Problem('over');
  view = { ...answer, fixedInfo };
}

/** Shows how it stands, and goes on looking until that changes. @returns when it is to be tried again */
async function watch(mine) {
  for (;;) {
    const name = resultOf(view);
    byId('progress').textContent = '';
    byId('bar').style.inlineSize = name === 'approved' ? '100%' : '85%';
    const comments = (view.reviewResult?.moderationComment ?? '').split('\n').filter(Boolean);
    const again = resultScreen(
      texts,
      name,
      name === 'retry' || name === 'rejected' ? comments : [],
    );
    firstScreenIsThere();
    if (name === 'retry') return again;
    const before = `${view.reviewStatus} ${view.reviewResult?.reviewAnswer}`;
    do {
      await wait(pause);
      if (mine !== opening) return new Promise(() => {});
      const answer = await api.status().catch((error) => {
        if (error.kind !== 'network') throw error;
        return view;
      });
      take(answer);
    } while (`${view.reviewStatus} ${view.reviewResult?.reviewAnswer}` === before);
    tellStatus();
    // It was moved to another level, or everything was requested again.
    if (view.reviewStatus === 'init') return undefined;
  }
}

function firstScreenIsThere() {
  if (!isFirstScreen) return;
  isFirstScreen = false;
  emit('onInitialized');
}

async function flow(mine) {
  const answer = await api.session(lang);
  ({ texts } = answer);
  const { texts: _texts, ...rest } = answer;
  take(rest);
  dress();
  emit('onApplicantLoaded');
  if (view.reviewStatus !== 'init') {
    tellStatus();
    await watch(mine);
  } else {
    const intro = introScreen(texts, view);
    firstScreenIsThere();
    showProgress(0, 0);
    await intro;
  }
  for (;;) {
    while (!(await runMissing())) await introScreen(texts, view);
    showWaiting(texts.capture.sending);
    const isFirst = view.attempts === 0;
    take(await api.submit());
    emit(isFirst ? 'onApplicantSubmitted' : 'onApplicantResubmitted');
    tellStatus();
    await watch(mine);
  }
}

async function open() {
  opening += 1;
  const mine = opening;
  for (;;) {
    try {
      await flow(mine);
    } catch (error) {
      if (mine !== opening) return;
      const kind = error.kind ?? 'network';
      if (kind !== 'expired')
        emit('onError', {
          code: kind === 'over' ? 'invalid-token' : 'sdk-error',
          error: error.message,
          reason: kind,
        });
      byId('progress').textContent = '';
      await problemScreen(texts ?? unspoken, kind === 'expired' ? 'over' : kind);
    }
  }
}

/** Before the words have come. */
const unspoken = {
  problems: {
    network: 'The verification could not be opened.',
    over: 'The verification could not be opened.',
    again: 'Try again',
  },
};

/** The words and the direction of what stands around every screen. */
function dress() {
  document.documentElement.lang = lang;
  document.documentElement.dir = lang === 'ar' ? 'rtl' : 'ltr';
  byId('tag').textContent = texts.sandbox;
  byId('tag').hidden = false;
  byId('privacy').textContent = texts.privacy;
}

const known = { en: 'en', de: 'de', es: 'es', pt: 'pt-BR', ar: 'ar' };
function setLanguage(wanted) {
  lang =
    known[
      String(wanted ?? navigator.language)
        .slice(0, 2)
        .toLowerCase()
    ] ?? 'en';
}

function setTheme(theme) {
  if (theme === 'dark' || theme === 'light') document.documentElement.dataset.theme = theme;
  else delete document.documentElement.dataset.theme;
}

window.addEventListener('message', ({ data, origin, source }) => {
  if (source !== window.parent || source === window) return;
  if (data?.type === 'init' && !api) {
    hostOrigin = origin;
    conf = data.conf ?? {};
    setLanguage(conf.lang);
    setTheme(conf.theme);
    if (typeof conf.uiConf?.customCssStr === 'string') {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(conf.uiConf.customCssStr);
      document.adoptedStyleSheets = [sheet];
    }
    api = createApi(data.accessToken, wantToken);
    emit('onReady');
    open();
  } else if (data?.type === 'token') onToken?.(data.accessToken);
  else if (data?.type === 'theme') setTheme(data.theme);
  else if (data?.type === 'language') {
    setLanguage(data.lang);
    if (api) open();
  } else if (data?.type === 'back') document.querySelector('button.back')?.click();
});

new ResizeObserver(() =>
  emit('onResize', { height: Math.ceil(document.body.getBoundingClientRect().height) }),
).observe(document.body);
post('hello');
