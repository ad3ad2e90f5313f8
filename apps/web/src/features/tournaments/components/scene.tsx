interface SceneProps {
  /** Of the tournament: each has a light of its own. */
  readonly title: string;
  readonly className: string;
}

const lights = ['', 'hue-rotate-[-24deg]', 'saturate-[0.4] brightness-90'] as const;

/** The pier by night with sails on the water. It says nothing. */
export function Scene({ title, className }: SceneProps) {
  const light = lights[title.charCodeAt(1) % lights.length] ?? '';
  return (
    <img
      src="/art/tournament.svg"
      alt=""
      width={1120}
      height={260}
      className={`object-cover rtl:-scale-x-100 ${light} ${className}`}
    />
  );
}
