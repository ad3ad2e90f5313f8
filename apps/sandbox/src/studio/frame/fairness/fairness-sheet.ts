import '../styles/fairness.css';
import { clientSeedPattern } from '../../fairness/client-seed.ts';
import type { SeedsAnswer } from '../../fairness/protocol.ts';
import type { SessionAnswer } from '../../protocol.ts';
import { openSheet } from '../dialog.ts';
import { button, element } from '../element.ts';
import { Refusal, type SeedsClient } from '../session-client.ts';
import type { FrameTexts } from '../texts/en.ts';
import { fact, hexValue } from './facts.ts';
import { createPairList } from './pair-list.ts';
import { fairnessTexts } from './texts.ts';

export type FairnessParts = {
  readonly seeds: SeedsClient;
  readonly session: Pick<SessionAnswer, 'lang' | 'demo' | 'serverSeedHash'>;
  readonly texts: FrameTexts;
};

/** 32 hex digits from the browser's own source. */
const drawClientSeed = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');

/** What a player's rounds are drawn from, and what they were drawn from before. */
export function openFairness({ seeds, session, texts: common }: FairnessParts): void {
  const texts = fairnessTexts[session.lang];
  const hash = hexValue(session.serverSeedHash);
  const nextHash = hexValue();
  const drawn = element('span');
  const saved = element('p', { class: 'fair-said', role: 'status' });
  const rotated = element('p', { class: 'fair-said', role: 'status' });
  const problem = element('p', { class: 'fair-problem', role: 'alert' });
  let inUse: SeedsAnswer['inUse'] | null = null;

  const input = element('input', {
    id: 'client-seed',
    type: 'text',
    dir: 'ltr',
    maxlength: 64,
    autocomplete: 'off',
    autocapitalize: 'off',
    spellcheck: 'false',
    'aria-describedby': 'client-seed-hint client-seed-problem',
  });
  const wrong = element('p', { id: 'client-seed-problem', class: 'fair-problem' });
  const save = button({ class: 'fair-save' }, () => keep(), texts.save);
  const rotate = button({ class: 'primary' }, () => void renew(), texts.rotate);
  /** No form: the site's frame does not let one be sent. */
  const form = element(
    'div',
    { class: 'fair-form' },
    element('label', { for: 'client-seed' }, texts.clientSeed),
    element('div', {}, input, save),
    wrong,
    element('p', { id: 'client-seed-hint' }, texts.clientSeedHint),
    saved,
  );

  const tellProblem = (error: unknown): void => {
    problem.textContent = error instanceof Refusal ? error.message : common.offline;
    problem.scrollIntoView({ block: 'nearest' });
  };
  const pairs = createPairList({
    lang: session.lang,
    demo: session.demo,
    texts,
    drawn: seeds.drawn,
    older: seeds.read,
    problem: tellProblem,
  });

  function draw(answer: SeedsAnswer): void {
    inUse = answer.inUse;
    hash.textContent = inUse.serverSeedHash;
    nextHash.textContent = inUse.nextServerSeedHash;
    drawn.textContent = inUse.nonce.toLocaleString(session.lang);
    input.value = inUse.clientSeed;
    pairs.show(answer);
  }

  const busy = (wanted: boolean): void => {
    save.disabled = wanted;
    rotate.disabled = wanted;
  };

  /** One call at a time; the focus comes back to where it was. */
  async function ask(call: () => Promise<SeedsAnswer>, done: () => void): Promise<void> {
    const focused = document.activeElement;
    problem.textContent = '';
    saved.textContent = '';
    rotated.textContent = '';
    busy(true);
    try {
      draw(await call());
      done();
    } catch (error) {
      tellProblem(error);
    } finally {
      busy(false);
      if (focused instanceof HTMLElement) focused.focus();
    }
  }

  const judge = (isRight: boolean): void => {
    input.ariaInvalid = String(!isRight);
    wrong.textContent = isRight ? '' : texts.wrongSeed;
  };
  input.addEventListener('input', () => {
    if (input.ariaInvalid === 'true') judge(clientSeedPattern.test(input.value));
  });
  input.addEventListener('keydown', ({ key }) => {
    if (key === 'Enter' && !save.disabled) keep();
  });
  function keep(): void {
    const wanted = input.value.trim();
    const isRight = clientSeedPattern.test(wanted);
    judge(isRight);
    if (isRight)
      void ask(
        () => seeds.setClientSeed(wanted),
        () => {
          saved.textContent = texts.saved;
        },
      );
    else input.focus();
  }

  async function renew(): Promise<void> {
    const old = inUse?.serverSeedHash;
    if (old === undefined) return;
    judge(true);
    await ask(
      () => seeds.rotate(old, drawClientSeed()),
      () => {
        rotated.textContent = texts.rotated;
      },
    );
  }

  openSheet(
    { title: common.fairness, className: 'sheet-rules sheet-fair', texts: common },
    element('p', {}, texts.lead),
    element('h3', {}, texts.inUse),
    element('dl', {}, fact(texts.serverSeedHash, hash), fact(texts.drawn, drawn)),
    form,
    element('h3', {}, texts.rotateTitle),
    element('p', {}, texts.rotateText),
    element('dl', {}, fact(texts.nextHash, nextHash)),
    rotate,
    problem,
    rotated,
    element('h3', {}, texts.earlier),
    pairs.node,
  );
  void ask(
    () => seeds.read(),
    () => undefined,
  );
}
