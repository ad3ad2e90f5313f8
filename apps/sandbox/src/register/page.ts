import { html } from '../pages/html.ts';
import { outboxPage } from '../pages/outbox-page.ts';
import type { RegisteredPerson } from './store.ts';

const style = `
  body { max-width: 44rem; }
  form.new { display: grid; gap: .75rem; grid-template-columns: repeat(auto-fit, minmax(12rem, 1fr)); align-items: end; }
  label { display: grid; gap: .25rem; }
  input, button { font: inherit; padding: .6rem .75rem; min-height: 44px; box-sizing: border-box; border-radius: .5rem; border: 1px solid color-mix(in srgb, currentColor 45%, transparent); background: transparent; color: inherit; }
  button { cursor: pointer; }
  li { display: flex; gap: 1rem; justify-content: space-between; align-items: center; border-top: 1px solid color-mix(in srgb, currentColor 20%, transparent); padding: .75rem 0; overflow-wrap: anywhere; }
  .fault { border-inline-start: 4px solid; padding-inline-start: .75rem; }
`;

/** Everybody who is registered, and the form that registers one more. */
export function registerPage(persons: readonly RegisteredPerson[], fault: string | null): string {
  const rows = persons.map(
    ({ id, firstName, lastName, birthdate, email }) =>
      html`<li><span><strong dir="auto">${firstName} ${lastName}</strong><br><small>born ${birthdate}${email === null ? '' : ` · ${email}`}</small></span><form method="post" action="/persons/${id}/remove"><button>Remove</button></form></li>`,
  );
  return outboxPage(
    'Breakwater',
    style,
    html`<h1>Breakwater</h1><p>A register of people who have excluded themselves from gambling everywhere. Operators ask it when somebody registers, signs in or pays in.</p>${
      fault === null ? null : html`<p class="fault" role="alert">${fault}</p>`
    }<h2>Register a person</h2><form class="new" method="post" action="/persons">
      <label>First name <input name="firstName" required maxlength="100" autocomplete="off"></label>
      <label>Last name <input name="lastName" required maxlength="100" autocomplete="off"></label>
      <label>Date of birth <input name="birthdate" type="date" required></label>
      <label>E-mail, if known <input name="email" type="email" maxlength="254" autocomplete="off"></label>
      <button>Register</button>
    </form><h2>Registered</h2>${
      rows.length === 0 ? html`<p>Nobody yet.</p>` : html`<ul>${rows}</ul>`
    }`,
  );
}
