import { useEffect, useRef } from 'preact/hooks';
import { useBook, useTexts } from '../state/book.ts';
import { mostLegs, type SlipMode } from '../state/slip.ts';
import { useDrawn } from '../state/use-drawn.ts';
import { say } from '../texts/load.ts';
import { BetCard } from './bet-card.tsx';
import { OpenBets } from './bets-page.tsx';
import { Icon, Segment } from './bits.tsx';
import { SlipLegs } from './slip-legs.tsx';
import { SlipPlace } from './slip-place.tsx';
import { AcceptRule, SlipSums, StakeField } from './slip-stake.tsx';

/** Singles, a combination, or a system of some of the legs. */
function Kind() {
  const { slip } = useBook();
  const texts = useTexts();
  const count = slip.legs.value.length;
  if (count < 2) return null;
  const isRelated = slip.isRelated.value;
  const of = slip.of.value;
  const sizes = Array.from({ length: Math.max(0, count - 2) }, (_, at) => at + 2);
  return (
    <>
      <Segment<SlipMode>
        label={texts.kindOfBet}
        value={slip.mode.value}
        choices={[
          { value: 'singles', label: texts.singles },
          { value: 'combination', label: texts.combination, isOff: isRelated },
          { value: 'system', label: texts.system, isOff: isRelated || count < 3 },
        ]}
        onChoose={(mode) => {
          slip.mode.value = mode;
        }}
      />
      {slip.mode.value === 'system' && (
        <Segment<number>
          label={texts.systemSize}
          value={of}
          choices={sizes.map((value) => ({
            value,
            label: say(texts.systemOf, { of: value, count }),
          }))}
          onChoose={(value) => {
            slip.of.value = value;
          }}
        />
      )}
      {isRelated && <p class="tiny">{texts.related}</p>}
    </>
  );
}

/** What was placed, with the ways on. */
function Placed() {
  const book = useBook();
  const texts = useTexts();
  const placing = book.slip.placing.value;
  const first = useRef<HTMLParagraphElement>(null);
  // The button that was pressed is gone: what came of it takes its focus, and is read.
  useEffect(() => first.current?.focus({ preventScroll: true }), []);
  if (placing.kind !== 'placed') return null;
  const bets = placing.bets.map((bet) => book.bets.value.get(bet.id) ?? bet);
  const isPending = bets.some(({ status }) => status === 'pending');
  const title = bets.length > 1 ? say(texts.placedMany, { count: bets.length }) : texts.placed;
  return (
    <>
      <p class="placed" tabIndex={-1} ref={first}>
        <Icon name="check" />
        {isPending ? texts.pending : title}
      </p>
      {bets.map((bet) => (
        <BetCard key={bet.id} bet={bet} />
      ))}
      <div class="ways">
        <button type="button" class="button line" onClick={() => book.slip.again(true)}>
          {texts.keepLegs}
        </button>
        <button type="button" class="button line" onClick={() => book.slip.again(false)}>
          {texts.newSlip}
        </button>
      </div>
    </>
  );
}

function Empty() {
  const texts = useTexts();
  return (
    <div class="empty">
      <b>{texts.slipEmpty}</b>
      <p>{texts.slipEmptyNote}</p>
    </div>
  );
}

interface SlipPanelProps {
  /** Of a sheet: closes it. */
  readonly onClose?: () => void;
}

/** Says what happens on the slip to who does not see it; there before it speaks. */
function Spoken() {
  const { slip } = useBook();
  const texts = useTexts();
  const moved = slip.now.value.filter(({ isMoved }) => isMoved).length;
  const isPlacing = slip.placing.value.kind === 'placing';
  return (
    <p class="vh" role="status">
      {isPlacing ? texts.placing : moved > 0 && say(texts.changed, { count: moved })}
    </p>
  );
}

/** The slip and the open bets: a panel beside the list, or what a sheet holds. */
export function SlipPanel({ onClose }: SlipPanelProps) {
  const book = useBook();
  const texts = useTexts();
  // The head at once; with the next frames the legs, what is staked on them, and what it comes to.
  const drawn = useDrawn(3, 0, 1);
  const { slip } = book;
  const count = slip.legs.value.length;
  const open = [...book.bets.value.values()].filter(({ status }) => status === 'open').length;
  const isBets = !book.isGuest && book.slipTab.value === 'bets';
  const isPlaced = slip.placing.value.kind === 'placed';
  const isFilled = !isBets && !isPlaced && count > 0;
  return (
    <>
      <div class="sliph">
        <h2>{texts.slip}</h2>
        {count > 0 && <span class="n">{count}</span>}
        <span class="grow" />
        {isFilled && (
          <button type="button" class="quiet" onClick={() => slip.clear()}>
            {texts.clear}
          </button>
        )}
        {onClose && (
          <button type="button" class="iconbutton" aria-label={texts.close} onClick={onClose}>
            <Icon name="close" />
          </button>
        )}
      </div>
      <Spoken />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys. */}
      <section class="slipb" tabIndex={0} aria-label={texts.slip}>
        {!book.isGuest && (
          <Segment<'slip' | 'bets'>
            label={texts.slip}
            value={book.slipTab.value}
            choices={[
              { value: 'slip', label: `${texts.slip} · ${count}` },
              { value: 'bets', label: `${texts.openBets} · ${open}` },
            ]}
            onChoose={(tab) => {
              book.slipTab.value = tab;
            }}
          />
        )}
        {isBets && drawn > 0 && <OpenBets />}
        {!isBets && isPlaced && <Placed />}
        {!isBets && !isPlaced && count === 0 && <Empty />}
        {isFilled && drawn > 0 && (
          <>
            <Kind />
            <SlipLegs />
            {slip.isFull.value && (
              <p class="problem" role="alert">
                {say(texts.full, { count: mostLegs })}
              </p>
            )}
            {drawn > 1 && <StakeField />}
            {drawn > 2 && <SlipSums />}
            {drawn > 2 && <AcceptRule />}
          </>
        )}
      </section>
      {isFilled && drawn > 1 && (
        <div class="slipf">
          <SlipPlace />
        </div>
      )}
    </>
  );
}
