import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from './command.ts';

/**
 * Puts back what `npm install` leaves out of the lockfile when the registry it asks mirrors only
 * some platforms: the optional packages of the others. `npm ci` refuses a lockfile without them,
 * on every platform. Run it after `npm install`: `npm run lockfile`.
 */

interface LockedPackage {
  version?: string;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
}

const systems = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
];
const processors = [
  'arm64',
  'arm',
  'ia32',
  'loong64',
  'mips64el',
  'ppc64',
  'riscv64',
  's390x',
  'wasm32',
  'x64',
];

/** Where Node would find `name` from the package at `from`, among the locked paths. */
export function resolve(
  packages: Readonly<Record<string, unknown>>,
  from: string,
  name: string,
): string | undefined {
  for (let folder = from; ; ) {
    const candidate = `${folder ? `${folder}/` : ''}node_modules/${name}`;
    if (candidate in packages) return candidate;
    if (!folder) return undefined;
    const above = folder.lastIndexOf('/node_modules/');
    folder = above >= 0 ? folder.slice(0, above) : '';
  }
}

/** What the name of a platform's package says about the platforms it is for. */
export function platformOf(name: string): Pick<LockedPackage, 'os' | 'cpu' | 'libc'> {
  const words = name.split(/[/\-_.]/);
  const os = systems.find((system) => words.includes(system));
  const cpu = processors.find((processor) => words.includes(processor));
  const libc = words.includes('musl') ? 'musl' : words.includes('gnu') ? 'glibc' : undefined;
  return {
    ...(cpu ? { cpu: [cpu] } : {}),
    ...(os ? { os: [os] } : {}),
    ...(libc ? { libc: [libc] } : {}),
  };
}

/** @returns the paths added; only exact versions of packages that name their platform are */
export function complete(packages: Record<string, LockedPackage>): string[] {
  const added: string[] = [];
  for (const [location, entry] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      const platform = platformOf(name);
      if (!/^\d/.test(version) || (!platform.os && !platform.cpu)) continue;
      const found = resolve(packages, location, name);
      if (found && packages[found]?.version === version) continue;
      // Beside the package that wants it, or within it where another version has that place.
      const beside = `${location.slice(0, location.lastIndexOf('node_modules/'))}node_modules/${name}`;
      const key = beside in packages ? `${location}/node_modules/${name}` : beside;
      packages[key] = { version, ...platform, optional: true };
      added.push(key);
    }
  }
  return added;
}

if (import.meta.main) {
  const file = path.join(root, 'package-lock.json');
  const lock = JSON.parse(await readFile(file, 'utf8')) as {
    packages: Record<string, LockedPackage>;
  };
  const added = complete(lock.packages);
  const { '': top, ...rest } = lock.packages;
  const sorted = Object.entries(rest).sort(([a], [b]) => (a < b ? -1 : 1));
  lock.packages = { ...(top ? { '': top } : {}), ...Object.fromEntries(sorted) };
  if (added.length > 0) await writeFile(file, `${JSON.stringify(lock, undefined, 2)}\n`);
  console.log(
    added.length > 0 ? `Added to package-lock.json:\n${added.join('\n')}` : 'Nothing is missing.',
  );
}
