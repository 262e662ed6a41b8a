import { expect, it } from 'vitest';
import { importsOf, sourceFiles } from '../support/source-files';

/** The code that runs in the browser, and what it is needed for: everything else is HTML, which reads without JavaScript. */
const reasons: Record<string, string> = {
  'app/[locale]/(site)/error.tsx': 'Next wants it in the browser; stands where a page fails',
  'components/audience/page-view.tsx': 'counts that the page of a home was seen',
  'components/forms/form.tsx':
    'checks a form before it is sent, keeps what is typed, shows what is wrong, works for the captcha',
  'components/layout/language-memory.tsx': 'keeps the language that a visitor chose in a cookie and local storage',
  'components/layout/scroll-watch.tsx': 'turns the header fixed and shows the way back to the top',
  'components/listing/follow-filters.tsx': 'follows a filter as soon as it changes',
  'components/map/frame/map-frame.tsx': 'the map itself, in a frame of its own that loads when a visitor opens it',
  'components/map/map-host.tsx': 'opens the map frame in a page and tells it what to show',
  'components/owner/add-passkey.tsx': 'lets the browser make a passkey, which no form can',
  'components/owner/passkey-button.tsx': 'asks the browser for a passkey, which no form can',
  'components/project/unit-highlight.tsx': 'shows in the drawing which unit a row is, and the other way round',
  'components/property/carousel.tsx': 'plays the pictures one after the other',
  'components/property/lightbox.tsx': 'opens the pictures over the page',
  'components/property/lightbox-show.tsx': 'the lightbox itself, loaded when it is first opened',
  'components/property/loan-calculator.tsx': 'works out a loan while the visitor types',
  'components/property/player.tsx': 'plays a video in the place of its link',
  'components/property/print-button.tsx': 'prints the page',
  'components/saved/saved-homes.tsx': 'keeps favourites and homes to compare in the browser',
  'components/search/search-line.tsx': 'suggests while the visitor types',
  'lib/next/static-html-leaf.tsx': 'leaves the HTML of a part without behaviour as it is',
};

/** What is built into a file of its own, without React. */
const ownScripts: Record<string, string> = {
  'components/consent/start.ts': 'asks for consent and loads the tags of others with it',
  'components/seen/start.ts': 'marks homes that were seen, and lets cards be swiped through',
};

const files = sourceFiles('{app,components,lib}/**/*.{ts,tsx}');
const clients = files.filter(({ text }) => /^(?:\/\/.*\n|\s)*['"]use client['"]/.test(text));

it('the browser runs only what is listed here with a reason', () =>
  expect(clients.map(({ path }) => path)).toEqual(Object.keys(reasons).sort()));

it('and it gets there no more than its own modules and a few light ones', () => {
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
  // The rules of forms come when a form is sent: components/forms/check.ts.
  const light = [
    'lib/next/static-html-leaf',
    'lib/process-state',
    'lib/slug',
    'lib/euro',
    'lib/costs/loan',
    'lib/forms/read-form',
    'lib/map/map-messages',
  ];
  expect([...reached].filter((module) => module.startsWith('lib/') && !light.includes(module))).toEqual([]);
});
