import { z } from 'zod';
import { clientSeedPattern } from '../fairness/client-seed.ts';
import type { ProofAnswer, RulesList } from '../fairness/protocol.ts';
import { button, element } from '../frame/element.ts';
import { hexValue } from '../frame/fairness/facts.ts';
import { type RoundAction, type RoundInput, roundAction, roundInput } from '../protocol-rounds.ts';
import type { GameTheme } from '../theme.ts';
import type { VerifierTexts } from './texts.ts';

/** What somebody wants to be drawn again. */
export type Wanted = {
  readonly currency: string;
  readonly serverSeed: string;
  /** Empty when there is none to compare. */
  readonly publishedHash: string;
  readonly clientSeed: string;
  readonly nonce: number;
  readonly input: RoundInput;
  readonly actions: RoundAction[];
};

const json = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const wantedSchema = z.object({
  currency: z.string().min(1),
  serverSeed: z.string().min(1),
  publishedHash: z.string(),
  clientSeed: z.string().regex(clientSeedPattern),
  nonce: z
    .string()
    .regex(/^\d{1,15}$/)
    .transform(Number),
  input: z.string().transform(json).pipe(roundInput),
  actions: z
    .string()
    .transform((text) => (text.trim() === '' ? [] : json(text)))
    .pipe(z.array(roundAction)),
});

export type DataFormOptions = {
  readonly texts: VerifierTexts;
  readonly games: RulesList;
  /** The version of the rules of the game that was chosen. */
  readonly chose: (version: string) => void;
  readonly submitted: (wanted: Wanted) => void;
};

/** All that a round is drawn from, open to be changed. */
export function createDataForm({ texts, games, chose, submitted }: DataFormOptions) {
  const field = <T extends HTMLElement>(id: string, label: string, control: T): HTMLElement => {
    control.id = id;
    return element('div', { class: `field ${id}` }, element('label', { for: id }, label), control);
  };
  const line = (attributes: Record<string, string> = {}): HTMLInputElement =>
    element('input', {
      type: 'text',
      dir: 'ltr',
      autocomplete: 'off',
      autocapitalize: 'off',
      spellcheck: 'false',
      ...attributes,
    });
  const area = (): HTMLTextAreaElement =>
    element('textarea', { dir: 'ltr', rows: 3, spellcheck: 'false' });

  const game = element(
    'select',
    {},
    ...games.map(({ id, name }) => element('option', { value: id }, name)),
  );
  const currency = element('select');
  const serverSeed = line();
  const publishedHash = line();
  const clientSeed = line({ maxlength: '64' });
  const nonce = line({ inputmode: 'numeric' });
  const input = area();
  const actions = area();
  const version = hexValue();
  const rulesLink = element('a', {}, texts.showRules);
  const problem = element('p', { class: 'problem', role: 'alert' });
  /** No form: where the site shows this page, its frame does not let one be sent. */
  const node = element(
    'section',
    { class: 'data', 'aria-labelledby': 'data' },
    element('h2', { id: 'data' }, texts.data),
    field('game', texts.game, game),
    field('currency', texts.currency, currency),
    field('server-seed', texts.serverSeed, serverSeed),
    field('published-hash', texts.publishedHash, publishedHash),
    field('client-seed', texts.clientSeed, clientSeed),
    field('nonce', texts.nonce, nonce),
    field('choices', texts.input, input),
    field('decisions', texts.actions, actions),
    element(
      'dl',
      { class: 'field' },
      element('dt', {}, texts.rules),
      element('dd', {}, version, rulesLink),
    ),
    problem,
    button({ class: 'primary' }, submit, texts.check),
  );
  game.addEventListener('change', () => {
    input.value = '';
    actions.value = '';
    chose(games.find(({ id }) => id === game.value)?.version ?? '');
  });
  node.addEventListener('keydown', ({ key, target }) => {
    if (key === 'Enter' && target instanceof HTMLInputElement) submit();
  });
  function submit(): void {
    const parsed = wantedSchema.safeParse({
      currency: currency.value,
      serverSeed: serverSeed.value.trim(),
      publishedHash: publishedHash.value.trim().toLowerCase(),
      clientSeed: clientSeed.value.trim(),
      nonce: nonce.value.trim(),
      input: input.value,
      actions: actions.value,
    });
    problem.textContent = parsed.success ? '' : texts.wrongData;
    if (parsed.success) submitted(parsed.data);
  }

  return {
    node,
    /** Puts the currencies of the game in, and where its rules are. */
    showRules: (theme: GameTheme, ofVersion: string): void => {
      const before = currency.value;
      currency.replaceChildren(
        ...Object.keys(theme.stakes).map((code) => element('option', { value: code }, code)),
      );
      if (theme.stakes[before]) currency.value = before;
      game.value = theme.id;
      version.textContent = ofVersion;
      rulesLink.href = `/api/rules/${ofVersion}`;
    },
    fill: (proof: ProofAnswer): void => {
      currency.value = proof.currency;
      serverSeed.value = proof.serverSeed ?? '';
      publishedHash.value = proof.serverSeedHash;
      clientSeed.value = proof.clientSeed;
      nonce.value = String(proof.nonce);
      input.value = JSON.stringify(proof.input, null, 1);
      actions.value = JSON.stringify(proof.actions);
    },
    refuse: (): void => {
      problem.textContent = texts.wrongData;
    },
    submit,
  };
}
