import '@fontsource-variable/bricolage-grotesque/wght.css';
import '@fontsource-variable/onest/wght.css';
import './styles/base.css';
import './styles/shell.css';
import './styles/shell-bar.css';
import './styles/shell-fit.css';
import './styles/dialog.css';
import type { SessionAnswer } from '../protocol.ts';
import type { GameDescription } from '../protocol-games.ts';
import { roundSentence } from './announcement.ts';
import { type Notice, tell } from './dialog.ts';
import { element } from './element.ts';
import { createFreeRoundsShow } from './free-rounds.ts';
import { loadDress } from './game-dress.ts';
import type { Kind } from './game-parts.ts';
import { createMoney } from './money.ts';
import { wait } from './pace.ts';
import { actionFor, reloading, tellFailure } from './refusals.ts';
import { createRoundFlow } from './round-flow.ts';
import { openSession, Refusal, type SeedsClient, type SessionClient } from './session-client.ts';
import { createShell } from './shell.ts';
import { createSiteLink, MOVED, siteOrigin } from './site-link.ts';
import { createSound } from './sound/sound.ts';
import { createStakeLimit } from './stake-limit.ts';
import type { FrameTexts } from './texts/en.ts';
import { fillIn, nearestTexts } from './texts/say.ts';

const query = new URLSearchParams(location.search);
const lang = query.get('lang') ?? 'en';

/** Code, style, texts and all of a kind of game, fetched when that kind is opened. */
const kinds: Record<GameDescription['kind'], () => Promise<Kind>> = {
  slot: async () => (await import('./slot/slot-game.ts')).slotGame,
  roulette: async () => (await import('./roulette/roulette-game.ts')).rouletteGame,
  dice: async () => (await import('./dice/dice-game.ts')).diceGame,
  poker: async () => (await import('./poker/poker-game.ts')).pokerGame,
  hilo: async () => (await import('./hilo/hilo-game.ts')).hiloGame,
  mines: async () => (await import('./mines/mines-game.ts')).minesGame,
  plinko: async () => (await import('./plinko/plinko-game.ts')).plinkoGame,
  wheel: async () => (await import('./wheel/wheel-game.ts')).wheelGame,
  blackjack: async () => (await import('./blackjack/blackjack-game.ts')).blackjackGame,
  baccarat: async () => (await import('./baccarat/baccarat-game.ts')).baccaratGame,
  keno: async () => (await import('./keno/keno-game.ts')).kenoGame,
  crash: async () => (await import('./crash/crash-game.ts')).crashGame,
};

async function run(
  session: SessionAnswer,
  client: SessionClient,
  seeds: SeedsClient,
  texts: FrameTexts,
): Promise<void> {
  const { game, currency, subunitToUnit } = session;
  const money = createMoney(session);
  const link = createSiteLink(siteOrigin(session.lobbyUrl));
  const [kind, { look, sounds }] = await Promise.all([kinds[game.kind](), loadDress(game.id)]);
  const sound = createSound(sounds);
  let balance = session.balance;

  const press = (): void => {
    if (flow.state.deciding) {
      mounted.confirm?.();
      return;
    }
    const play = mounted.input();
    if (!play || (!free.id && !flow.state.busy && !limit.allows(play.stake))) return;
    flow.press(play.input, free.id ? 0 : play.stake, free.id);
  };
  const shell = createShell({
    session,
    look,
    texts,
    money,
    sound,
    action: {
      label: texts[kind.action],
      icon: ['play', 'deal'].includes(kind.action) ? 'play' : 'spin',
    },
    onAction: press,
    onRules: () => mounted.openRules(),
    onFairness: async () => {
      if (mounted.openProof) return mounted.openProof();
      const { openFairness } = await import('./fairness/fairness-sheet.ts');
      openFairness({ seeds, session, texts });
    },
    onTables: async () => {
      const { openTables } = await import('./tables-sheet.ts');
      await openTables({ session, client, flow, game: mounted, texts, money, failed });
    },
  });
  const failed = async (error: unknown): Promise<void> => {
    const refusal = error instanceof Refusal ? error : null;
    await notice({
      title: texts.titles[refusal?.code ?? 'offline'],
      text: refusal?.message ?? texts.offline,
      action: texts.ok,
    });
  };
  const mounted = kind.mount({ session, texts, money, sound, shell, client, press });
  await mounted.loaded;
  const free = createFreeRoundsShow({
    lang: session.lang,
    texts,
    money,
    tag: shell.gift,
    fixStake: (stake) => mounted.fixStake?.(stake),
  });

  const notice = async (words: Notice): Promise<void> => {
    shell.announce('');
    await tell(words);
  };

  const limit = createStakeLimit({ game: mounted, texts, money, notice });

  /** The balance may have changed elsewhere; without an answer the known one stays. */
  const refreshBalance = async (): Promise<void> => {
    const answer = await client.balance().catch(() => null);
    if (!answer) return;
    balance = answer.balance;
    shell.balance(balance);
    free.set(answer.freeRounds);
  };

  const isAboutFree = ({ code }: Refusal): boolean =>
    code === 'free-rounds-changed' || free.id !== null;

  const flow = createRoundFlow({
    client,
    game: mounted,
    minRoundMs: game.minRoundMs,
    now: () => performance.now(),
    wait,
    newId: () => crypto.randomUUID(),
    view: {
      balance: (subunits) => {
        balance = subunits;
        shell.balance(subunits);
      },
      ready: (ready) => {
        shell.ready(ready);
        mounted.enable(ready);
      },
      waiting: (reason) => shell.status(reason && texts[reason]),
      started: ({ stake }) => {
        shell.result(null);
        shell.announce(texts.roundStarted);
        free.begun();
        link.send({ type: 'round-started', stake, currency, subunitToUnit });
      },
      ended: async (answer) => {
        const { round, balance: after } = answer;
        shell.result(round);
        link.send({ type: 'round-ended', win: round.win, balance: after, currency, subunitToUnit });
        const words = [
          mounted.resultSentence(round),
          roundSentence(round, texts, money),
          free.sentence(answer.freeRounds),
        ];
        shell.announce(words.filter(Boolean).join(' '));
        await free.after(answer);
      },
      refunded: async ({ round, freeRounds }) => {
        free.set(freeRounds);
        const isFree = round.freeRounds !== null;
        await notice({
          title: isFree ? texts.freeBackTitle : texts.refundedTitle,
          text: fillIn(isFree ? texts.freeBack : texts.refunded, {
            stake: money.format(round.stake),
          }),
          action: texts.ok,
        });
      },
      unraised: async (refusal) => {
        await refreshBalance();
        await notice({
          title: texts.titles[refusal?.code ?? 'wallet-unreachable'],
          text: refusal ? `${refusal.message} ${texts.asBefore}` : texts.unraised,
          action: texts.ok,
        });
      },
      wentOn: async () => {
        await refreshBalance();
        await notice({ title: texts.wentOnTitle, text: texts.wentOn, action: texts.ok });
      },
      broken: async () => {
        link.send({ type: 'error', code: 'broken' });
        await notice({ title: texts.titles.broken, text: texts.broken, action: texts.reload });
        location.reload();
      },
      refused: async (refusal) => {
        link.send({ type: 'error', code: refusal.code });
        if (refusal.code === 'insufficient-funds' || isAboutFree(refusal)) await refreshBalance();
        const lower = refusal.code === 'insufficient-funds' ? mounted.lowerStepFor(balance) : null;
        await notice({
          title: texts.titles[refusal.code],
          text: refusal.message,
          action: actionFor(refusal.code, texts, lower === null ? null : money.format(lower)),
        });
        if (lower !== null) mounted.choose(lower);
        if (reloading.has(refusal.code)) location.reload();
        if (refusal.code === 'game-unavailable') link.send({ type: 'close' });
      },
    },
  });
  link.listen((message) => {
    const { type } = message;
    if (type === 'balance') {
      // A round of its own ends with the balance it comes to.
      if (!flow.state.busy) void refreshBalance();
    } else if (type === 'max-stake') limit.set(message.amount);
    else if (type === 'pause' || type === 'resume') {
      flow.pause(type === 'pause');
      shell.status(type === 'pause' ? texts.paused : null);
    } else shell.mute(type === 'mute');
  });

  shell.balance(balance);
  shell.status(null);
  if (location.hash === MOVED) shell.arrive();
  free.set(session.openRound?.freeRounds ?? session.freeRounds);
  if (session.lastRound) mounted.stand(session.lastRound);
  link.send({ type: 'ready' });
  if (session.tables.length > 0) link.send({ type: 'table', gameId: game.id });
  const { openRound, freeRounds } = session;
  if (openRound) await flow.resume({ round: openRound, balance, freeRounds });
  else {
    await free.introduce();
    flow.pause(false);
  }
}

async function start(): Promise<void> {
  const near = nearestTexts(lang);
  document.documentElement.lang = near.lang;
  document.documentElement.dir = near.lang === 'ar' ? 'rtl' : 'ltr';
  const texts = await near.load();
  document.body.replaceChildren(
    element('main', { class: 'loading', role: 'status' }, element('span'), texts.loading),
  );
  try {
    const token = query.get('token') ?? '';
    const gameId = location.pathname.split('/').at(-1) ?? '';
    if (token.length < 10) {
      throw new Refusal({ code: 'session-expired', message: texts.noToken });
    }
    const { session, client, seeds } = await openSession({ token, gameId, lang: near.lang });
    await run(session, client, seeds, texts);
  } catch (error) {
    await tellFailure(error, texts);
  }
}

void start();
