import { createHttpRegister, type RegisterSettings } from '../adapters/exclusion-register.ts';
import { createExclusions, type ExclusionsDeps } from './exclusions.ts';
import { createMarks } from './marks.ts';
import { createRecognition, type RecognitionDeps } from './recognition.ts';

export interface RegisterOptions extends RegisterSettings {
  /** Where somebody is let by when it does not answer. */
  readonly openWhenSilent: RecognitionDeps['openWhenSilent'];
}

/** Who is shut out from playing, and how they are known again. */
export function createShuttingOut(
  deps: ExclusionsDeps &
    Omit<RecognitionDeps, 'exclusions' | 'marksOf' | 'register' | 'openWhenSilent'> & {
      /** Under which what people are known again by is kept. */
      readonly secret: string;
      readonly register: RegisterOptions | null;
    },
) {
  const { secret, register } = deps;
  const exclusions = createExclusions(deps);
  const recognition = createRecognition({
    ...deps,
    exclusions,
    marksOf: createMarks(secret),
    register: register && createHttpRegister(register),
    openWhenSilent: register?.openWhenSilent ?? [],
  });
  return { exclusions, recognition };
}
