import type { GameArt } from './game.ts';
import { anchorPoker } from './games/anchor-poker.ts';
import { apothecary } from './games/apothecary.ts';
import { azulejo } from './games/azulejo.ts';
import { baccaratRose } from './games/baccarat-rose.ts';
import { bellAndBrine } from './games/bell-and-brine.ts';
import { boardwalkDouble } from './games/boardwalk-double.ts';
import { cherryTram } from './games/cherry-tram.ts';
import { clockworkCrab } from './games/clockwork-crab.ts';
import { crownOfSalt } from './games/crown-of-salt.ts';
import { depthCharge } from './games/depth-charge.ts';
import { diceDeck } from './games/dice-deck.ts';
import { dustHour } from './games/dust-hour.ts';
import { fortyKites } from './games/forty-kites.ts';
import { goldenHelm } from './games/golden-helm.ts';
import { highWater } from './games/high-water.ts';
import { honeyHeist } from './games/honey-heist.ts';
import { iceWarden } from './games/ice-warden.ts';
import { ironAnchor } from './games/iron-anchor.ts';
import { kettleGenie } from './games/kettle-genie.ts';
import { koiLantern } from './games/koi-lantern.ts';
import { lampCarousel } from './games/lamp-carousel.ts';
import { lemonRow } from './games/lemon-row.ts';
import { luxorCat } from './games/luxor-cat.ts';
import { mossCourt } from './games/moss-court.ts';
import { nightFerris } from './games/night-ferris.ts';
import { ninthBell } from './games/ninth-bell.ts';
import { oldKeeper } from './games/old-keeper.ts';
import { owlPost } from './games/owl-post.ts';
import { paperTiger } from './games/paper-tiger.ts';
import { pearlDiver } from './games/pearl-diver.ts';
import { plinkoPier } from './games/plinko-pier.ts';
import { rivieraWheel } from './games/riviera-wheel.ts';
import { roninMoon } from './games/ronin-moon.ts';
import { salon21 } from './games/salon-21.ts';
import { scarabRise } from './games/scarab-rise.ts';
import { sevenLamps } from './games/seven-lamps.ts';
import { skylark } from './games/skylark.ts';
import { tentacleBay } from './games/tentacle-bay.ts';
import { tinFox } from './games/tin-fox.ts';
import { trueNorth } from './games/true-north.ts';

export const games: readonly GameArt[] = [
  nightFerris,
  sevenLamps,
  koiLantern,
  roninMoon,
  crownOfSalt,
  iceWarden,
  pearlDiver,
  clockworkCrab,
  oldKeeper,
  scarabRise,
  luxorCat,
  rivieraWheel,
  boardwalkDouble,
  baccaratRose,
  salon21,
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
];
