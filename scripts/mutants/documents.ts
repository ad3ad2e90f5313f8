// biome-ignore-all lint/suspicious/noTemplateCurlyInString: texts of sources, not templates
import type { Mutant } from './mutant.ts';

const module = 'apps/platform/src/modules/documents';
const tests = `${module}/test/documents.db.test.ts`;
const desk = `${module}/test/desk.db.test.ts`;
const keeping = `${module}/test/keeping.db.test.ts`;
const handingOver = `${module}/test/handing-over.db.test.ts`;
const intake = `${module}/test/intake.test.ts`;
const stores = `${module}/test/stores.test.ts`;

const site = 'apps/web/src/features/documents';

/** Files that should not be taken, that somebody else reads, that stay too long, and decisions that one person makes alone. */
export const documents: readonly Mutant[] = [
  {
    fault: 'documents sent at once pass the number that may wait',
    file: `${module}/adding.ts`,
    change: [['await holdPlayer(tx, playerId);', '']],
    test: tests,
    title: 'nor do twenty that were read at the same moment',
  },
  {
    fault: 'a document of another player is downloaded',
    file: `${module}/service.ts`,
    change: [['where id = ${id} and player_id = ${playerId}', 'where id = ${id}']],
    test: tests,
    title: 'the file is given to its owner alone',
  },
  {
    fault: 'a document is shown by the browser that downloads it',
    file: `${module}/routes.ts`,
    change: [['attachment; filename', 'inline; filename']],
    test: tests,
    title: 'a PDF is never shown by the browser',
  },
  {
    fault: 'a document that was reviewed is deleted by its player',
    file: `${module}/service.ts`,
    change: [
      ["if (row.status !== documentStatus.pending) throw new DomainError('alreadySettled');", ''],
    ],
    test: desk,
    title: 'an approved document says so to its player',
  },
  {
    fault: 'one operator alone rejects a document for good',
    file: `${module}/desk.ts`,
    change: [['row.proposed_by === decision.operator', 'false']],
    test: desk,
    title: 'it takes two persons to reject a document for good',
  },
  {
    fault: 'pixels of a document are counted once it is decoded',
    file: `${module}/intake/worker.ts`,
    change: [["if (width * height > mostPixels) throw new Refusal('pictureTooLarge');", '']],
    test: intake,
    title: 'what is no picture or PDF, or is one to harm',
  },
  {
    fault: 'a PDF document goes on behind its end',
    file: `${module}/intake/file-type.ts`,
    change: [['const pdfTail = 1024;', 'const pdfTail = 1e9;']],
    test: intake,
    title: 'what is no picture or PDF, or is one to harm',
  },
  {
    fault: 'a sealed document opens under another name',
    file: `${module}/sealing.ts`,
    change: [['`pierlight:document:${name}`', "'pierlight:document'"]],
    test: stores,
    title: 'a file opens under its own name and key only',
  },
  {
    fault: 'a file of a document is swept before its row can be there',
    file: `${module}/sweeping.ts`,
    change: [['const graceMs = 60 * 60_000;', 'const graceMs = -60_000;']],
    test: keeping,
    title: 'a file whose row never came is swept',
  },
  {
    fault: 'a reviewed document goes with its account at once',
    file: `${module}/keeping.ts`,
    change: [['and (not ${isKept} or', 'and (true or']],
    test: keeping,
    title: 'of a deleted account what nobody reviewed goes at once',
  },
  {
    fault: 'an address for a phone works more than once',
    file: `${module}/handing-over.ts`,
    change: [["if (row.taken_at !== null) return 'oneTimeUsed';", '']],
    test: handingOver,
    title: 'of twenty phones at once one takes an address over',
  },
  {
    fault: 'a phone goes on sending after its sign-in has ended',
    file: `${module}/handing-over.ts`,
    change: [
      [
        'if (!row || !(await isSignInAlive(row.session_id))) return null;',
        'if (!row) return null;',
      ],
    ],
    test: handingOver,
    title: 'a phone sends no more after half an hour',
  },
  {
    fault: 'a phone that sends documents may do whatever its player may',
    file: 'apps/platform/src/kernel/http/api.ts',
    change: [
      ["if (context.session?.isHandedOver && !handedOver) throw new DomainError('forbidden');", ''],
    ],
    test: handingOver,
    title: 'is closed to it',
  },
  {
    fault: 'a scan of a document with a coloured head and foot is said to be cropped',
    file: `${site}/whole-page.ts`,
    change: [['changes > ruled * length', 'changes > 2 * length']],
    test: `${site}/whole-page.test.ts`,
    title: 'is whole',
  },
  {
    fault: 'a document that runs out of the picture is not said to be cropped',
    file: `${site}/whole-page.ts`,
    change: [
      ['one.direction.y * other.direction.y > -0.5', 'one.direction.y * other.direction.y > 2'],
    ],
    test: `${site}/whole-page.test.ts`,
    title: 'of photographs of documents that are cut at',
  },
  {
    fault: 'the end of a table is said to crop a document',
    file: `${site}/whole-page.ts`,
    change: [
      ['one.direction.y * other.direction.y > -0.5', 'one.direction.y * other.direction.y > -2'],
    ],
    test: `${site}/whole-page.test.ts`,
    title: 'a photograph of a whole document is left alone, whatever else is in it',
  },
  {
    fault: 'a document that waits for its player stands below those that do not',
    file: `${site}/open-ones.ts`,
    change: [['status !== documentStatus.approved', 'status === documentStatus.approved']],
    test: `${site}/open-ones.test.ts`,
    title: 'what was turned down stays open until another one of its kind is sent',
  },
];
