/** Licences whose packages may be used here: permissive ones, and those that bind only changes of their own files. */
const accepted: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'Artistic-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC-BY-3.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  // Libraries of pictures, linked when they are loaded.
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'WTFPL',
  'Zlib',
]);

interface LockedPackage {
  readonly version?: string;
  readonly license?: string;
  readonly link?: boolean;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
}

/**
 * The packages of a lockfile whose licence is not accepted, or is not said.
 *
 * Packages for other platforms come into it without a licence; they are built from the sources of a package
 * that has one.
 */
export function licenceProblems(packages: Readonly<Record<string, LockedPackage>>): string[] {
  return Object.entries(packages).flatMap(([place, { version, license, link, os, cpu }]) => {
    if (!place.includes('node_modules/') || link || isAccepted(license)) return [];
    if (license === undefined && (os ?? cpu)) return [];
    const name = place.split('node_modules/').at(-1);
    return [`${name} ${version}: ${license ?? 'no licence'}`];
  });
}

/** Of licences joined by OR one has to be accepted, of those joined by AND each. */
function isAccepted(license = ''): boolean {
  return license
    .replaceAll(/[()]/g, '')
    .split(/ or /i)
    .some((choice) => choice.split(/ and /i).every((each) => accepted.has(each)));
}

interface AuditReport {
  readonly message?: string;
  readonly vulnerabilities?: Readonly<
    Record<string, { readonly severity: string; readonly range: string }>
  >;
}

/**
 * What `npm audit --json` says.
 *
 * @returns the packages with a known hole that is high or critical; where the registry did not answer, why
 */
export function readAudit(output: string): { readonly holes: string[] } | { readonly why: string } {
  let report: AuditReport;
  try {
    report = JSON.parse(output);
  } catch {
    return { why: output.trim().split('\n')[0] || 'nothing came' };
  }
  if (!report.vulnerabilities) return { why: report.message ?? 'nothing came' };
  return {
    holes: Object.entries(report.vulnerabilities)
      .filter(([, { severity }]) => severity === 'high' || severity === 'critical')
      .map(([name, { severity, range }]) => `${name} ${range}: ${severity}`),
  };
}
