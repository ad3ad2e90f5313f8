import { describe, expect, it } from 'vitest';
import { leadsOf, straightened } from './straight-imports-plugin.ts';

const publicFile = `
export { limitsQuery } from './api.ts';
export { type Meter, LimitMeters as Meters } from './components/limit-meters.tsx';
export const RealityCheck = lazy(() => import('./components/reality-check.tsx'));
`;
const straight = (code: string) => straightened(code, () => leadsOf(publicFile));

describe('imports from a feature', () => {
  it('are taken from the file behind its public.ts', () => {
    expect(straight("import { limitsQuery } from '#features/limits/public.ts';")).toBe(
      "import { limitsQuery as limitsQuery } from '#features/limits/api.ts';",
    );
  });

  it('keep the name they are given on either side', () => {
    expect(straight("import { Meters as Bars } from '#features/limits/public.ts';")).toBe(
      "import { LimitMeters as Bars } from '#features/limits/components/limit-meters.tsx';",
    );
  });

  it('come without the rest where public.ts makes them itself', () => {
    expect(straight("import { RealityCheck } from '#features/limits/public.ts';")).toBe(
      "import { RealityCheck as RealityCheck } from '#features/limits/public.ts?own';",
    );
  });

  it('leave types out and every line where it was', () => {
    const code =
      "import {\n  limitsQuery,\n  type Meter,\n} from '#features/limits/public.ts';\nconst x = 1;";
    const result = straight(code).split('\n');
    expect(result).toHaveLength(code.split('\n').length);
    expect(result[0]).toBe("import { limitsQuery as limitsQuery } from '#features/limits/api.ts';");
    expect(result.at(-1)).toBe('const x = 1;');
  });

  it('leave type-only and dynamic imports alone', () => {
    const code =
      "import type { Meter } from '#features/limits/public.ts';\nimport('#features/limits/public.ts');";
    expect(straight(code)).toBe(code);
  });
});
