import type { SportId } from '../../protocol.ts';

/** The ground a sport is played on, as lines in a box of 452 by 280. */
const lines: Readonly<Record<SportId, string>> = {
  football:
    'M26 26h400v228H26zM226 26v228M192 140a34 34 0 1 0 68 0 34 34 0 1 0-68 0M26 78h62v124H26M426 78h-62v124h62M26 112h22v56H26M426 112h-22v56h22M88 118a28 28 0 0 1 0 44M364 118a28 28 0 0 0 0 44',
  handball:
    'M26 26h400v228H26zM226 26v228M26 66a74 74 0 0 1 74 52v44a74 74 0 0 1-74 52M426 66a74 74 0 0 0-74 52v44a74 74 0 0 0 74 52M26 120h-8v40h8M426 120h8v40h-8M126 136v8M326 136v8',
  basketball:
    'M26 26h400v228H26zM226 26v228M196 140a30 30 0 1 0 60 0 30 30 0 1 0-60 0M26 104h84v72H26M426 104h-84v72h84M110 114a26 26 0 0 1 0 52M342 114a26 26 0 0 0 0 52M26 48h30a98 98 0 0 1 0 184H26M426 48h-30a98 98 0 0 0 0 184h30M44 130v20M408 130v20',
  'ice-hockey':
    'M78 26h296a52 52 0 0 1 52 52v124a52 52 0 0 1-52 52H78a52 52 0 0 1-52-52V78a52 52 0 0 1 52-52zM226 26v228M160 26v228M292 26v228M196 140a30 30 0 1 0 60 0 30 30 0 1 0-60 0M58 34v212M394 34v212M58 126a14 14 0 0 1 0 28M394 126a14 14 0 0 0 0 28M86 86a18 18 0 1 0 36 0 18 18 0 1 0-36 0M86 194a18 18 0 1 0 36 0 18 18 0 1 0-36 0M330 86a18 18 0 1 0 36 0 18 18 0 1 0-36 0M330 194a18 18 0 1 0 36 0 18 18 0 1 0-36 0',
  tennis:
    'M46 46h360v188H46zM46 70h360M46 210h360M136 70v140M316 70v140M136 140h180M226 34v212M46 140h6M400 140h6',
  volleyball: 'M56 50h340v180H56zM226 38v204M170 50v180M282 50v180',
  'table-tennis': 'M66 60h320v160H66zM66 140h320M226 48v184',
  darts:
    'M126 140a100 100 0 1 0 200 0 100 100 0 1 0-200 0M142 140a84 84 0 1 0 168 0 84 84 0 1 0-168 0M174 140a52 52 0 1 0 104 0 52 52 0 1 0-104 0M182 140a44 44 0 1 0 88 0 44 44 0 1 0-88 0M214 140a12 12 0 1 0 24 0 12 12 0 1 0-24 0M221 140a5 5 0 1 0 10 0 5 5 0 1 0-10 0M228 128 242 41M240 130 285 59M238 140 326 140M236 148 297 211M226 152v88M216 148 155 211M214 140h-88M212 130 167 59M224 128 210 41',
};

/** Where a light hangs, in the corners. */
const lamps = [
  [16, 16],
  [436, 16],
  [16, 264],
  [436, 264],
] as const;

/** The ground of a sport under its four lights; only a picture. */
export const Ground = ({ sport }: { readonly sport: SportId }) => (
  <svg class="ground" viewBox="0 0 452 280" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <path class="turf" d="M0 0h452v280H0z" />
    <path
      class="mown"
      d="M66 26h40v228H66zM146 26h40v228h-40zM226 26h40v228h-40zM306 26h40v228h-40zM386 26h40v228h-40z"
    />
    {lamps.map(([x, y]) => (
      <g key={`${x} ${y}`} class="light">
        <circle cx={x} cy={y} r="44" />
        <circle cx={x} cy={y} r="24" />
        <circle class="bulb" cx={x} cy={y} r="4" />
      </g>
    ))}
    <path class="lines" d={lines[sport]} />
  </svg>
);
