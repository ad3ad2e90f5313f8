import type { FlightProof } from '../fairness/protocol.ts';
import { createMoney } from '../frame/money.ts';
import { fillIn } from '../frame/texts/say.ts';
import { checkFlight } from './check-flight.ts';
import { isSameOutcome } from './outcome-lines.ts';
import type { Page } from './page.ts';
import { drawOutcome } from './pictures/catalogue.ts';
import { writeHundredths } from './pictures/picture.ts';
import { readRules } from './public-data.ts';
import { type Drawn, verdictView } from './verdict-view.ts';

/** A bet on a shared flight, checked by the chain of hashes; null when its rules are not there. */
export async function flightView(proof: FlightProof, page: Page): Promise<HTMLElement | null> {
  const rules = await readRules(proof.rulesVersion);
  const checked = rules && (await checkFlight(proof, rules.theme));
  if (!checked) return null;
  const { texts, lang } = page;
  const { flight, currency, subunitToUnit, input } = proof;
  const { played } = checked;
  const money = createMoney({ currency, subunitToUnit, lang, demo: currency === 'XXX' });
  const drawn = ({ outcome, win }: Pick<Drawn, 'outcome' | 'win'>): Drawn => ({
    outcome,
    win,
    picture: drawOutcome(outcome, { ...page, theme: rules.theme, currency, input, money }),
  });
  const same =
    played !== null && played.win === proof.win && isSameOutcome(played.outcome, proof.outcome);
  const finding = (agrees: boolean, yes: string, no: string) => ({
    agrees,
    text: agrees ? yes : no,
  });
  return verdictView(
    {
      game: rules.theme,
      here: played && drawn(played),
      recorded: { ...drawn(proof), stake: proof.stake, startedAt: proof.startedAt },
      same,
      findings: [
        finding(checked.chain, texts.chainHolds, texts.chainFails),
        finding(checked.end, texts.endHolds, texts.endFails),
        finding(rules.hold, texts.rulesHold, texts.rulesFail),
        finding(same, texts.outcomeHolds, texts.outcomeFails),
      ],
      notes: [
        fillIn(texts.flightEnded, {
          number: flight.number,
          at: `${writeHundredths(checked.point, lang)}×`,
        }),
      ],
      facts: [
        { term: texts.flightHash, value: flight.hash },
        { term: fillIn(texts.firstHash, { count: flight.position }), value: flight.terminal },
        { term: texts.salt, value: flight.salt },
        { term: fillIn(texts.flightBlock, { message: flight.salt }), value: checked.digest },
      ],
      money,
    },
    texts,
    lang,
  );
}
