import { spawn } from 'node:child_process';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '..');

export interface CommandResult {
  readonly ok: boolean;
  /** Standard output and standard error, as they came. */
  readonly output: string;
  readonly seconds: number;
}

/**
 * Runs a program of `node_modules/.bin` and collects what it prints.
 *
 * @param options.follow prints its output as it comes as well
 */
export async function run(
  name: string,
  args: readonly string[],
  options: {
    cwd?: string;
    environment?: Readonly<Record<string, string>>;
    follow?: boolean;
  } = {},
): Promise<CommandResult> {
  const start = performance.now();
  const bin = path.join(root, 'node_modules/.bin');
  const child = spawn(name === 'node' ? process.execPath : path.join(bin, name), [...args], {
    cwd: options.cwd ?? root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PATH: `${bin}${path.delimiter}${process.env.PATH ?? ''}`,
      ...options.environment,
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8');
    stream.on('data', (text: string) => {
      output += text;
      if (options.follow) process.stdout.write(text);
    });
  }
  const code = await new Promise<number | null>((resolve) => {
    child.once('error', (error) => {
      output += `${name} cannot be run: ${error.message}\n`;
      resolve(1);
    });
    child.once('close', resolve);
  });
  return { ok: code === 0, output, seconds: (performance.now() - start) / 1000 };
}
