import { describe, expect, it } from 'vitest';
import { faultOfFile } from './files.ts';

const upload = { accept: 'image/*, .PDF, text/plain', maxBytes: 100 };
const file = (name: string, type: string, size = 10) => ({ name, type, size });

describe('a file that was chosen', () => {
  it('is taken by its ending or its type', () => {
    for (const good of [file('a.png', 'image/png'), file('A.pdf', ''), file('a', 'text/plain')]) {
      expect(faultOfFile(good, upload)).toBeNull();
    }
    expect(
      faultOfFile(file('a.exe', 'application/x-msdownload'), { ...upload, accept: '' }),
    ).toBeNull();
  });

  it('is refused for its type, its size, or being empty', () => {
    expect(faultOfFile(file('a.pdf.exe', 'application/x'), upload)).toBe('type');
    expect(faultOfFile(file('a.png', 'image/png', 101), upload)).toBe('size');
    expect(faultOfFile(file('a.png', 'image/png', 0), upload)).toBe('empty');
  });
});
