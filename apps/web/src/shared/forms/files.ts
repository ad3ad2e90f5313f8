import type { InputOptions } from './inputs/input-props.ts';

export type Upload = NonNullable<InputOptions['upload']>;
export type FileFault = 'type' | 'size' | 'empty';

/**
 * Why a file cannot be sent, or null. The server looks at its content as well: a name and a type are
 * only what the browser says.
 */
export function faultOfFile(
  file: Pick<File, 'name' | 'type' | 'size'>,
  { accept, maxBytes }: Pick<Upload, 'accept' | 'maxBytes'>,
): FileFault | null {
  if (file.size === 0) return 'empty';
  if (file.size > maxBytes) return 'size';
  const wanted = accept
    .toLowerCase()
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);
  const name = file.name.toLowerCase();
  const type = file.type.toLowerCase();
  const fits = wanted.some((one) => {
    if (one.startsWith('.')) return name.endsWith(one);
    return one.endsWith('/*') ? type.startsWith(one.slice(0, -1)) : type === one;
  });
  return wanted.length === 0 || fits ? null : 'type';
}
