import { html, type Markup } from '../../pages/html.ts';
import { partyPage } from '../../pages/party-page.ts';
import type { BetRecord } from '../bets/bet.ts';
import type { Happening, Standing } from '../floor/standing.ts';
import { textsOf } from '../texts/texts.ts';
import { eventName, leagueName } from '../views/names.ts';
import { oddhaven } from './oddhaven.ts';

export interface DeskEvent {
  readonly event: Happening;
  readonly standing: Standing;
}

export interface DeskView {
  readonly live: readonly DeskEvent[];
  readonly over: readonly DeskEvent[];
  readonly coming: readonly DeskEvent[];
  readonly bets: readonly BetRecord[];
  readonly unanswered: { readonly count: number; readonly problem: string | null };
  readonly now: number;
  /** Milliseconds the operator took to answer; null when it does not. */
  readonly answersIn: number | null;
}

/** The trading desk: events, the latest bets, and what the operator has not answered. */
export function deskPage({
  live,
  over,
  coming,
  bets,
  unanswered,
  now,
  answersIn,
}: DeskView): string {
  const calls =
    unanswered.count === 0
      ? 'Every call of the wallet has been answered.'
      : `Calls that wait for the operator: ${unanswered.count}${unanswered.problem === null ? '' : `, one of them because of: ${unanswered.problem}`}.`;
  return partyPage(oddhaven, {
    lang: 'en',
    title: 'Trading desk',
    body: html`<main>
      <h1>Trading desk</h1>
      <p class="lead">${answersIn === null ? 'The operator does not answer.' : `The operator answers in ${answersIn} ms.`} ${calls} <a href="/">Look again</a> · <a href="/client-demo">The client</a></p>
      ${section(`Live, ${live.length}`, live, now)}
      ${section('Over', over, now)}
      ${section('Next', coming, now)}
      <h2>Latest bets</h2>
      ${bets.length === 0 ? html`<p class="meta">Nobody has placed one yet.</p>` : html`<ul class="list">${bets.map(betRow)}</ul>`}
    </main>`,
  });
}

const section = (title: string, events: readonly DeskEvent[], now: number): Markup =>
  html`<h2>${title}</h2><ul class="list">${events.map((one) => eventRow(one, now))}</ul>`;

const time = (at: number): string => new Date(at).toISOString().slice(11, 16);

function eventRow({ event, standing }: DeskEvent, now: number): Markup {
  const { fixture, pace, changes } = event;
  const { status, position } = standing;
  const { id } = fixture;
  const parts = position.parts.map((part) => part.join('-')).join(' ');
  const done = changes.map(({ kind }) => kind).join(', ');
  const clock = position.clock === null ? '' : ` ${Math.floor(position.clock / 60)}′`;
  return html`<li class="row" id="e-${id}">
    <div class="head">
      <h3>${eventName(fixture)}</h3>
      <p class="score">${status === 'coming' ? time(event.startsAt) : `${position.home}–${position.away}`}</p>
    </div>
    <p class="meta">${textsOf('en').sports[fixture.league.sport]} · ${leagueName(fixture, 'en')} · ${status}${status === 'live' ? ` · ${position.phase}${clock}` : ''} · ${id} · ${pace.speedAt(now)} times as fast${done === '' ? '' : ` · ${done}`}</p>
    <details><summary>Change it</summary><div class="acts">
      ${
        status === 'live' || status === 'coming'
          ? running(id, standing)
          : html`
        <form method="post" action="/events/${id}/result"><div><label for="r-${id}">Scores by part</label><input id="r-${id}" name="result" value="${parts}" placeholder="1-0 0-2" required></div><button>Correct the result</button></form>`
      }
      <form method="post" action="/events/${id}/void"><button class="bad">Void everything</button></form>
    </div></details>
  </li>`;
}

const running = (id: string, { suspension, status }: Standing): Markup => {
  const isHeld = suspension?.reason === 'desk';
  return html`
    ${status === 'coming' ? html`<form method="post" action="/events/${id}/started"><button>Begin now</button></form>` : null}
    <form method="post" action="/events/${id}/speed"><div><label for="s-${id}">Times as fast</label><input id="s-${id}" name="speed" type="number" min="1" max="600" value="60" required></div><button>Set</button></form>
    <form method="post" action="/events/${id}/suspended"><input type="hidden" name="on" value="${isHeld ? 'no' : 'yes'}"><button>${isHeld ? 'Sell again' : 'Suspend'}</button></form>
    <form method="post" action="/events/${id}/abandoned"><button class="bad">Break off</button></form>`;
};

const betRow = (bet: BetRecord): Markup => html`<li class="row">
  <div class="head"><h3>${bet.reference} · ${bet.of} of ${bet.legs.length}</h3><p class="score">${bet.status}</p></div>
  <p class="meta">${bet.stakePlaced} → ${bet.payout} ${bet.player.currency}, in subunits · ${bet.legs.map(({ eventId, marketId, outcomeId, status }) => `${eventId} ${marketId} ${outcomeId}: ${status}`).join(' · ')} · make ${bet.makeId}</p>
</li>`;
