import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { documentStatus } from '@pierlight/contract/documents/statuses';
import type { DocumentsDesk, documentsOf } from '../modules/documents/public.ts';
import { type OperatorArguments, refusal } from './arguments.ts';
import { type Command, endOf, type Lines, type Reading } from './reading.ts';

export interface DocumentsCommandsDeps {
  readonly documents: DocumentsDesk;
  readonly documentsOf: (playerId: string) => ReturnType<typeof documentsOf>;
}

const statusNames = new Map<number, string>(
  Object.entries(documentStatus).map(([name, number]) => [number, name]),
);

/** What an operator sees and does of documents that players sent. */
export function createDocumentsCommands(
  { documents, ...deps }: DocumentsCommandsDeps,
  { playerOf, decisionOf }: Reading,
) {
  async function queue({ limit }: OperatorArguments): Lines {
    const waiting = await documents.queue(limit);
    if (waiting.length === 0) return ['Nothing is waiting.'];
    return waiting.map((row) =>
      [
        row.id,
        row.kind,
        `${row.pages} pages`,
        row.player_id,
        `since ${row.completed_at?.toISOString()}`,
        ...(row.proposed_by === null
          ? []
          : [`${row.proposed_by} proposes a final rejection: ${row.proposed_reason}`]),
      ].join('  '),
    );
  }

  async function of({ words: [, , who] }: OperatorArguments): Lines {
    const all = await deps.documentsOf(await playerOf(who));
    if (all.length === 0) return [`${who} has not sent any documents.`];
    return all.map(({ id, kind, status, reason, isFinal, validUntil, completedAt }) =>
      [
        ...[id, kind, statusNames.get(status)],
        ...(completedAt === null ? ['pages are missing'] : []),
        ...(reason === null ? [] : [isFinal ? `${reason}, for good` : reason]),
        ...(validUntil === null ? [] : [`valid until ${validUntil}`]),
      ].join('  '),
    );
  }

  async function open({ words: [, , id = ''], ...args }: OperatorArguments): Lines {
    const folder = args.folder();
    const pages = await documents.open(requireId(id), decisionOf(args));
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const lines: string[] = [];
    for (const { fileName, bytes } of pages) {
      const place = path.join(folder, fileName);
      await writeFile(place, bytes, { mode: 0o600 });
      lines.push(place);
    }
    return [...lines, 'Remove them once they are reviewed: these copies are not sealed.'];
  }

  async function approve({ words: [, , id = ''], until, ...args }: OperatorArguments): Lines {
    if (until !== undefined) endOf(until);
    await documents.approve(requireId(id), until ?? null, decisionOf(args));
    return [
      `${id} is approved${until === undefined ? '' : ` until ${until}`}, and its player told.`,
    ];
  }

  async function reject({ words: [, , id = '', why = ''], ...args }: OperatorArguments): Lines {
    return (await documents.reject(requireId(id), why, decisionOf(args)))
      ? [`${id} is rejected, and the player is told why.`]
      : [`${id} is waiting for a second person to reject or approve it.`];
  }

  const acts: Readonly<Record<string, Command>> = { of, open, approve, reject };
  return {
    async documents(args) {
      const [, word] = args.words;
      if (word === undefined) return queue(args);
      const act = Object.entries(acts).find(([name]) => name === word)?.[1];
      if (!act) throw refusal('Say of, open, approve or reject.');
      return act(args);
    },
  } satisfies Readonly<Record<string, Command>>;
}

/** @throws DomainError malformedRequest */
function requireId(typed: string): string {
  if (!/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(typed))
    throw refusal('Say which document, by its id: documents says what waits.');
  return typed;
}
