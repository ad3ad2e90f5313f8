import { html, type Markup } from '../pages/html.ts';
import { type Party, partyPage } from '../pages/party-page.ts';
import { type ReadyName, readyNames, readyPeople } from './people.ts';
import { type Language, textsOf } from './texts.ts';

const mark = html`<svg class="mark" viewBox="0 0 32 32" aria-hidden="true" focusable="false">
  <rect width="32" height="32" rx="9" fill="currentColor" />
  <path d="M16 6.5v3M11 12h10l1.5 10h-13zM10 25.5h12" />
  <circle cx="16" cy="17" r="2.4" />
</svg>`;

const lanternId: Party = {
  name: 'Lantern ID',
  mark,
  icon: '/assets/lantern.svg',
  styles: ['/assets/lantern.css'],
};

export interface SignInView {
  readonly language: Language;
  /** Identifies the sign-in under way. */
  readonly uid: string;
  /** The site that asks, by the name people know it by. */
  readonly site: string;
  /** What was typed and refused. */
  readonly refused?: string | undefined;
}

/** Choosing a person is signing in and agreeing to what is shared; the page says so above. */
export function signInPage({ language, uid, site, refused }: SignInView): string {
  const texts = textsOf(language);
  const problem =
    refused === undefined
      ? null
      : html`<p class="problem" id="email-problem">${texts.badEmail}</p>`;
  return document(
    language,
    texts.title(site),
    html`<main class="sheet">
      <h1>${texts.title(site)}</h1>
      <p class="lead">${texts.shared(site)}</p>
      <form method="post" action="/sign-in/${uid}/person">
        <h2>${texts.choose}</h2>
        <ul>${readyNames.map((name) => html`<li>${personButton(name, language)}</li>`)}</ul>
      </form>
      <form method="post" action="/sign-in/${uid}/address" novalidate>
        <h2>${texts.other}</h2>
        <label for="email">${texts.email}</label>
        <input id="email" name="email" type="email" dir="ltr" autocomplete="username" autocapitalize="none" spellcheck="false" maxlength="254" value="${refused ?? ''}"${
          problem ? html` aria-invalid="true" aria-describedby="email-problem" autofocus` : null
        }>
        ${problem}
        <label class="check"><input type="checkbox" name="verified" value="yes" checked><span>${texts.isVerified}</span></label>
        <button class="primary">${texts.continue}</button>
      </form>
      <form method="post" action="/sign-in/${uid}/cancel">
        <button class="quiet">${texts.cancel(site)}</button>
      </form>
    </main>`,
  );
}

function personButton(name: ReadyName, language: Language): Markup {
  const { givenName, familyName, email } = readyPeople[name];
  return html`<button class="person" name="person" value="${name}">
    <span class="disc" aria-hidden="true">${givenName.slice(0, 1)}</span>
    <span class="who"><strong><bdi>${givenName} ${familyName}</bdi></strong>${
      email === null ? null : html`<bdi>${email}</bdi>`
    }<small>${textsOf(language).notes[name]}</small></span>
  </button>`;
}

/** For whoever comes back to a sign-in that is over, or with a request that cannot be. */
export function overPage(language: Language): string {
  const texts = textsOf(language);
  return document(
    language,
    texts.overTitle,
    html`<main class="sheet"><h1>${texts.overTitle}</h1><p class="lead">${texts.overText}</p></main>`,
  );
}

const document = (language: Language, title: string, body: Markup): string =>
  partyPage(lanternId, { lang: language === 'pt' ? 'pt-BR' : language, title, body });
