import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Import, importsOf, sourceFiles } from '../support/source-files';

interface Boundary {
  /** Files that the rule applies to. */
  of: RegExp;
  /** Allowed modules of the repository; packages are not checked here. */
  may: RegExp;
  mayTypes?: RegExp;
  instead: string;
}

// docs/decisions and the README explain the layers; the first boundary that matches a file applies.
const boundaries: Boundary[] = [
  {
    of: /^lib\/routes\//,
    may: /^lib\/(?:routes\/|i18n\/locales$|slug$)/,
    instead: 'the path table is pure: pass what it needs in an AddressSource (lib/routes/routes.ts)',
  },
  {
    of: /^lib\/preview\//,
    may: /^lib\/(?!office\/)/,
    instead: 'the office knows the previews, not they the office: the page beside a form is in lib/office/edit',
  },
  {
    of: /^lib\//,
    may: /^(?:lib|messages)\//,
    instead: 'lib imports no page and no component: put a shared type in lib, beside the function that returns it',
  },
  {
    of: /^components\/ui\//,
    may: /^components\/ui\//,
    mayTypes: /^lib\//,
    instead: 'ui knows nothing about real estate: take props, or put the component in another folder',
  },
  {
    of: /^components\//,
    may: /^(?:components\/|lib\/(?!data\/|db\/|mail\/|env$))/,
    mayTypes: /^lib\/data\/load$/,
    instead: 'components get data as props: read them in app/ and pass them',
  },
  {
    of: /^middleware\.ts$/,
    mayTypes: /^lib\/data\/load$/,
    may: /^lib\/(?:data\/store|preview\/|requests\/|routes\/|catalogue\/|content\/|i18n\/locales|measurement\/|security\/)/,
    instead: 'the middleware only calls lib/requests to resolve an address',
  },
  { of: /^(?:instrumentation|next\.config)\.ts$/, may: /^lib\//, instead: 'put the work in lib/ and call it' },
  { of: /^app\//, may: /^(?:app|components|lib)\//, instead: 'pages are made of components/ and lib/' },
  {
    of: /^scripts\//,
    may: /^(?:scripts\/|lib\/)/,
    instead: 'a script uses lib/; it imports no component',
  },
  {
    of: /^tools\//,
    may: /^(?:tools\/|scripts\/support\/|lib\/)/,
    instead: 'a tool measures the built site from outside: it needs no page and no test',
  },
];

const files = sourceFiles('{app,components,lib,scripts,tools}/**/*.{ts,tsx,mjs}', '*.ts');
const imports = files.flatMap(importsOf);
const ours = /^(?:app|components|lib|scripts|tools|tests|messages|data|middleware|instrumentation)(?:\/|$)/;
const offence = ({ from, to }: Import, instead: string) => `${from} imports ${to}: ${instead}`;

it.each(boundaries.map((boundary) => [String(boundary.of), boundary] as const))(
  '%s imports what it may',
  (_, boundary) => {
    const here = imports.filter(({ from }) => boundaries.find(({ of }) => of.test(from)) === boundary);
    expect(here).not.toEqual([]);
    const offences = here
      .filter(({ to }) => ours.test(to) && !boundary.may.test(to))
      .filter(({ to, typeOnly }) => !(typeOnly && boundary.mayTypes?.test(to)))
      .map((one) => offence(one, boundary.instead));
    expect(offences).toEqual([]);
  },
);

it('a page does not reach into the folder of another page', () => {
  const instead = 'move what both need up to a folder above both, to components/ or to lib/';
  const offences = imports
    .filter(({ from, to }) => from.startsWith('app/') && to.startsWith('app/'))
    .filter(({ from, to }) => !path.dirname(from).startsWith(path.dirname(to)))
    .map((one) => offence(one, instead));
  expect(offences).toEqual([]);
});

it('only the tests of tools, in tests/unit/tools, import tools', () => {
  const instead = 'what tests of the product need as well goes to scripts/support/';
  const offences = sourceFiles('tests/**/*.{ts,tsx}')
    .flatMap(importsOf)
    .filter(({ from, to }) => to.startsWith('tools/') && !from.startsWith('tests/unit/tools/'))
    .map((one) => offence(one, instead));
  expect(offences).toEqual([]);
});

describe('one module for each kind of input and output', () => {
  it.each<[what: string, uses: (one: Import) => boolean, allowed: RegExp]>([
    [
      'lib/data reads files (one module the list of prepared pictures); only the database and mails are written',
      ({ from, to }) => /^(?:app|components|lib|middleware)/.test(from) && /^(?:node:)?fs(?:\/|$)/.test(to),
      /^lib\/(?:data\/|catalogue\/prepared-pictures\.ts$|db\/sqlite\.ts$|mail\/transport\.ts$)/,
    ],
    [
      'only lib/data/store.ts holds the data, and only server code reads from it',
      ({ to, typeOnly }) => to === 'lib/data/store' && !typeOnly,
      /^(?:app\/|middleware\.ts$|lib\/data\/(?:live-data|change-live|health)\.ts$|lib\/i18n\/request\.ts$|lib\/requests\/(?:form-route|responses)\.ts$|lib\/seo\/sitemap-response\.ts$|lib\/mail\/compose\.tsx$|lib\/retention\.ts$|lib\/(?:alerts\/send-alerts|visits\/start)\.ts$|lib\/owner-reports\/send-reports\.ts$|lib\/accounts\/auth\.ts$|lib\/office\/(?:review-actions|save-record|pictures\/(?:delete-picture|describe-picture|known-pictures|set-origins)|documents\/document-file-actions|language-actions|edit\/(?:change-homes|content|homes-answer|new-records|records)|units\/(?:project-units|unit-actions|unit-copies))\.ts$|scripts\/(?:demo|heem\/(?:owners|personal-data|staff|testimonials|visits))\.ts$|tools\/bench\/(?:inbox|people)\.ts$)/,
    ],
    ['only lib/db uses SQL', ({ to }) => /^(?:pg|kysely|node:sqlite)(?:\/|$)/.test(to), /^lib\/db\//],
    ['only lib/mail uses SMTP', ({ to }) => to.startsWith('nodemailer'), /^lib\/mail\//],
  ])('%s', (_, uses, allowed) => {
    const users = imports.filter(uses).map(({ from }) => from);
    expect(users.filter((file) => !allowed.test(file))).toEqual([]);
  });

  it.each([
    [
      'only lib/next uses internals of Next: put such code there, with a test that fails when Next changes',
      /next\/dist\/|__NEXT_|__next_f|NEXT_PHASE|__prerender/,
      /^lib\/next\//,
    ],
    [
      // Variables set by the build tools are not settings of the host.
      'lib/env.ts reads the environment; everything else imports `env`',
      /process\.env\b(?!\.(?:NODE_ENV|NEXT_RUNTIME)\b)/,
      /^(?:lib\/env\.ts|next\.config\.ts|(?:playwright|vitest)\.config\.ts|(?:scripts|tools)\/.*|lib\/next\/page-cache\.ts)$/,
    ],
  ])('%s', (_, pattern, allowed) => {
    const users = files.filter(({ text }) => pattern.test(text)).map((file) => file.path);
    expect(users.filter((file) => !allowed.test(file))).toEqual([]);
  });
});
