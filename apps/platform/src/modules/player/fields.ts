import { readFile, stat } from 'node:fs/promises';
import type { FieldDefinition, FieldScenario } from '@pierlight/contract/player/schemas';
import type { Clock } from '../../kernel/clock.ts';
import type { Logger } from '../../kernel/log/logger.ts';
import type { Scenarios } from './field-catalogue.ts';
import { definitionsFrom, type FieldBounds } from './field-settings.ts';

export interface FieldsOptions extends FieldBounds {
  /** `fields.json`: the operator's choice of fields. */
  readonly file: string;
  readonly clock: Clock;
  readonly log: Pick<Logger, 'error' | 'info'>;
  /** Least milliseconds between two looks at the file. */
  readonly reloadGuard?: number;
}

export interface Fields {
  /** Fields of a form, in the order they are asked. */
  definitions(scenario: FieldScenario): Promise<readonly FieldDefinition[]>;
}

/**
 * Definitions of both forms, read again when their file changes. A change that cannot be is reported,
 * and the definitions in use stay.
 * @throws Error naming the file and what is wrong in it, when it cannot be used at the start.
 */
export async function createFields(options: FieldsOptions): Promise<Fields> {
  const { file, clock, log, reloadGuard = 10_000 } = options;

  async function read(): Promise<{ scenarios: Scenarios; stamp: number }> {
    const { mtimeMs } = await stat(file);
    try {
      const value: unknown = JSON.parse(await readFile(file, 'utf8'));
      return { scenarios: definitionsFrom(value, options), stamp: mtimeMs };
    } catch (cause) {
      throw new Error(`${file} cannot be used: ${(cause as Error).message}`, { cause });
    }
  }

  let { scenarios, stamp } = await read();
  let lookedAt = clock.now().getTime();

  async function lookAgain(): Promise<void> {
    const now = clock.now().getTime();
    if (now - lookedAt < reloadGuard) return;
    lookedAt = now;
    try {
      if ((await stat(file)).mtimeMs === stamp) return;
      ({ scenarios, stamp } = await read());
      log.info({ file }, 'The fields of the forms were read again');
    } catch (error) {
      log.error({ err: error }, 'The fields of the forms could not be read; those in use stay');
    }
  }

  return {
    async definitions(scenario) {
      await lookAgain();
      return scenarios[scenario];
    },
  };
}
