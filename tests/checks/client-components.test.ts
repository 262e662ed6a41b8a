import { expect, it } from 'vitest';
import { importsOf, sourceFiles } from '@/tests/support/source-files';

/** The code that runs in the browser, and why: everything else is HTML that works without JavaScript. */
const reasons: Record<string, string> = {
  'app/[locale]/(office)/error.tsx': 'Next requires a client component; shown when a page of the office fails',
  'app/[locale]/(office)/office/(in)/error.tsx': 'the same under the menu of the office',
  'app/[locale]/(site)/error.tsx': 'Next requires a client component; shown when a page fails',
  'components/forms/form.tsx': 'checks a form before it is sent, preserves the input, shows errors, solves the captcha',
  'components/listing/follow-filters.tsx': 'applies a filter as soon as it changes',
  'components/listing/keep-informed-form.tsx': 'keeps the form below a list to the filters of the list',
  'components/map/frame/map-frame.tsx': 'the map itself, in a separate frame that loads when a visitor opens it',
  'components/map/map-host.tsx': 'opens the map frame in a page and passes it the homes to show',
  'components/visits/agenda-keys.tsx': 'lets staff work through the agenda by keyboard',
  'components/leads/answer-form.tsx': 'keeps what is being written in the browser until it is sent',
  'components/owners/add-document.tsx': 'sends a document with its progress',
  'components/records/edit/new-town.tsx': 'finds the town of a new home while it is typed',
  'components/records/edit/record-form.tsx':
    'the form of a data file: keeps what is typed in the working copy of the person',
  'components/records/edit/unsaved-by-others.tsx': 'shows, takes over or discards what a colleague did not save',
  'components/staff/copied-form.tsx': 'keeps what is typed in a small form in the working copy of the person',
  'components/staff/fields.tsx': 'a field of the office with its error',
  'components/staff/home-field.tsx': 'suggests homes while somebody types',
  'components/records/homes/homes-list.tsx': 'ticks homes, and says what a change does before it is made',
  'components/subscriptions/offer-form.tsx': 'shows mails before they are sent',
  'components/staff/keep-focus.tsx': 'keeps the focus in a list whose items go once they are done',
  'components/import/watch-run.tsx': 'shows how far a run in the background is',
  'components/leads/inbox-list.tsx': 'ticks leads, and shows what a key changes before the server has answered',
  'components/leads/lead-keys.tsx': 'lets staff work through leads by keyboard',
  'components/staff/new-factor.tsx': 'shows the code to scan, which no page may show twice',
  'components/staff/office-form.tsx': 'sends the forms of the office without leaving the page',
  'components/office/office-nav.tsx': 'marks the page that is open',
  'components/staff/office-provider.tsx': 'says what became of an action, and undoes it',
  'components/records/pictures/add-pictures.tsx': 'shows uploads in the list of pictures',
  'components/records/pictures/describe-picture.tsx': 'opens what is said of a picture over the list',
  'components/records/pictures/picture-field.tsx': 'uploads pictures with their progress, and orders them',
  'components/records/projects/unit-grid.tsx': 'the units of a project as in a spreadsheet',
  'components/staff/renew-codes.tsx': 'shows new recovery codes once',
  'components/staff/secret-address.tsx': 'copies the address of a calendar',
  'components/visits/slot-picker.tsx': 'shows what is wrong with the moment that was chosen',
  'components/page-script/hydrated.tsx': 'says that the components of the page listen',
  'components/accounts/add-passkey.tsx': 'creates a passkey in the browser, which no form can',
  'components/accounts/passkey-button.tsx': 'requests a passkey from the browser, which no form can',
  'components/project/pick-units.tsx':
    'filters and sorts the units of a project, and lets keys go through its drawings',
  'components/property/carousel.tsx': 'plays the pictures one after the other',
  'components/property/lightbox.tsx': 'opens the pictures over the page',
  'components/property/lightbox-show.tsx': 'the lightbox itself, loaded when it is first opened',
  'components/property/loan-calculator.tsx': 'calculates a loan while the visitor types',
  'components/property/player.tsx': 'plays a video in place of its link',
  'components/property/share.tsx': 'opens the sharing sheet of the device, copies the address',
  'components/travel/travel-panel.tsx':
    'asks for the addresses that travel times are counted from, and keeps them in the browser',
  'components/search/search-line.tsx': 'suggests while the visitor types',
  'lib/next/static-html-leaf.tsx': 'keeps the HTML of a static part without hydrating it',
};

/** Scripts built as separate files without React. */
const ownScripts: Record<string, string> = {
  'components/consent/start.ts': 'asks for consent and then loads third-party tags',
  'components/page-script/start.ts':
    'what every page does before it is touched: favourites, marks on homes, counts, header',
};

const files = sourceFiles('{app,components,lib}/**/*.{ts,tsx}');
const clients = files.filter(({ text }) => /^(?:\/\/.*\n|\s)*['"]use client['"]/.test(text));

it('the browser runs only what is listed here with a reason', () =>
  expect(clients.map(({ path }) => path)).toEqual(Object.keys(reasons).sort()));

it('browser code imports only components and a few small modules of lib', () => {
  const byPath = new Map(files.map((file) => [file.path.replace(/\.tsx?$/, ''), file]));
  const reached = new Set<string>();
  const follow = (module: string): void => {
    const file = byPath.get(module);
    if (!file || reached.has(module)) return;
    reached.add(module);
    if (module === 'components/forms/check') return;
    for (const { to, typeOnly } of importsOf(file)) if (!typeOnly) follow(to);
  };
  const starts = [...clients.map(({ path }) => path), ...Object.keys(ownScripts)];
  expect(starts.filter((path) => !byPath.has(path.replace(/\.tsx?$/, '')))).toEqual([]);
  for (const path of starts) follow(path.replace(/\.tsx?$/, ''));
  // The validation rules are loaded when a form is sent: components/forms/check.ts.
  const light = [
    /^lib\/(?:base\/(?:process-state|day|round|slug|amount|merge-record|merge-typed|plain-object|try-json)|i18n\/(?:locales|euro|fill-words)|next\/static-html-leaf)$/,
    /^lib\/(?:forms\/read-form|catalogue\/(?:costs\/loan|places\/(?:distance|location)|projects\/perspective|pictures\/picture-origin)|travel\/travel-search)$/,
    /^lib\/(?:map\/(?:area|map-messages|road-classes|tile-schema)|media\/rooms)$/,
    /^lib\/(?:routes\/(?:home-record|office-paths)|records\/(?:pictures\/picture-words|units\/(?:columns|grid-rows|table-text)))$/,
    /^lib\/records\/fields\/(?:form-fields|languages|list-items|tree|value-text)$/,
  ];
  const heavy = [...reached].filter((module) => !light.some((allowed) => allowed.test(module)));
  expect(heavy.filter((module) => module.startsWith('lib/'))).toEqual([]);
});
