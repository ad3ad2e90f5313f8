import { countriesIn } from './countries.js';
import { button, drawings, el, icon, say, show } from './dom.js';

/** What is going to be asked. */
export const introScreen = (texts, view) =>
  new Promise((resolve) => {
    const words = texts.levels[view.levelName];
    show(
      'intro',
      words.title,
      el('p', { class: 'lead' }, words.lead),
      el(
        'ol',
        { class: 'steps' },
        view.steps.map(({ type }) =>
          el(
            'li',
            {},
            icon(drawings[type]),
            el(
              'span',
              {},
              el('strong', {}, texts.steps[type].title),
              el('small', {}, texts.steps[type].hint),
            ),
          ),
        ),
      ),
      el(
        'div',
        { class: 'actions' },
        button(texts.start, () => resolve()),
      ),
    );
  });

/** Which document, of which country. @returns null for a step back */
export const documentScreen = (texts, lang, step, chosen) =>
  new Promise((resolve) => {
    const words = texts.document;
    const country = el(
      'select',
      { id: 'country', name: 'country' },
      countriesIn(lang).map(([code, name]) =>
        el('option', { value: code, selected: code === chosen.country }, name),
      ),
    );
    const types = step.types.map((type, at) =>
      el(
        'label',
        { class: 'choice' },
        el('input', {
          type: 'radio',
          name: 'type',
          value: type,
          checked: chosen.type ? type === chosen.type : at === 0,
        }),
        el('span', {}, words.types[type]),
      ),
    );
    const form = el(
      'form',
      {
        onsubmit: (event) => {
          event.preventDefault();
          const read = new FormData(form);
          resolve({ country: read.get('country'), type: read.get('type') });
        },
      },
      el('div', { class: 'field' }, el('label', { for: 'country' }, words.country), country),
      el('fieldset', {}, el('legend', {}, words.type), types),
      el('div', { class: 'actions' }, el('button', { class: 'main' }, texts.next)),
    );
    show(
      'document',
      words.title,
      form,
      button(texts.back, () => resolve(null), 'back'),
    );
  });

const inputs = {
  firstName: { autocomplete: 'off', maxlength: '100' },
  lastName: { autocomplete: 'off', maxlength: '100' },
  dob: { type: 'date', min: '1900-01-01', dir: 'ltr' },
  number: { autocomplete: 'off', maxlength: '40', spellcheck: 'false', dir: 'ltr' },
  street: { autocomplete: 'off', maxlength: '200' },
  town: { autocomplete: 'off', maxlength: '100' },
  postCode: { autocomplete: 'off', maxlength: '20', dir: 'ltr' },
};

/** What was read, to be put right. @returns null for a step back */
export const detailsScreen = (texts, step, read, send) =>
  new Promise((resolve) => {
    const words = texts.details;
    const problem = el('p', { class: 'problem', role: 'alert' });
    const submit = el('button', { class: 'main' }, texts.next);
    const rows = step.reads.map((name) => {
      const fault = el('p', { class: 'problem', id: `${name}-problem` });
      const input = el('input', { id: name, name, value: read[name] ?? '', ...inputs[name] });
      return {
        input,
        fault,
        row: el('div', { class: 'field' }, el('label', { for: name }, words[name]), input, fault),
      };
    });

    /** Marks the fields that are empty. @returns the first of them */
    function check() {
      const empty = rows.filter(({ input, fault }) => {
        const isEmpty = input.value.trim() === '';
        fault.textContent = isEmpty ? words.missing : '';
        input.setAttribute('aria-invalid', String(isEmpty));
        input.setAttribute('aria-describedby', fault.id);
        return isEmpty;
      });
      return empty[0]?.input;
    }

    const form = el(
      'form',
      {
        novalidate: true,
        onsubmit: async (event) => {
          event.preventDefault();
          const wrong = check();
          if (wrong) return wrong.focus();
          submit.disabled = true;
          problem.textContent = '';
          try {
            const typed = rows.map(({ input }) => [input.name, input.value.trim()]);
            await send(Object.fromEntries(typed));
            resolve('done');
          } catch (error) {
            problem.textContent =
              texts.problems[error.kind === 'expired' ? 'over' : error.kind] ??
              texts.problems.network;
            submit.disabled = false;
          }
        },
      },
      rows.map(({ row }) => row),
      step.reads.includes('number') ? el('p', { class: 'note' }, words.test) : null,
      problem,
      el('div', { class: 'actions' }, submit),
    );
    show(
      'details',
      words.title,
      el('p', { class: 'lead' }, words.lead),
      form,
      button(texts.back, () => resolve(null), 'back'),
    );
  });

const looks = {
  pending: ['wait', 'wait'],
  approved: ['good', 'good'],
  retry: ['again', 'again'],
  rejected: ['bad', 'bad'],
  onHold: ['wait', 'wait'],
};

/** How it stands. @returns when it is to be tried again, which only `retry` offers */
export const resultScreen = (texts, name, comments) =>
  new Promise((resolve) => {
    const { title, lead } = texts.results[name];
    const [kind, drawing] = looks[name];
    show(
      name,
      title,
      el('p', { class: `seal ${kind}` }, icon(drawings[drawing])),
      el('p', { class: 'lead' }, lead),
      comments.length === 0
        ? null
        : el(
            'ul',
            { class: 'reasons' },
            comments.map((comment) => el('li', {}, comment)),
          ),
      name === 'retry'
        ? el(
            'div',
            { class: 'actions' },
            button(texts.retry, () => resolve()),
          )
        : null,
    );
    say(title);
  });

/** What went wrong, and the way to try again. */
export const problemScreen = (texts, kind) =>
  new Promise((resolve) => {
    show(
      'problem',
      texts.problems[kind] ?? texts.problems.network,
      el('p', { class: 'seal bad' }, icon(drawings.bad)),
      el(
        'div',
        { class: 'actions' },
        button(texts.problems.again, () => resolve()),
      ),
    );
  });
