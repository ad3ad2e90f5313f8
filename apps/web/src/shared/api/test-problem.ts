import type { ErrorName } from '@pierlight/contract/common/error-codes';
import { errorCatalogue } from '@pierlight/contract/common/errors';
import { ApiProblem } from './problem.ts';

/** What the client makes of an error the server tells, for tests. */
export const problemOf = (name: ErrorName): ApiProblem => new ApiProblem(errorCatalogue[name]);
