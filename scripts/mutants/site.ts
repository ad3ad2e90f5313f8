import type { Mutant } from './mutant.ts';

const web = 'apps/web/src';
const kernelSite = 'apps/platform/src/kernel/site';
const routes = `${kernelSite}/site-routes.ts`;
const guestPages = `${kernelSite}/test/guest-pages.test.ts`;

/** Pages of the site, for whom they are made, and the forms in them. */
export const site: readonly Mutant[] = [
  {
    fault: 'persons who ask for an address at once are shown one page',
    file: routes,
    change: [
      [
        '  const hasTags =',
        '  const underWay = new Map<string, Promise<Response>>();\n  const hasTags =',
      ],
      [
        '    const response = await queuedRender(request, () => render(request, page, nonce));\n',
        `    const made =
      underWay.get(page.url) ?? queuedRender(request, () => render(request, page, nonce));
    underWay.set(page.url, made);
    const response = (await made.finally(() => underWay.delete(page.url))).clone();\n`,
      ],
    ],
    test: guestPages,
    title: 'are made for each, never kept, and never reach anybody else',
  },
  {
    fault: 'a kept page says where its first visitor came from',
    file: routes,
    change: [["    headers.delete('referer');\n", '']],
    test: guestPages,
    title: 'leave nothing of the visitor in a page that is kept',
  },
  {
    fault: 'pages are made without the country of the visitor',
    file: routes,
    change: [
      [
        '      fetchApi: (call) => callApi(call, caller),\n      country,',
        '      fetchApi: (call) => callApi(call, caller),\n      country: null,',
      ],
    ],
    test: guestPages,
    title: 'are kept apart by address and country',
  },
  {
    fault: 'a nonce is short enough to be guessed',
    file: routes,
    change: [["randomBytes(16).toString('base64')", "randomBytes(4).toString('base64')"]],
    test: guestPages,
    title: 'carry a nonce of their own each time they are served',
  },
  {
    fault: 'a broken rule does not say which other field it is about',
    file: 'packages/validation/src/rules.ts',
    change: [
      [
        "  if ('other' in rule) return { other: rule.other };\n  return",
        "  if ('other' in rule) return { field: rule.other };\n  return",
      ],
    ],
    test: `${web}/shared/forms/field-words.test.tsx`,
    title: 'they are the words people know from every form',
  },
  {
    fault: 'a kind of input is drawn by the component of another',
    file: `${web}/shared/forms/inputs/inputs.ts`,
    change: [["import('./number.input.tsx')", "import('./text.input.tsx')"]],
    test: `${web}/shared/forms/inputs/inputs.test.tsx`,
    title: 'is drawn by the component of its name',
  },
  {
    fault: 'a list fetched before a change takes it back from view',
    file: `${web}/shared/api/query-client.ts`,
    change: [['  void client.cancelQueries({ queryKey, exact: true });\n', '']],
    test: `${web}/shared/api/query-client.test.ts`,
    title: 'keeps what a change answered when a list that was fetched before it comes last',
  },
];
