import { type CallExpression, type Expression, type Program, parseSync, Visitor } from 'oxc-parser';
import { idsIn } from './statements.ts';

/** What Vitest and Playwright declare tests with. */
const declarers = ['test', 'it', 'describe'];

/** What may stand between one of them and the title. */
const ways = ['describe', 'each', 'for', 'concurrent', 'sequential', 'serial', 'parallel'];

/** Ways to leave a test out that have no place for a reason of the list, or leave out all others. */
const forbidden = ['only', 'todo', 'fixme', 'skipIf', 'runIf', 'fails', 'fail'];

export interface TestTitles {
  /** The ids of statements in titles of tests and of their groups. */
  readonly ids: readonly string[];
  /** How a test is left out in a way that no run can count by its reason, with the line. */
  readonly mistakes: readonly string[];
}

/**
 * Reads the titles of a file of tests from its syntax: what stands in a comment or in any other text names
 * no statement, and neither does the title of a test that is never run.
 */
export function readTestTitles(file: string, source: string): TestTitles {
  const { program, errors } = parseSync(file, source);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const ids = new Set<string>();
  const mistakes = new Set<string>();
  visitCalls(program, (call) => {
    const declared = declarationOf(call.callee);
    if (!declared) return;
    const say = (what: string) =>
      mistakes.add(`${file}:${source.slice(0, call.start).split('\n').length} ${what}`);
    const left = declared.find((name) => forbidden.includes(name));
    if (left) return say(`.${left} gives no reason of scripts/checks/skips.ts`);
    const [first, second] = call.arguments;
    if (declared.includes('skip')) {
      if (source.slice(second?.start, second?.end).startsWith('skipReasons.')) return;
      return say('.skip gives no reason of scripts/checks/skips.ts');
    }
    const options =
      second?.type === 'ObjectExpression' ? source.slice(second.start, second.end) : '';
    if (/\b(?:skip|only|todo|fails)\b/.test(options)) return say('onlyWhere gives a reason');
    if (declared.every((name) => ways.includes(name)))
      for (const id of idsIn(first ? textOf(first) : '')) ids.add(id);
  });
  return { ids: [...ids], mistakes: [...mistakes] };
}

function visitCalls(program: Program, task: (call: CallExpression) => void): void {
  new Visitor({ CallExpression: task }).visit(program);
}

/** What stands between `test` and its title, as `each` in `test.each(rows)(title)`; nothing for other calls. */
function declarationOf(callee: Expression, said: readonly string[] = []): string[] | undefined {
  switch (callee.type) {
    case 'Identifier':
      return declarers.includes(callee.name) ? [...said] : undefined;
    case 'MemberExpression':
      if (callee.property.type !== 'Identifier' || callee.object.type === 'Super') return undefined;
      return declarationOf(callee.object, [callee.property.name, ...said]);
    case 'CallExpression':
      return declarationOf(callee.callee, said);
    case 'TaggedTemplateExpression':
      return declarationOf(callee.tag, said);
    default:
      return undefined;
  }
}

/** The text of a title as far as it is written down: what it is filled in with names no statement. */
function textOf(title: CallExpression['arguments'][number]): string {
  if (title.type === 'Literal') return String(title.value);
  if (title.type !== 'TemplateLiteral') return '';
  return title.quasis.map(({ value }) => value.cooked ?? '').join('…');
}
