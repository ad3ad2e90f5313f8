/** Every game of the studio by its id. Adding a game is a record beside these and a line here. */
import type { GameTheme } from '../theme.ts';
import { anchorPoker } from './anchor-poker.ts';
import { apothecary } from './apothecary.ts';
import { azulejo } from './azulejo.ts';
import { baccaratRose } from './baccarat-rose.ts';
import { bellAndBrine } from './bell-and-brine.ts';
import { boardwalkDouble } from './boardwalk-double.ts';
import { cherryTram } from './cherry-tram.ts';
import { clockworkCrab } from './clockwork-crab.ts';
import { crownOfSalt } from './crown-of-salt.ts';
import { depthCharge } from './depth-charge.ts';
import { diceDeck } from './dice-deck.ts';
import { dustHour } from './dust-hour.ts';
import { fortyKites } from './forty-kites.ts';
import { goldenHelm } from './golden-helm.ts';
import { highWater } from './high-water.ts';
import { honeyHeist } from './honey-heist.ts';
import { iceWarden } from './ice-warden.ts';
import { ironAnchor } from './iron-anchor.ts';
import { kettleGenie } from './kettle-genie.ts';
import { koiLantern } from './koi-lantern.ts';
import { lampCarousel } from './lamp-carousel.ts';
import { lemonRow } from './lemon-row.ts';
import { luxorCat } from './luxor-cat.ts';
import { mossCourt } from './moss-court.ts';
import { nightFerris } from './night-ferris.ts';
import { ninthBell } from './ninth-bell.ts';
import { oldKeeper } from './old-keeper.ts';
import { owlPost } from './owl-post.ts';
import { paperTiger } from './paper-tiger.ts';
import { pearlDiver } from './pearl-diver.ts';
import { plinkoPier } from './plinko-pier.ts';
import { rivieraWheel } from './riviera-wheel.ts';
import { roninMoon } from './ronin-moon.ts';
import { salon21 } from './salon-21.ts';
import { scarabRise } from './scarab-rise.ts';
import { sevenLamps } from './seven-lamps.ts';
import { skylark } from './skylark.ts';
import { tentacleBay } from './tentacle-bay.ts';
import { tinFox } from './tin-fox.ts';
import { trueNorth } from './true-north.ts';

export const themes = [
  nightFerris,
  sevenLamps,
  koiLantern,
  roninMoon,
  rivieraWheel,
  boardwalkDouble,
  baccaratRose,
  salon21,
  crownOfSalt,
  iceWarden,
  pearlDiver,
  clockworkCrab,
  oldKeeper,
  scarabRise,
  luxorCat,
  diceDeck,
  azulejo,
  tentacleBay,
  ninthBell,
  apothecary,
  mossCourt,
  dustHour,
  depthCharge,
  plinkoPier,
  goldenHelm,
  fortyKites,
  highWater,
  lampCarousel,
  anchorPoker,
  skylark,
  cherryTram,
  trueNorth,
  paperTiger,
  lemonRow,
  owlPost,
  ironAnchor,
  tinFox,
  kettleGenie,
  honeyHeist,
  bellAndBrine,
] as const satisfies readonly GameTheme[];

const byId: ReadonlyMap<string, GameTheme> = new Map(themes.map((theme) => [theme.id, theme]));

/** The game of that id, or undefined. */
export const findTheme = (id: string): GameTheme | undefined => byId.get(id);
