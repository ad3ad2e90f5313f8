/** Places, people and colours that do not exist. */

/** Where teams are at home: sixteen for each league of a sport. */
export const places: readonly string[] = (
  'Vellmar,Port Orrin,Quenwick,Dunmarrow,Saltreach,Harrowmere,Brightholm,Ternhead,Merrow,Lowgate,Eastskerry,' +
  'Calder Bay,Kestrel Point,Holmfleet,Ashpool,Wrenford,Gullcombe,Tarnby,Oldferry,Stonequay,Windlow,Mossgate,' +
  'Pelham Sound,Cray Harbour,Northlight,Silverstrand,Dovermouth,Fernshaw,Haldane,Ilvermere,Juniper Cross,Kelstow,' +
  'Larkhaven,Marlow Sands,Netherwold,Otterburn Quay,Penvarra,Rookhythe,Selkirk Reach,Thornbay,Ulverfell,Varrowick,' +
  'Westering,Yarrowdale,Zennith,Amberly,Bracken Isle,Cobbleton'
).split(',');

/** What stands behind a place; the empty one is the place alone. */
export const suffixes: readonly string[] = [
  '',
  '',
  'Athletic',
  'Rovers',
  'Town',
  'United',
  'City',
  'Harriers',
];
export const nicknames: readonly string[] = [
  'Lanterns',
  'Gulls',
  'Tides',
  'Foxes',
  'Anchors',
  'Comets',
  'Herons',
  'Storm',
];

export const givenNames: readonly string[] = (
  'Ilsa,Noor,Teo,Mara,Jonas,Vera,Anton,Lia,Milo,Edda,Rafe,Sanna,Bruno,Ines,Kaspar,Yuna,Oren,Talia,Felix,Dagny,' +
  'Ivo,Petra,Luca,Maren,Stellan,Nadia,Hugo,Elin,Marek,Zora,Emil,Ada,Niko,Freya,Arlo,Kaia,Tomas,Romy,Viktor,Selma,' +
  'Leon,Thea,Casper,Mila,Aron,Signe,Pavel,Juna'
).split(',');

export const surnames: readonly string[] = (
  'Vardane,Tessaly,Sorrel,Haik,Menzo,Dray,Oreld,Quill,Bramwyn,Castell,Dorrin,Ekelund,Farrow,Grell,Hesper,Idris,' +
  'Jarrow,Kessler,Lorne,Malvern,Norell,Ostrand,Pellow,Quist,Rendahl,Sandor,Tarrant,Ulric,Varga,Wendel,Yarrow,Zander,' +
  'Aldane,Brisko,Corvin,Delmar,Ervin,Fenner,Galt,Hollin,Ingram,Juhl,Kovar,Lindqvist,Marrek,Nystrom,Oakes,Prell'
).split(',');

export const colours: readonly string[] = [
  '#b5474f',
  '#21647d',
  '#e9c46a',
  '#2f6b4f',
  '#6a4c93',
  '#d9773c',
  '#f0e3cf',
  '#2b2d42',
  '#8fb8de',
  '#c95d8d',
  '#4a7c59',
  '#3d5a80',
  '#e07a5f',
  '#f2f2f2',
  '#111827',
  '#9c6644',
];
