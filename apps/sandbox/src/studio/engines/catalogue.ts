/** Every kind of game there is. A new one is a folder beside these and a line here. */
import { baccarat } from './baccarat/engine.ts';
import { blackjack } from './blackjack/engine.ts';
import { crash } from './crash/engine.ts';
import { dice } from './dice/engine.ts';
import type { Engine, Kind, ThemeOf } from './engine.ts';
import { hilo } from './hilo/engine.ts';
import { keno } from './keno/engine.ts';
import { mines } from './mines/engine.ts';
import { plinko } from './plinko/engine.ts';
import { poker } from './poker/engine.ts';
import { roulette } from './roulette/engine.ts';
import { slot } from './slot/engine.ts';
import { wheel } from './wheel/engine.ts';

const engines: { readonly [K in Kind]: Engine<K> } = {
  slot,
  roulette,
  dice,
  mines,
  hilo,
  poker,
  plinko,
  wheel,
  keno,
  baccarat,
  crash,
  blackjack,
};

export const engineOf = <K extends Kind>(theme: ThemeOf<K>): Engine<K> => engines[theme.kind as K];
