import { expect, it } from 'vitest';
import { actions } from '@/lib/app/actions';
import { type StaffRole, staffRoles } from '@/lib/db/tables/accounts';
import { pageRoles, rights } from '@/lib/staff/rights';
import { sourceFiles } from '@/tests/support/source-files';

const pages = sourceFiles('app/[[]locale]/(office)/**/page.tsx');
const inside = pages.filter(({ path }) => path.includes('(in)'));

it('every page after the log-in has roles, by its folder', () => {
  const folderOf = (path: string) => /\(in\)\/(?:(.+)\/)?page\.tsx$/.exec(path)?.[1] ?? '';
  const named = inside.map(({ text }) => /export default officePage\('([^']*)'/.exec(text)?.[1]);
  expect(named).toEqual(inside.map(({ path }) => folderOf(path)));
  expect(named.toSorted()).toEqual(Object.keys(pageRoles).toSorted());
});

it('only the log-in, the code and the second factor need no session', () =>
  expect(pages.filter((page) => !inside.includes(page)).map(({ path }) => path.split('/').at(-2))).toEqual([
    'code',
    'log-in',
    'second-factor',
  ]));

it('every right is asked for by a page, a route or an action', () => {
  const code = sourceFiles('{app,lib,components}/**/*.{ts,tsx}').map(({ text }) => text);
  const isAsked = (right: string) => code.some((text) => text.includes(`role, '${right}')`));
  expect(Object.keys(rights).filter((right) => !isAsked(right))).toEqual([]);
});

const matrix = (title: string, all: readonly (readonly [string, readonly StaffRole[], string?])[]): string =>
  [title, ...all.map(([name, roles, note]) => row(name, roles, note))].join('\n');

const row = (name: string, roles: readonly StaffRole[], note = ''): string =>
  `  ${name.padEnd(20)} ${staffRoles.map((role) => (roles.includes(role) ? role : '-').padEnd(6)).join(' ')} ${note}`.trimEnd();

// A change of a right also changes this file, by hand or with `vitest -u`, so that a reviewer sees each cell.
it('each role may open, see and do what the reviewed matrix says', () =>
  expect(
    [
      matrix('pages', Object.entries(pageRoles)),
      matrix('rights', Object.entries(rights)),
      matrix(
        'actions',
        Object.values(actions)
          .toSorted((one, other) => (one.name < other.name ? -1 : 1))
          .map(({ name, roles, needsRecentLogin }) => [name, roles, needsRecentLogin ? 'after a recent log-in' : '']),
      ),
    ]
      .join('\n\n')
      .concat('\n'),
  ).toMatchFileSnapshot('rights-of-staff.txt'));
