/** Small drawings for a player's places with nothing in them: 160 x 120, on either theme's ground. */
import { bar, dot, fill, line, oklch, ring, times } from './drawing.ts';

const edge = oklch([0.58, 0.03, 295]);
const body = oklch([0.4, 0.045, 300]);
const dark = oklch([0.28, 0.04, 300]);
const pale = oklch([0.74, 0.03, 295]);
const lamp = oklch([0.8, 0.15, 68]);
const tide = oklch([0.66, 0.09, 208]);
const calm = oklch([0.7, 0.06, 240]);

const water = (y: number): string =>
  line(`M26 ${y}q9-5 18 0t18 0t18 0t18 0t18 0t18 0`, tide, 2.2, 0.8) +
  line(`M50 ${y + 9}q7-4 14 0t14 0t14 0t14 0`, tide, 1.8, 0.45);

const ticketEdge = 'M0 0H70a7 7 0 0 0 14 0H112V56H84a7 7 0 0 0-14 0H0Z';

/** A ticket behind a ticket, neither of them printed. */
const tickets =
  `<g transform="rotate(-9 80 60) translate(20 26)">${fill(ticketEdge, body)}${line(ticketEdge, edge, 2)}</g>` +
  `<g transform="rotate(5 80 60) translate(26 38)">${fill(ticketEdge, dark)}${line(ticketEdge, edge, 2.2)}` +
  line('M77 13v4m0 6v4m0 6v4m0 6v4', edge, 2.2) +
  line('M14 18H52M14 29H44', body, 4) +
  line('M14 42H34', pale, 3, 0.7) +
  `${dot(98, 28, 7, lamp, 0.9)}</g>`;

/** A flag on the rail, and a strip of holes nobody has punched. */
const quests =
  line('M58 80V14', edge, 3.4) +
  fill('M60 16q18-9 34 0t30 0v26q-14 9-30 0t-34 0Z', dark) +
  line('M60 16q18-9 34 0t30 0v26q-14 9-30 0t-34 0Z', edge, 2) +
  dot(58, 12, 4, lamp) +
  `<rect x="24" y="76" width="112" height="30" rx="6" fill="${dark}" stroke="${edge}" stroke-width="2.2"/>` +
  times(5, (i) => ring(42 + i * 19, 91, 6.5, i === 0 ? lamp : edge, 2));

/** A pier at night with its lamps out, but for the first. */
const loyalty =
  fill('M66 116L76 14H84L94 116Z', body) +
  line('M66 116L76 14M94 116L84 14', edge, 2) +
  times(5, (i) => line(`M${69 + i * 1.6} ${98 - i * 18}H${91 - i * 1.6}`, dark, 2)) +
  times(4, (i) => {
    const y = 94 - i * 23;
    const x = i % 2 === 0 ? 118 - i * 5 : 42 + i * 5;
    const reach = i % 2 === 0 ? 92 - i * 2 : 68 + i * 2;
    const glow = i === 0 ? dot(x, y - 14, 17, lamp, 0.18) : '';
    return (
      line(`M${reach} ${y}H${x}V${y - 8}`, edge, 2.4) +
      glow +
      dot(x, y - 14, 6.5, i === 0 ? lamp : dark) +
      ring(x, y - 14, 6.5, i === 0 ? lamp : edge, 2)
    );
  });

/** A tide gauge without a mark, and the harbour's light behind it. */
const limits =
  fill('M106 94L112 40H126L132 94Z', dark) +
  line('M106 94L112 40H126L132 94ZM109 68H129', edge, 2) +
  fill('M112 28H126V40H112Z', calm, 0.9) +
  line('M110 28L119 19L128 28', edge, 2.2) +
  fill('M110 32L44 18V46Z', calm, 0.16) +
  `<rect x="36" y="16" width="24" height="88" rx="5" fill="${dark}" stroke="${edge}" stroke-width="2.2"/>` +
  fill('M38 74q5-4 10 0t10 0V98a4 4 0 0 1-4 4H42a4 4 0 0 1-4-4Z', tide, 0.75) +
  times(7, (i) => line(`M${i % 3 === 0 ? 47 : 52} ${28 + i * 11}H58`, pale, 1.8, 0.8)) +
  water(108);

/** Two boats that have not set off, and the buoy they wait at. */
const regatta =
  line('M50 86V22', edge, 2.6) +
  fill('M52 24L82 76H52Z', dark) +
  line('M52 24L82 76H52Z', edge, 2) +
  fill('M47 34L28 76H47Z', body) +
  line('M47 34L28 76H47Z', edge, 2) +
  fill('M24 84H84L76 98H32Z', body) +
  line('M24 84H84L76 98H32Z', edge, 2) +
  line('M112 90V50', edge, 2.2) +
  fill('M114 52L132 84H114Z', dark) +
  line('M114 52L132 84H114Z', edge, 1.8) +
  fill('M96 88H134L128 98H102Z', body) +
  line('M96 88H134L128 98H102Z', edge, 1.8) +
  fill('M50 22l13 4l-13 5Z', lamp) +
  water(104);

/** A bottle without a letter. */
const inbox =
  `<g transform="rotate(-28 80 60)">` +
  fill('M62 48H104a8 8 0 0 1 8 8V68a8 8 0 0 1-8 8H62q-8 0-14-8H30V56H48q6-8 14-8Z', dark) +
  line('M62 48H104a8 8 0 0 1 8 8V68a8 8 0 0 1-8 8H62q-8 0-14-8H30V56H48q6-8 14-8Z', edge, 2.2) +
  fill('M22 57H30V67H22Z', lamp) +
  line('M66 55H96', pale, 2.4, 0.7) +
  '</g>' +
  water(98);

/** Sheets that nobody has requested. */
const documents =
  `<g transform="rotate(7 92 60)"><rect x="62" y="16" width="62" height="82" rx="6" fill="${body}" stroke="${edge}" stroke-width="2"/></g>` +
  `<rect x="40" y="20" width="62" height="82" rx="6" fill="${dark}" stroke="${edge}" stroke-width="2.2"/>` +
  `<rect x="50" y="32" width="18" height="22" rx="3" fill="none" stroke="${pale}" stroke-width="2"/>` +
  dot(59, 40, 3.6, pale, 0.8) +
  line('M76 36H92M76 46H88M50 66H92M50 76H92M50 86H74', body, 4) +
  dot(98, 96, 13, dark) +
  ring(98, 96, 13, edge, 2.2) +
  line('M92 96L97 101L105 91', lamp, 2.8);

/** A slip with nothing written on it, and the ball it waits for. */
const bets =
  fill('M38 16H102V104L94 98L86 104L78 98L70 104L62 98L54 104L46 98L38 104Z', dark) +
  line('M38 16H102V104L94 98L86 104L78 98L70 104L62 98L54 104L46 98L38 104Z', edge, 2.2) +
  line('M50 32H78M50 46H88M50 60H70', body, 4) +
  line('M50 80H90', pale, 2.4, 0.6) +
  dot(112, 80, 20, dark) +
  ring(112, 80, 20, edge, 2.2) +
  fill('M112 71L120 77L117 87H107L104 77Z', lamp, 0.9) +
  line('M112 71V61M120 77L130 74M117 87L123 95M107 87L101 95M104 77L94 74', edge, 2);

/** A rope that holds nothing, beside the ring it should hold. */
const link =
  bar(28, 94, 104, 8, body) +
  dot(112, 60, 22, dark) +
  ring(112, 60, 17, edge, 7) +
  times(4, (i) => {
    const angle = (i * Math.PI) / 2 + Math.PI / 4;
    return dot(112 + 17 * Math.cos(angle), 60 + 17 * Math.sin(angle), 4.4, lamp);
  }) +
  line('M44 94V60', edge, 7) +
  line('M36 58H52', pale, 5) +
  line('M44 70q16 4 14 14t14 2q10-12 16-4', pale, 3.2) +
  line('M88 82l5-3m-5 3l5 3', pale, 2.2);

/** A telephone at the foot of a lamp. */
const telephone =
  `<rect x="54" y="12" width="52" height="96" rx="9" fill="${dark}" stroke="${edge}" stroke-width="2.4"/>` +
  fill('M60 24H100V92H60Z', body) +
  line('M74 18H86', edge, 2.4) +
  dot(80, 58, 18, lamp, 0.16) +
  fill('M72 46L94 58L72 70Z', lamp) +
  line('M74 100H86', pale, 2.4, 0.8);

const frame = (drawing: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 120">${drawing}</svg>`;

export const emptyPlayerStates: Readonly<Record<string, string>> = {
  'empty-bets': frame(bets),
  'empty-documents': frame(documents),
  'empty-inbox': frame(inbox),
  'empty-limits': frame(limits),
  'empty-link': frame(link),
  'empty-loyalty': frame(loyalty),
  'empty-phone': frame(telephone),
  'empty-quests': frame(quests),
  'empty-tickets': frame(tickets),
  'empty-tournaments': frame(regatta),
};
