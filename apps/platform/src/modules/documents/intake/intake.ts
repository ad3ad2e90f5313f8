import { spawn } from 'node:child_process';
import process from 'node:process';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { keptTypes } from '@pierlight/contract/documents/statuses';
import PQueue from 'p-queue';
import { DomainError } from '../../../kernel/errors/domain-error.ts';
import { typeOf } from './file-type.ts';
import { firstRefusal, type WorkerOrder, workerRefusals } from './worker-messages.ts';

export interface IntakeSettings {
  readonly mostPixels: number;
  readonly mostPdfPages: number;
  /** Files that are read at once, how many may wait for their turn, and the milliseconds that one may take. */
  readonly atOnce?: number;
  readonly waiting?: number;
  readonly deadlineMs?: number;
}

/** A file as it is kept. */
export interface TakenFile {
  readonly mediaType: (typeof keptTypes)[number];
  readonly bytes: Buffer;
}

const worker = fileURLToPath(new URL('./worker.ts', import.meta.url));
const retryAfterSeconds = 5;

/** Reads what players send, a few at a time, each in a process of its own that has a deadline. */
export function createIntake(settings: IntakeSettings) {
  const { mostPixels, mostPdfPages, atOnce = 1, waiting = 16, deadlineMs = 20_000 } = settings;
  const queue = new PQueue({ concurrency: atOnce });

  return {
    /**
     * The file as it is kept: a picture anew from its pixels, a PDF as it came.
     * @throws DomainError fileTypeRefused, fileDamaged, pictureTooLarge, pdfTooLong, pdfLocked, pdfActive; unavailable
     *   where too many wait, or one takes too long
     */
    async take(bytes: Buffer): Promise<TakenFile> {
      const type = typeOf(bytes);
      if (type === null) throw new DomainError('fileTypeRefused');
      if (queue.size >= waiting) throw new DomainError('unavailable', { retryAfterSeconds });
      const isPdf = type === 'application/pdf';
      const order = { type: isPdf ? 'pdf' : 'picture', mostPixels, mostPdfPages } as const;
      const anew = await queue.add(() => inProcess(order, bytes, deadlineMs));
      return isPdf
        ? { mediaType: 'application/pdf', bytes }
        : { mediaType: 'image/jpeg', bytes: anew };
    },
  };
}

export type Intake = ReturnType<typeof createIntake>;

async function inProcess(order: WorkerOrder, bytes: Buffer, deadlineMs: number): Promise<Buffer> {
  const child = spawn(
    process.execPath,
    ['--max-old-space-size=256', worker, JSON.stringify(order)],
    {
      // None of the settings: there are secrets among them.
      env: {},
      stdio: ['pipe', 'pipe', 'ignore'],
      timeout: deadlineMs,
      killSignal: 'SIGKILL',
    },
  );
  // One that ends early reads no further.
  child.stdin.on('error', () => undefined);
  child.stdin.end(bytes);
  const ended = new Promise<{ code: number | null; signal: string | null }>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => resolve({ code, signal }));
  });
  const [output, { code, signal }] = await Promise.all([buffer(child.stdout), ended]);
  if (code === 0) return output;
  const cause = new Error(`The reader of a file ended with ${code ?? signal}`);
  // At its deadline: the machine may be as much at fault as the file.
  if (signal === 'SIGKILL') throw new DomainError('unavailable', { cause, retryAfterSeconds });
  throw new DomainError(workerRefusals[(code ?? 0) - firstRefusal] ?? 'fileDamaged', { cause });
}
