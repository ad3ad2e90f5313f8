import { expect, test } from 'vitest';
import { parseFunctionFile, staleFunctions, withRevision } from './function-files.ts';

const parse = (sql: string) => parseFunctionFile({ file: 'module/some.sql', sql });
const rowOf = ({ file, revision, checksum }: ReturnType<typeof parse>) => ({
  file,
  revision,
  checksum,
});

test('a new text gets a revision, a changed one the next, and an unchanged one keeps its own', () => {
  const first = withRevision('select 1;\n');
  expect(parse(first)).toMatchObject({ revision: 1 });
  expect(withRevision(first)).toBe(first);
  const second = withRevision(first.replace('select 1', 'select 2'));
  expect(parse(second)).toMatchObject({ revision: 2 });
  expect(second.split('\n').slice(1)).toEqual(['select 2;', '']);
});

test.each([
  ['select 1;\n', 'revision none'],
  [withRevision('select 1;\n').replace('select 1', 'select 2'), 'revision 1'],
])('a text that its first line does not fit is refused', (sql, said) => {
  expect(() => parse(sql)).toThrow(`module/some.sql was changed and is still called ${said}`);
  expect(() => parse(sql)).toThrow('npm run functions');
});

test('a file runs where it is not or is older; a newer revision stays; two texts of one revision are refused', () => {
  const first = parse(withRevision('select 1;\n'));
  const second = parse(withRevision(withRevision('select 1;\n').replace('1;', '2;')));
  const other = { ...first, checksum: 'another' };
  expect(staleFunctions([first], [])).toEqual([first]);
  expect(staleFunctions([first], [rowOf(first)])).toEqual([]);
  expect(staleFunctions([second], [rowOf(first)])).toEqual([second]);
  expect(staleFunctions([first], [rowOf(second)])).toEqual([]);
  expect(() => staleFunctions([first], [rowOf(other)])).toThrow(
    'module/some.sql differs from the revision 1 that this database has',
  );
});
