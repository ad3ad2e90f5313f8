import { execFileSync } from 'node:child_process';
import { root } from '../command.ts';

/** A domain has one name in every folder: what changes in one is tested in the platform's. */
const domain = /(?:modules|features|contract\/src)\/([a-z-]+)\//;

/** A part of the platform's kernel, of the scripts or of the sandbox. */
const part =
  /^(apps\/platform\/src\/kernel\/[a-z-]+|apps\/sandbox\/src\/[a-z-]+|scripts\/[a-z-]+)\//;

/**
 * The tests nearest to what changed: those that changed themselves, then those of the folders in which
 * something did.
 *
 * @param changed, tests paths of files
 */
export function nearest(changed: readonly string[], tests: readonly string[]): string[] {
  const own = tests.filter((test) => changed.includes(test));
  const folders = new Set(
    changed.flatMap((file) => {
      const name = domain.exec(file)?.[1];
      const folder = part.exec(file)?.[1];
      const domains = name
        ? [`apps/platform/src/modules/${name}`, `apps/web/src/features/${name}`]
        : [];
      return [...domains, ...(folder ? [folder] : [])];
    }),
  );
  const beside = tests.filter((test) =>
    [...folders].some((folder) => test.startsWith(`${folder}/`)),
  );
  return [...new Set([...own, ...beside])];
}

/** What was changed since the branch left `main`, and is not committed yet; on `main`, its last commit. */
export function changedFiles(): string[] {
  const git = (...args: readonly string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  const lines = (text: string) => text.split('\n').filter(Boolean);
  const tried = (...args: readonly string[]) => {
    try {
      return git(...args).trim();
    } catch {
      return '';
    }
  };
  const head = git('rev-parse', 'HEAD').trim();
  const forks = ['origin/main', 'main'].map((branch) => tried('merge-base', 'HEAD', branch));
  const fork = forks.find((commit) => commit !== '' && commit !== head);
  const base = fork ?? (tried('rev-parse', 'HEAD~1') || head);
  return [
    ...lines(git('diff', '--name-only', '--diff-filter=d', base)),
    ...lines(git('ls-files', '--others', '--exclude-standard')),
  ];
}
