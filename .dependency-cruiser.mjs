/**
 * The directions in which code may lean, by folder (docs/architecture.md).
 * Site: app → features → shared → packages. Platform: app → modules → kernel → packages.
 * Sideways only through a neighbour's public.ts; never in a circle; an app never leans on another.
 */

/** Tests may look into the room they test. */
const tests = '(^|/)test/|\\.(test|stories)\\.tsx?$';

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-circles',
      comment: 'Two files that need each other are one thing, or miss a third.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-unresolvable',
      comment: 'The import leads nowhere.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(virtual:|tanstack-start|#tanstack)' },
    },
    {
      name: 'apps-apart',
      comment: 'Apps speak over the wire, never by import.',
      severity: 'error',
      from: { path: '^apps/([^/]+)/' },
      to: { path: '^apps/', pathNot: '^apps/$1/' },
    },
    {
      name: 'packages-below-apps',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '^apps/' },
    },
    {
      name: 'contract-stays-lean',
      comment: 'The contract imports only money and validation.',
      severity: 'error',
      from: { path: '^packages/contract/src/' },
      to: { path: '^packages/', pathNot: '^packages/(contract|money|validation)/' },
    },
    {
      name: 'pure-packages',
      comment:
        'Money and validation run on both sides and lean on nothing but the plans of phones and bank accounts.',
      severity: 'error',
      from: { path: '^packages/(money|validation)/src/', pathNot: tests },
      to: {
        pathNot: ['^packages/(money|validation)/', '^node_modules/(libphonenumber-js|ibantools)/'],
      },
    },
    {
      name: 'site-brings-the-smallest-plans',
      comment:
        'The complete numbering plans of phones stay on the server. Tests are not sent to anybody.',
      severity: 'error',
      from: { path: '^apps/web/src/', pathNot: '\\.test\\.tsx?$' },
      to: { path: ['/phone-kinds\\.ts$', '^node_modules/libphonenumber-js/max/'], reachable: true },
    },
    {
      name: 'ui-knows-no-domain',
      severity: 'error',
      from: { path: '^packages/ui/src/' },
      to: { path: '^packages/contract/' },
    },
    {
      name: 'kernel-knows-no-module',
      severity: 'error',
      from: { path: '^apps/platform/src/kernel/' },
      to: { path: '^apps/platform/src/(modules/|app\\.ts|main\\.ts)' },
    },
    {
      name: 'modules-below-app',
      severity: 'error',
      from: { path: '^apps/platform/src/modules/', pathNot: tests },
      to: { path: '^apps/platform/src/[^/]+\\.ts$' },
    },
    {
      name: 'modules-by-public-entry',
      comment: "A module uses another's public.ts only.",
      severity: 'error',
      from: { path: '^apps/platform/src/modules/([^/]+)/', pathNot: tests },
      to: {
        path: '^apps/platform/src/modules/[^/]+/',
        pathNot: '^apps/platform/src/modules/($1/|[^/]+/public\\.ts$)',
      },
    },
    {
      name: 'adapters-touch-no-database',
      comment: "A provider's adapter speaks its protocol and nothing else.",
      severity: 'error',
      from: { path: '^apps/platform/src/modules/[^/]+/adapters/', pathNot: tests },
      to: {
        path: '^apps/platform/src/kernel/(db|outbox|jobs)/|/repository\\.ts$|(^|/)node_modules/(pg|kysely|graphile-worker)/',
      },
    },
    {
      name: 'one-way-out',
      comment:
        'Third parties are called through kernel/outgoing, which bounds time, size and destination.',
      severity: 'error',
      from: {
        path: '^apps/platform/src/',
        pathNot: [tests, '^apps/platform/src/kernel/outgoing/'],
      },
      to: { path: '^(https|http2|tls)$|(^|/)node_modules/(undici|axios|got|node-fetch)/' },
    },
    {
      name: 'shared-knows-no-feature',
      severity: 'error',
      from: { path: '^apps/web/src/shared/' },
      to: { path: '^apps/web/src/(app|features)/' },
    },
    {
      name: 'features-below-app',
      severity: 'error',
      from: { path: '^apps/web/src/features/' },
      to: { path: '^apps/web/src/app/' },
    },
    {
      name: 'features-by-public-entry',
      comment: "A feature uses another's public.ts only.",
      severity: 'error',
      from: { path: '^apps/web/src/features/([^/]+)/', pathNot: tests },
      to: {
        path: '^apps/web/src/features/[^/]+/',
        pathNot: '^apps/web/src/features/($1/|[^/]+/public\\.tsx?$)',
      },
    },
    {
      name: 'app-by-public-entry',
      comment:
        "The frame uses a feature's public.ts, and what it has for the frame alone: pages, modals, realtime.ts.",
      severity: 'error',
      from: { path: '^apps/web/src/(app/|[^/]+\\.tsx?$)', pathNot: tests },
      to: {
        path: '^apps/web/src/features/',
        pathNot:
          '/(public\\.tsx?|realtime\\.ts|pages/[^/]+\\.page\\.tsx|modals/[^/]+\\.modal\\.tsx)$',
      },
    },
    {
      name: 'features-in-order',
      comment:
        'Features stand in an order (docs/architecture.md): none leans on one that leans on it.',
      scope: 'folder',
      severity: 'error',
      from: { path: '^apps/web/src/features/([^/]+)$' },
      to: {
        path: '^apps/web/src/features/',
        pathNot: '^apps/web/src/features/$1(/|$)',
        circular: true,
      },
    },
    {
      name: 'no-zod-in-the-browser',
      comment: 'The site gets types and the minified contract; validation is the server’s.',
      severity: 'error',
      from: { path: '^apps/web/src/' },
      to: { path: '(^|/)node_modules/zod/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'tests-are-not-parts',
      comment: 'Code that ships does not import tests or what serves only them.',
      severity: 'error',
      from: {
        path: '^(apps|packages)/[^/]+/src/',
        pathNot: `${tests}|/kernel/db/test-|/kernel/realtime/conformance/`,
      },
      to: { path: tests, pathNot: '(^|/)node_modules/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: {
      path: '(^|/)(dist|\\.tanstack|storybook-static)/|\\.gen\\.ts$|^packages/ui/node_modules',
    },
    // TypeScript 7 has no programming interface yet; swc reads the same files.
    parser: 'swc',
    tsPreCompilationDeps: true,
    detectJSDocImports: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
    cache: { folder: '.cache/dependency-cruiser', strategy: 'content' },
  },
};
