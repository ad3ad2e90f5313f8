import type { ErrorName } from '@pierlight/contract/common/error-codes';

/** What a worker is told of the file it is given. */
export interface WorkerOrder {
  readonly type: 'picture' | 'pdf';
  readonly mostPixels: number;
  readonly mostPdfPages: number;
}

/** Why a worker refuses a file. It ends with the code `firstRefusal` and the place of the reason. */
export const workerRefusals = [
  'fileDamaged',
  'pictureTooLarge',
  'pdfTooLong',
  'pdfLocked',
  'pdfActive',
] as const satisfies readonly ErrorName[];
export type WorkerRefusal = (typeof workerRefusals)[number];
export const firstRefusal = 10;
