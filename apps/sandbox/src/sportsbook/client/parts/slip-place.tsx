import type { Bet, Refusal } from '../../protocol.ts';
import { useBook, useTexts } from '../state/book.ts';
import { writeMoney } from '../state/money.ts';
import { writeOdds } from '../state/odds.ts';
import { say } from '../texts/load.ts';
import { Guest } from './guest.tsx';

/** How long the book still holds a live bet; counts along. */
function Held() {
  const book = useBook();
  const texts = useTexts();
  void book.second.value;
  const until = [...book.bets.value.values()]
    .filter(({ status }) => status === 'pending')
    .map(({ heldUntil }) => heldUntil ?? 0);
  const seconds = Math.ceil((Math.max(0, ...until) - book.feed.now()) / 1000);
  return <p class="tiny">{seconds > 0 ? say(texts.heldFor, { seconds }) : texts.placing}</p>;
}

/** Why a slip was not placed, and the way on. */
function Refusing({ refusal, bets }: { readonly refusal: Refusal; readonly bets: readonly Bet[] }) {
  const book = useBook();
  const texts = useTexts();
  const { slip, options, session } = book;
  const { code, bound } = refusal;
  const money = (amount: number) => writeMoney(amount, session.currency.value, book.lang.value);
  const values = bound === undefined ? {} : { bound: money(bound) };
  const stakeText = code === 'stake_too_large' ? texts.lowerStake : texts.raiseStake;
  const isBounded = code === 'stake_too_large' || code === 'stake_too_small';
  return (
    <div class="refusal" role="alert">
      <p>{say(texts.refusals[code] ?? texts.refusals.operator_refused, values)}</p>
      {bets.length > 0 && <p>{say(texts.partlyPlaced, { count: bets.length })}</p>}
      {code === 'not_enough_money' && (
        <button type="button" class="button line" onClick={() => options.current.onRecharge?.()}>
          {texts.deposit}
        </button>
      )}
      {isBounded && bound !== undefined && bound > 0 && (
        <button type="button" class="button line" onClick={() => slip.stakeTo(bound)}>
          {say(stakeText, { stake: money(bound) })}
        </button>
      )}
    </div>
  );
}

/** The one filled button: what it says is what is taken when it is pressed. */
function PlaceButton() {
  const book = useBook();
  const texts = useTexts();
  const { slip, session } = book;
  const now = slip.now.value;
  const stake = slip.stakeOfLine.value;
  const isPlacing = slip.placing.value.kind === 'placing';
  const isBlocked = slip.isRelated.value && slip.mode.value !== 'singles';
  const money = writeMoney(slip.sums.value.stake, session.currency.value, book.lang.value);
  // Other prices than those seen are named, unless the player takes them by the rule chosen.
  const asked = now.filter(({ isMoved, odds, leg }) => {
    const accept = slip.accept.value;
    if (!isMoved || accept === 'any') return false;
    return accept === 'none' || Number(odds) < Number(leg.odds);
  });
  const off = isPlacing
    ? texts.placing
    : now.some(({ state }) => state === 'closed')
      ? texts.closedLeg
      : now.some(({ state }) => state === 'suspended')
        ? texts.waitOpen
        : isBlocked
          ? texts.related
          : stake === null || stake === 0
            ? texts.typeStake
            : null;
  const [one] = asked;
  const text =
    slip.placing.value.kind === 'unknown'
      ? texts.placeAgain
      : asked.length === 1 && one
        ? say(texts.acceptPlace, {
            odds: writeOdds(one.odds, book.oddsFormat.value),
            stake: money,
          })
        : say(asked.length > 1 ? texts.acceptAllPlace : texts.place, { stake: money });
  // Sent are the prices that the button says or that were seen before, never some that came in between.
  const seen = now.map((leg) => (asked.includes(leg) ? leg.odds : leg.leg.odds));
  return (
    <button
      type="button"
      class="button lamp large"
      aria-disabled={off !== null}
      onClick={() => {
        if (off === null) void slip.place(seen);
      }}
    >
      {off ?? text}
    </button>
  );
}

/** The foot of the slip: refusals in words, and the button. */
export function SlipPlace() {
  const book = useBook();
  const texts = useTexts();
  const { slip } = book;
  const placing = slip.placing.value;
  if (book.isGuest) return <Guest />;
  return (
    <>
      {placing.kind === 'refused' && <Refusing refusal={placing.refusal} bets={placing.bets} />}
      {placing.kind === 'unknown' && (
        <p class="refusal" role="alert">
          {texts.unknown}
        </p>
      )}
      <PlaceButton />
      {placing.kind === 'placing' ? (
        <Held />
      ) : (
        slip.now.value.some(({ live }) => live) && <p class="tiny">{texts.held}</p>
      )}
    </>
  );
}
