import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Import, importsOf, sourceFiles } from '@/tests/support/source-files';
import { queriesOf } from '@/tests/support/source-queries';

// docs/decisions/layers-of-the-code.md explains the layers and features; a folder of lib imports only from its own and lower layers, and
// names only their tables in its queries.
const layers = [
  { name: 'base', folders: ['base', 'i18n', 'routes', 'env'] },
  { name: 'platform', folders: ['db', 'files', 'mail', 'jobs', 'audit', 'http', 'security', 'next'] },
  { name: 'domain', folders: ['catalogue', 'content', 'forms', 'map', 'travel', 'media'] },
  { name: 'site', folders: ['data', 'requests', 'search', 'seo', 'feeds', 'poster', 'consent', 'letters'] },
  { name: 'staff', folders: ['accounts', 'staff'] },
  {
    name: 'features',
    folders: [
      'audience',
      'translation',
      'shortlists',
      'leads',
      'visits',
      'owners',
      'subscriptions',
      'records',
      'reviews',
      'import',
      'figures',
      'people',
    ],
  },
  { name: 'office', folders: ['office', 'app'] },
];

/** The features that a feature may import, in lib and components, and whose tables it may query; an entry that is no longer needed has to go. */
const usedFeatures: Record<string, readonly string[]> = {
  leads: ['audience'],
  visits: ['leads'],
  owners: ['audience', 'leads', 'visits'],
  subscriptions: ['leads', 'owners'],
  records: ['owners', 'translation'],
  reviews: ['leads', 'visits'],
  import: ['records'],
  figures: ['audience', 'leads', 'owners', 'visits'],
  people: ['audience', 'leads', 'owners', 'reviews', 'shortlists', 'subscriptions', 'visits'],
};

const levelOf = new Map(layers.flatMap(({ folders }, level) => folders.map((folder) => [folder, level] as const)));
const featureLevel = layers.findIndex(({ name }) => name === 'features');
const siteLevel = layers.findIndex(({ name }) => name === 'site');
const isFeature = (folder: string): boolean => levelOf.get(folder) === featureLevel;
/** "leads" of "lib/leads/store". */
const folderOf = (module: string): string => module.split('/')[1]?.replace(/\.\w+$/, '') ?? '';

const files = sourceFiles('{app,components,lib,scripts,tools}/**/*.{ts,tsx,mjs}', '*.ts');
const imports = files.flatMap(importsOf);
/** The files whose queries name tables of higher layers. */
const queriesUpwards = new Set([
  // Each store that writes one of these rows rebuilds the row of its person in the same transaction.
  'lib/db/person-index.ts',
]);
/** The tables in queries, as imports. */
const queries = files
  .filter(({ path: file }) => /^lib\/(?!db\/(?:migrations|tables)\/)/.test(file) && !queriesUpwards.has(file))
  .flatMap(queriesOf);
const named = [...imports, ...queries].map((one) => ({ ...one, of: folderOf(one.from), what: folderOf(one.to) }));
const inLib = /^lib\//;
/** Imports from one folder of lib to another. */
const across = named.filter(({ from, to, of, what }) => inLib.test(from) && inLib.test(to) && of !== what);
/** Imports from components to lib. */
const ofComponents = named.filter(({ from, to }) => from.startsWith('components/') && inLib.test(to));
/** The layer of a folder of components is that of the folder of lib with its name, and at least the site: pages are made of all of them. */
const componentLevel = (folder: string): number => Math.max(levelOf.get(folder) ?? 0, siteLevel);
/** Imports from one feature to another, of its components too. */
const betweenFeatures = named.filter(
  ({ from, to, of, what }) =>
    [from, to].every((module) => /^(?:components|lib)\//.test(module)) && [of, what].every(isFeature) && of !== what,
);
const offence = ({ from, to }: Import, advice: string) => `${from} imports ${to}: ${advice}`;

describe('layers of lib', () => {
  it('each folder has a layer', () => {
    const folders = files.filter(({ path: file }) => file.startsWith('lib/')).map(({ path: file }) => folderOf(file));
    expect([...new Set(folders)].filter((folder) => !levelOf.has(folder))).toEqual([]);
  });

  it('no folder imports from a higher layer', () => {
    const up = across.filter(({ of, what }) => (levelOf.get(of) ?? 0) < (levelOf.get(what) ?? 0));
    const advice = (of: string) =>
      `move what it needs down, to lib/${of} or below; a type belongs to the layer that makes it; a query that joins features belongs to the highest of them; a table that names features belongs in lib/app; a field of a state that all share is declared beside its type (declare module)`;
    expect(up.map((one) => offence(one, advice(one.of)))).toEqual([]);
  });

  it('no component imports from a higher layer of lib', () => {
    expect(ofComponents).not.toEqual([]);
    const up = ofComponents.filter(({ of, what }) => componentLevel(of) < (levelOf.get(what) ?? 0));
    const advice = (of: string, what: string) =>
      `move the component to components/${what}, or what it needs down, to lib/${of} or below; or take it as props or children from the page, which may import both`;
    expect(up.map((one) => offence(one, advice(one.of, one.what)))).toEqual([]);
  });

  it('a feature imports only the features listed for it', () => {
    const advice =
      'if it belongs below, add it to usedFeatures; otherwise move what both need to the lower of the two, or to lib/catalogue, lib/staff or components/staff, or join them in lib/app, components/office or the page';
    const offences = betweenFeatures.filter(({ of, what }) => !usedFeatures[of]?.includes(what));
    expect(offences.map((one) => offence(one, advice))).toEqual([]);
    const needless = Object.entries(usedFeatures).flatMap(([feature, used]) =>
      used
        .filter((what) => !betweenFeatures.some((one) => one.of === feature && one.what === what))
        .map((what) => `${feature} no longer imports ${what}: remove it from usedFeatures`),
    );
    expect(needless).toEqual([]);
  });

  it('no folders import each other in a cycle', () => {
    const values = across.filter(({ typeOnly }) => !typeOnly);
    const next = Map.groupBy(values, ({ of }) => of);
    /** The imports that lead from one folder to another; null if none do. */
    const wayTo = (goal: string, from: string, seen = new Set<string>()): Import[] | null => {
      for (const one of next.get(from) ?? []) {
        if (one.what === goal) return [one];
        if (seen.has(one.what)) continue;
        seen.add(one.what);
        const rest = wayTo(goal, one.what, seen);
        if (rest) return [one, ...rest];
      }
      return null;
    };
    const cycles = [...next.keys()].flatMap((folder) => {
      const way = wayTo(folder, folder);
      return way ? [way.map(({ from, to }) => `${from} imports ${to}`).join(', ')] : [];
    });
    expect(cycles).toEqual([]);
  });
});

interface Boundary {
  /** Files that the rule applies to. */
  of: RegExp;
  /** Allowed modules of the repository; packages are not checked here. */
  may: RegExp;
  mayTypes?: RegExp;
  instead: string;
}

// The first boundary that matches a file applies.
const boundaries: Boundary[] = [
  {
    of: /^lib\/routes\//,
    may: /^lib\/(?:routes\/|i18n\/locales$|base\/slug$)/,
    instead: 'the path table is pure: pass what it needs in an AddressSource (lib/routes/routes.ts)',
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
    may: /^(?:components\/|lib\/(?:db\/tables\/|(?!(?:data|db|files|mail|letters|audit|http|app)\/|env$|(?:\w+|staff\/working-copies)\/store)))/,
    // The types of what they show.
    mayTypes: /^lib\/(?:files\/issues$|(?!(?:data|mail)\/)(?:\w+|staff\/working-copies)\/store)/,
    instead: 'components get data as props: read them in app/ and pass them; what a row is, they may import as a type',
  },
  {
    of: /^middleware\.ts$/,
    may: /^lib\/(?:data|http|requests|routes|security)\//,
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

const ours = /^(?:app|components|lib|scripts|tools|tests|messages|data|middleware|instrumentation)(?:\/|$)/;

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

it('a migration imports nothing that may change', () => {
  // Beside the query builder only what tells the engines apart: the migrations are run by both.
  const allowed = /^(?:kysely|node:[\w/]+|lib\/db\/(?:connections|migrations\/[\w-]+))$/;
  const here = imports.filter(({ from }) => from.startsWith('lib/db/migrations/'));
  expect(here).not.toEqual([]);
  const advice =
    'copy what it needs into the migration, as it is today: one that has run must give the same ever after';
  expect(here.filter(({ to }) => !allowed.test(to)).map((one) => offence(one, advice))).toEqual([]);
});

it('a page does not reach into the folder of another page', () => {
  const advice = 'move what both need up to a folder above both, to components/ or to lib/';
  const offences = imports
    .filter(({ from, to }) => from.startsWith('app/') && to.startsWith('app/'))
    .filter(({ from, to }) => !path.dirname(from).startsWith(path.dirname(to)))
    .map((one) => offence(one, advice));
  expect(offences).toEqual([]);
});

it('only the tests of tools, in tests/unit/tools, import tools', () => {
  const advice = 'what tests of the product need as well goes to scripts/support/';
  const offences = sourceFiles('tests/**/*.{ts,tsx}')
    .flatMap(importsOf)
    .filter(({ from, to }) => to.startsWith('tools/') && !from.startsWith('tests/unit/tools/'))
    .map((one) => offence(one, advice));
  expect(offences).toEqual([]);
});

describe('one module for each kind of input and output', () => {
  it.each<[what: string, uses: (one: Import) => boolean, allowed: RegExp]>([
    [
      'lib/files and lib/data read files, and the few modules that own a folder outside data/',
      ({ from, to }) => /^(?:app|components|lib|middleware)/.test(from) && /^(?:node:)?fs(?:\/|$)/.test(to),
      /^lib\/(?:files\/|data\/|base\/read-json\.ts$|db\/sqlite\.ts$|http\/(?:file-response|served-files)\.ts$|import\/(?:fetched-pictures|held-homes|import-files|read-feed|write-import)\.ts$|mail\/transport\.ts$|map\/map-file\.ts$|media\/prepared-pictures\.ts$|office\/manual\.ts$|travel\/roads\.ts$)/,
    ],
    [
      'only lib/data/store.ts holds the data, and only server code that no page calls with them reads from it',
      ({ to, typeOnly }) => to === 'lib/data/store' && !typeOnly,
      /^(?:app\/|middleware\.ts$|lib\/(?:data|records)\/|lib\/(?:accounts\/auth|app\/jobs|letters\/compose|requests\/form-route|reviews\/actions|seo\/sitemap-response|staff\/language-actions)\.tsx?$|scripts\/(?:demo|heem\/(?:owners|personal-data|staff|testimonials|visits))\.ts$|tools\/bench\/(?:inbox|people)\.ts$)/,
    ],
    [
      'only lib/db and store*.ts use SQL',
      ({ to }) => /^(?:pg|kysely|node:sqlite)(?:\/|$)/.test(to),
      /^lib\/(?:db\/|(?:\w+|staff\/working-copies)\/store(?:-[\w-]+)?\.ts$)/,
    ],
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
