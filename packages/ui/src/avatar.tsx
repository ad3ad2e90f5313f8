export type AvatarProps = {
  name: string;
  /** 36 in the header, 44 or 72 elsewhere. */
  size?: 36 | 44 | 72 | undefined;
  /** Read out; leave out beside the written name. */
  label?: string | undefined;
};

/** First letters of the first and the last word, at most two. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const picked = words.length > 1 ? [words[0], words.at(-1)] : words;
  return picked
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toLocaleUpperCase();
}

export function Avatar({ name, size = 36, label }: AvatarProps) {
  return (
    <span
      style={{ inlineSize: size, blockSize: size, fontSize: Math.round(size * 0.38) }}
      className="relative grid flex-none place-items-center rounded-full bg-[oklch(0.36_0.06_320)] font-bold text-[oklch(0.97_0.008_85)] leading-none"
    >
      {/* Drawn, not written: two letters are no part of what a button with a picture is called. */}
      <span
        aria-hidden="true"
        data-initials={initials(name)}
        className="before:content-[attr(data-initials)]"
      />
      {label ? <span className="visually-hidden">{label}</span> : null}
    </span>
  );
}
