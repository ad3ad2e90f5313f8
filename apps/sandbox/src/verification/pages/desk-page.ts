import { html, type Markup } from '../../pages/html.ts';
import { type Party, partyPage } from '../../pages/party-page.ts';
import { type Applicant, docSetsOf, readFrom, type Step } from '../applicant.ts';
import { rejectLabels, testWords } from '../decisions.ts';
import { second } from '../times.ts';
import { deliveryModes } from '../webhook-protocol.ts';
import { textsOf } from './texts.ts';

const plainsight: Party = {
  name: 'Plainsight',
  mark: html`<img class="mark" src="/assets/plainsight.svg" alt="" width="32" height="32">`,
  icon: '/assets/plainsight.svg',
  styles: ['/assets/desk.css'],
};

const words = textsOf('en');
const steps: Readonly<Record<string, { readonly title: string }>> = words.steps;
const deliveryModeNames: Readonly<Record<(typeof deliveryModes)[number], string>> = {
  prompt: 'immediately',
  slow: 'after 20 seconds',
  doubled: 'twice',
  reordered: 'and then once more of the previous state',
  forged: 'after a forged message that says the opposite',
  lost: 'never: the webhook is lost',
};
const statusNames: Readonly<Record<Applicant['review']['status'], string>> = {
  init: 'Documents requested',
  pending: 'Waiting for a decision',
  queued: 'Waiting for a decision',
  onHold: 'On hold',
  completed: 'Answered',
};

/** The queue: who waits first, then who was answered last. */
export function deskPage(applicants: readonly Applicant[], reviewSeconds: number): string {
  const usual =
    reviewSeconds > 0
      ? `Documents are decided automatically after ${reviewSeconds} seconds, unless you decide first.`
      : 'Documents wait for your decision.';
  return partyPage(plainsight, {
    lang: 'en',
    title: 'Review desk',
    body: html`<main>
      <h1>Review desk</h1>
      <p class="lead">${usual} <a href="/">Reload</a></p>
      <details class="words"><summary>Test words with a fixed result</summary>
        <p>When the document number or the name of a chosen file contains one of these words:</p>
        <dl>${Object.entries(testWords).map(
          ([word, outcome]) =>
            html`<div><dt>${word}</dt><dd>${outcome === 'hold' ? 'put on hold' : outcome === 'wait' ? 'waits for your decision' : `${outcome} · ${rejectLabels[outcome].type}`}</dd></div>`,
        )}</dl>
        <p>A person under 18 is rejected with AGE_REQUIREMENT_MISMATCH. Everything else is approved.</p>
      </details>
      ${applicants.length === 0 ? html`<p class="nobody">No documents yet.</p>` : html`<ul class="queue">${applicants.map(row)}</ul>`}
    </main>`,
  });
}

function row(applicant: Applicant): Markup {
  const { id, externalUserId, levelName, review } = applicant;
  const answer = review.result
    ? `${review.result.reviewAnswer}${review.result.reviewRejectType ? ` · ${review.result.reviewRejectType} · ${(review.result.rejectLabels ?? []).join(', ')}` : ''}`
    : null;
  return html`<li class="applicant" id="a-${id}">
    <div class="head">
      <h2>${externalUserId}</h2>
      <p class="state ${review.status}">${statusNames[review.status]}${answer === null ? null : html` <b>${answer}</b>`}</p>
    </div>
    <p class="meta">${levelName} · attempt ${review.attempts} · ${review.pendingAt === null ? `since ${second(applicant.createdAt)}` : `sent ${second(review.pendingAt)}`} UTC · ${id}</p>
    ${docSetsOf(levelName).flatMap(({ idDocSetType }) => {
      const given = applicant.steps[idDocSetType];
      return given ? [evidence(id, idDocSetType, given)] : [];
    })}
    ${decisionsFor(applicant)}
  </li>`;
}

/** Who waits is answered; who was answered may be answered anew. */
function decisionsFor({ id, review }: Applicant): Markup | null {
  if (review.status === 'init') return null;
  if (review.status !== 'completed') return decisions(id);
  return html`<details><summary>Change decision</summary>${decisions(id)}</details>`;
}

function evidence(id: string, type: string, given: Step): Markup {
  const read = Object.values(given.details).filter(Boolean).join(' · ');
  const fields = readFrom[type] ?? [];
  return html`<section class="evidence">
    <h3>${steps[type]?.title ?? type}</h3>
    <p class="meta">${words.document.types[given.idDocType] ?? steps[type]?.title ?? given.idDocType} · ${given.country}${read === '' ? null : html` · <bdi>${read}</bdi>`}</p>
    <p class="pictures">${given.images.map(
      (image) =>
        html`<a href="/pictures/${image.id}"><img src="/pictures/${image.id}" alt="${image.side} · ${image.fileName}" loading="lazy"></a>`,
    )}</p>
    ${
      fields.length === 0
        ? null
        : html`<details><summary>Correct what was read</summary>
      <form method="post" action="/applicants/${id}/details?step=${type}" class="fields">
        ${fields.map(
          (name) =>
            html`<div><label for="${id}-${name}">${words.details[name]}</label><input id="${id}-${name}" name="${name}" value="${given.details[name] ?? ''}" ${name === 'dob' ? html`type="date"` : null} required></div>`,
        )}
        <button class="plain">Correct</button>
      </form></details>`
    }
  </section>`;
}

function decisions(id: string): Markup {
  const labels = (type: 'RETRY' | 'FINAL') =>
    Object.entries(rejectLabels)
      .filter(([, label]) => label.type === type)
      .map(
        ([name]) =>
          html`<label class="check"><input type="checkbox" name="label" value="${name}"> ${name}</label>`,
      );
  return html`<form method="post" action="/applicants/${id}/decision" class="decision">
    <div class="answers">
      <button name="kind" value="approve" class="good">Approve</button>
      <button name="kind" value="hold" class="plain">Put on hold</button>
    </div>
    <fieldset><legend>Ask again because of</legend>${labels('RETRY')}<button name="kind" value="retry" class="plain">Ask again</button></fieldset>
    <fieldset><legend>Reject permanently because of</legend>${labels('FINAL')}<button name="kind" value="reject" class="bad">Reject permanently</button></fieldset>
    <div class="manner"><label for="${id}-manner">The shop is told</label>
      <select id="${id}-manner" name="manner">${deliveryModes.map((manner) => html`<option value="${manner}">${deliveryModeNames[manner]}</option>`)}</select></div>
  </form>`;
}
