const rays = Array.from({ length: 9 }, (_, place) => place * 40);

/** A ray from the middle of the lamp far out of the picture, since a stub may be tall; 20 degrees wide. */
function ray(degrees: number): string {
  const end = (angle: number) => {
    const turned = (angle * Math.PI) / 180;
    return `${(132 + 620 * Math.cos(turned)).toFixed(1)} ${(134 + 620 * Math.sin(turned)).toFixed(1)}`;
  };
  return `M132 134L${end(degrees)}L${end(degrees + 20)}Z`;
}

/** A lit bulb on its socket, its glass 40 wide and 52 high, hanging from 0 0. */
function Bulb({ x, y, scale = 1 }: { x: number; y: number; scale?: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path d="M-9-14h18v16H-9z" fill="#6b4630" />
      <path d="M-9-8h18M-9-3h18" stroke="#8c6346" strokeWidth="1.6" />
      <path
        d="M0 0c14 0 22 10 22 23 0 15-10 30-22 30S-22 38-22 23C-22 10-14 0 0 0Z"
        fill="#f39c38"
      />
      <path d="M0 4c11 0 17 8 17 19 0 12-8 25-17 25S-17 35-17 23C-17 12-11 4 0 4Z" fill="#fdbf5e" />
      <path
        d="M-7 34c-2-9 3-12 3-18M7 34c2-9-3-12-3-18M-4 16q4 5 8 0"
        fill="none"
        stroke="#a85d17"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <path
        d="M-11 14c-3 5-3 10-2 14"
        stroke="#fff3d2"
        strokeWidth="3.4"
        strokeLinecap="round"
        fill="none"
      />
    </g>
  );
}

/** What a lamp hangs from, out of the picture's end edge. */
function Arm({ x, y }: { x: number; y: number }) {
  return (
    <path
      d={`M190 ${y - 14}H${x + 12}q-12 0-12 14`}
      fill="none"
      stroke="#6b4630"
      strokeWidth="3.4"
      strokeLinecap="round"
    />
  );
}

/** A lamp before its own light. */
function Light() {
  return (
    <>
      <path d={rays.map(ray).join('')} fill="#e8ac66" opacity=".5" />
      <circle cx="132" cy="134" r="50" fill="#f6c983" opacity=".55" />
      <Arm x={132} y={94} />
      <Bulb x={132} y={108} />
    </>
  );
}

/** Lamps on a cable over the tide. */
function Tide() {
  const wave = (y: number, from: number) => `M-20 ${y}q18 ${from} 36 0t36 0t36 0t36 0t36 0t36 0`;
  return (
    <>
      <path d="M-6 70Q60 104 96 88T192 74" fill="none" stroke="#6b4630" strokeWidth="2.4" />
      <Bulb x={62} y={97} scale={0.42} />
      <Bulb x={112} y={90} scale={0.62} />
      <Bulb x={160} y={86} scale={0.42} />
      {[144, 156, 169, 183].map((y, place) => (
        <path
          key={y}
          d={wave(y, place % 2 === 0 ? 10 : -10)}
          fill="none"
          stroke="#3f8d98"
          strokeWidth={2 + place * 0.8}
          opacity={0.4 + place * 0.13}
        />
      ))}
    </>
  );
}

/** The posts of the pier and its lamp at dusk. */
function Pier() {
  const posts = [70, 96, 122, 148, 174];
  return (
    <>
      <circle cx="132" cy="112" r="56" fill="#e9a08a" opacity=".4" />
      <g fill="#8a4d4a">
        {posts.map((x, place) => (
          <path
            key={x}
            d={`M${x - 9} 190v-${place % 2 === 0 ? 34 : 46}l9-9 9 9V190Z`}
            opacity={0.45 + place * 0.08}
          />
        ))}
      </g>
      <Arm x={132} y={74} />
      <Bulb x={132} y={84} scale={0.72} />
    </>
  );
}

const drawings = [Light, Tide, Pier];

/** A number that stays the same for a text. */
const placeOf = (seed: string) =>
  [...seed].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % 9973, 11);

/**
 * The drawing at the foot of a ticket's stub, 184 x 190, cut to fit from the lower end corner. Paper
 * shows through, also above it. It repeats nothing that is said, so it is hidden from readers.
 */
export function TicketArt({ seed }: { readonly seed: string }) {
  const Drawing = drawings[placeOf(seed) % drawings.length] ?? Light;
  return (
    <svg
      className="pl-ticket-art"
      viewBox="0 0 184 190"
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <Drawing />
    </svg>
  );
}
