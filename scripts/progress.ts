/** Elapsed time counts from the command a person typed, not from this process. */
const started = Number(process.env.PIERLIGHT_STARTED ?? Date.now());

/** Prints a line for a person who waits, with the seconds since they typed the command. */
export function say(text: string): void {
  console.log(`${elapsedSeconds().toFixed(1).padStart(6)} s  ${text}`);
}

export function elapsedSeconds(): number {
  return (Date.now() - started) / 1000;
}
