// Comfort on top of pages that work without it: grouping of digits, checks before sending, one
// sending per press, and the way back to the merchant after an outcome.

const cardForm = document.querySelector('.card-form');
const busyForms = document.querySelectorAll('form[data-busy]');
const outcome = document.querySelector('.outcome-card[data-return]');

/** Keeps the caret behind the same digit while `write` lays the digits out anew. */
function layOut(input, write) {
  const caret = input.selectionStart ?? input.value.length;
  const digits = input.value.replace(/\D/g, '');
  const before = input.value.slice(0, caret).replace(/\D/g, '').length;
  const text = write(digits, input.value);
  if (text === input.value) return;
  input.value = text;
  let position = 0;
  for (let seen = 0; seen < before && position < text.length; position += 1) {
    if (/\d/.test(text[position])) seen += 1;
  }
  if (before === digits.length) position = text.length;
  if (document.activeElement === input) input.setSelectionRange(position, position);
}

function brandOf(digits) {
  if (/^4/.test(digits)) return 'visa';
  if (/^3[47]/.test(digits)) return 'amex';
  const four = Number(digits.slice(0, 4));
  return /^5[1-5]/.test(digits) || (four >= 2221 && four <= 2720) ? 'mastercard' : 'card';
}

function groupNumber(digits) {
  const shown = digits.slice(0, 19);
  return brandOf(shown) === 'amex'
    ? [shown.slice(0, 4), shown.slice(4, 10), shown.slice(10)].filter(Boolean).join(' ')
    : shown.replace(/(\d{4})(?=\d)/g, '$1 ');
}

/** "8" becomes "08 / ", "0829" and a pasted "08/2029" become "08 / 29". */
function groupExpiry(digits, typed) {
  const padded = /^[2-9]/.test(digits) ? `0${digits}` : digits;
  const year = padded.slice(2, 6).replace(/^20(?=\d{2}$)/, '');
  const month = padded.length === 1 && /\//.test(typed) ? `0${padded}` : padded.slice(0, 2);
  if (year !== '') return `${month} / ${year.slice(0, 2)}`;
  return month.length === 2 && /\/|^[2-9]$/.test(typed) ? `${month} / ` : month;
}

function passesLuhn(digits) {
  let sum = 0;
  [...digits].reverse().forEach((digit, index) => {
    const doubled = Number(digit) * (index % 2 === 0 ? 1 : 2);
    sum += doubled > 9 ? doubled - 9 : doubled;
  });
  return sum % 10 === 0;
}

const checks = {
  number(value) {
    const digits = value.replace(/[\s-]/g, '');
    if (digits === '') return 'numberMissing';
    return /^\d{12,19}$/.test(digits) && passesLuhn(digits) ? null : 'numberInvalid';
  },
  expiry(value) {
    const text = value.replace(/\s/g, '');
    if (text === '') return 'expiryMissing';
    const match = /^(0[1-9]|1[0-2])\/?(?:20)?(\d{2})$/.exec(text);
    if (!match) return 'expiryInvalid';
    const now = new Date();
    const months = (2000 + Number(match[2])) * 12 + Number(match[1]) - 1;
    return months < now.getUTCFullYear() * 12 + now.getUTCMonth() ? 'expiryPast' : null;
  },
  cvc(value) {
    if (value.trim() === '') return 'cvcMissing';
    const amex = brandOf(cardForm.elements.number.value.replace(/\D/g, '')) === 'amex';
    return (amex ? /^\d{4}$/ : /^\d{3}$/).test(value.trim()) ? null : 'cvcInvalid';
  },
  name: (value) => (value.trim() === '' ? 'nameMissing' : null),
};

function showProblem(input, problem, texts) {
  const place = document.getElementById(`${input.name}-problem`);
  place.hidden = problem === null;
  place.textContent = problem === null ? '' : texts[problem];
  const others = (input.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter((id) => id && id !== place.id);
  const about = problem === null ? others : [...others, place.id];
  if (about.length > 0) input.setAttribute('aria-describedby', about.join(' '));
  else input.removeAttribute('aria-describedby');
  if (problem === null) input.removeAttribute('aria-invalid');
  else input.setAttribute('aria-invalid', 'true');
}

if (cardForm) {
  const { number, expiry, cvc, name } = cardForm.elements;
  const texts = JSON.parse(cardForm.dataset.problems);
  const badge = cardForm.querySelector('.card-brand');
  const alert = document.querySelector('.summary-problem');
  const inputs = [number, expiry, cvc, name];

  const showNumber = () => {
    layOut(number, groupNumber);
    badge.dataset.brand = brandOf(number.value.replace(/\D/g, ''));
  };
  showNumber();
  number.addEventListener('input', showNumber);
  expiry.addEventListener('input', (event) => {
    if (event.inputType?.startsWith('delete')) return;
    layOut(expiry, groupExpiry);
  });

  for (const input of inputs) {
    input.addEventListener('input', () => {
      if (input.hasAttribute('aria-invalid')) showProblem(input, null, texts);
      alert.hidden ||= !inputs.some((other) => other.hasAttribute('aria-invalid'));
    });
    input.addEventListener('blur', () => {
      if (input.value.trim() !== '') showProblem(input, checks[input.name](input.value), texts);
    });
  }

  cardForm.addEventListener('submit', (event) => {
    const wrong = inputs.filter((input) => {
      const problem = checks[input.name](input.value);
      showProblem(input, problem, texts);
      return problem !== null;
    });
    alert.hidden = wrong.length === 0;
    if (wrong.length > 0) {
      event.preventDefault();
      wrong[0].focus();
    }
  });

  for (const use of document.querySelectorAll('.use')) {
    use.hidden = false;
    use.addEventListener('click', () => {
      number.value = use.dataset.number;
      expiry.value ||= `12 / ${String((new Date().getUTCFullYear() + 3) % 100).padStart(2, '0')}`;
      cvc.value ||= '123';
      name.value ||= 'Test Customer';
      showNumber();
      for (const input of inputs) showProblem(input, null, texts);
      alert.hidden = true;
      cardForm.querySelector('.primary').focus();
    });
  }
  const firstWrong = cardForm.querySelector('[aria-invalid]');
  firstWrong?.focus();
}

document.querySelector('#code')?.focus();

for (const form of busyForms) {
  const button = form.querySelector('.primary, .choice');
  const says = button.querySelector('.says');
  const usual = says.textContent;
  form.addEventListener('submit', (event) => {
    if (event.defaultPrevented) return;
    if (button.getAttribute('aria-disabled') === 'true') {
      event.preventDefault();
      return;
    }
    button.setAttribute('aria-disabled', 'true');
    says.textContent = form.dataset.busy;
  });
  // A page brought back from the browser's memory is asked anew, since the payment may have moved on.
  window.addEventListener('pageshow', (event) => {
    if (!event.persisted) return;
    button.removeAttribute('aria-disabled');
    says.textContent = usual;
    window.location.reload();
  });
}

if (outcome) {
  outcome.querySelector('.returning').hidden = false;
  const pause = outcome.classList.contains('good') ? 1500 : 3500;
  setTimeout(() => window.location.replace(outcome.dataset.return), pause);
}
