import type { PlayerDocument } from '@pierlight/contract/documents/schemas';
import { documentStatus } from '@pierlight/contract/documents/statuses';

/**
 * Of documents, newest first: what is with a reviewer, lacks pages, or was turned down or has expired with no later one
 * of its kind.
 */
export const openOnes = (documents: readonly PlayerDocument[]): PlayerDocument[] =>
  documents.filter(
    ({ id, kind, status }) =>
      status === documentStatus.pending ||
      (status !== documentStatus.approved &&
        documents.find((other) => other.kind === kind)?.id === id),
  );
