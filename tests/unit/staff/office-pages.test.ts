import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { actions } from '@/lib/app/actions';
import { staffRoles } from '@/lib/db/tables/accounts';
import { loggedActions } from '@/lib/office/log';
import { may, type Permission, permissions } from '@/lib/staff/permissions';
import { sourceFiles } from '../../support/source-files';

const pages = sourceFiles('app/[[]locale]/(office)/**/page.tsx');
const inside = pages.filter(({ path }) => path.includes('(in)'));
const rights = Object.keys(permissions) as Permission[];

it('every page behind the door asks for a right, and no two for the same', () => {
  const asked = inside.map(({ text }) => /export default officePage\('(page\.[\w-]+)'/.exec(text)?.[1]);
  expect(asked.toSorted()).toEqual(rights.filter((right) => right.startsWith('page.')).toSorted());
});

it('before the door stand only the log-in, the code and the second factor', () =>
  expect(pages.filter((page) => !inside.includes(page)).map(({ path }) => path.split('/').at(-2))).toEqual([
    'code',
    'log-in',
    'second-factor',
  ]));

it('every right is a page, an action, or asked for by a route or a list', () => {
  const others = rights.filter((right) => !right.startsWith('page.') && !Object.hasOwn(actions, right));
  expect(others).toEqual([
    ...['leads.all', 'log.export', 'lead.file', 'leads.export', 'figures.leads', 'figures.export', 'hours.all'],
    ...['person.export', 'owner.see', 'document.add', 'document.file', 'report.see', 'view.share', 'picture.add'],
    ...['file.add', 'mails.see'],
    ...['data.faults', 'places.find', 'home.edit', 'content.edit', 'destinations.change'],
  ]);
  const code = sourceFiles('{app,lib}/**/*.{ts,tsx}').map(({ text }) => text);
  for (const right of others) expect(code.some((text) => text.includes(`role, '${right}')`))).toBe(true);
});

it.each([
  ['owner', rights],
  [
    'broker',
    [
      ...['page.today', 'page.leads', 'page.lead', 'page.new-lead', 'page.agenda', 'page.visit', 'page.new-visit'],
      ...['page.figures', 'page.texts', 'page.reviews', 'page.pictures', 'picture.add', 'picture.describe', 'file.add'],
      ...['page.people', 'page.person', 'page.hours', 'page.account', 'page.nothing'],
      ...['lead.change', 'lead.note', 'lead.answer', 'lead.add', 'lead.forward', 'leads.change', 'lead.file'],
      ...['leads.export', 'figures.leads', 'figures.export', 'text.save', 'text.delete'],
      ...['view.save', 'view.rename', 'view.delete', 'view.start'],
      ...['review.approve', 'review.refuse', 'review.change', 'review.show'],
      ...['person.correct', 'person.stop'],
      ...['visit.book', 'visit.move', 'visit.cancel', 'visit.accept', 'visit.missed', 'visit.feedback'],
      ...['absence.add', 'absence.remove', 'visits.cancel', 'hours.change', 'calendar.renew'],
      ...['page.homes', 'page.home', 'page.owners', 'page.owner', 'page.new-home', 'page.record'],
      ...['page.projects', 'page.project'],
      ...['units.open', 'units.keep', 'units.add', 'units.discard', 'units.save'],
      ...['home.edit', 'home.add', 'home.copy', 'home.change', 'homes.change', 'home.delete'],
      ...['record.open', 'record.keep', 'record.save', 'record.discard', 'record.translate', 'record.approve'],
      ...['home.offer', 'owner.invite', 'owner.resend', 'owner.add-home', 'owner.take-home', 'owner.end', 'owner.see'],
      ...['document.add', 'document.remove', 'document.file'],
      ...['report.see', 'report.hold', 'report.note', 'report.stop', 'report.send'],
      ...['undo', 'places.find', 'session.confirm', 'session.end-all', 'codes.renew', 'language.choose'],
    ],
  ],
  [
    'editor',
    [
      ...['page.today', 'page.homes', 'page.account', 'page.nothing', 'page.new-home', 'page.record', 'page.content'],
      ...['data.faults'],
      ...['page.figures', 'figures.export'],
      ...['page.words', 'words.save', 'content.add', 'content.delete'],
      ...['page.projects', 'page.project'],
      ...['units.open', 'units.keep', 'units.add', 'units.discard', 'units.save'],
      ...['home.edit', 'content.edit', 'home.add', 'home.copy', 'home.change', 'homes.change', 'home.delete'],
      ...['record.open', 'record.keep', 'record.save', 'record.discard', 'record.translate', 'record.approve'],
      ...['page.pictures', 'picture.add', 'picture.describe', 'picture.delete', 'picture.origin'],
      ...['file.add', 'file.delete'],
      ...['page.import', 'import.source', 'import.remove', 'import.upload', 'import.try', 'import.run', 'import.one'],
      ...['import.meaning', 'import.forget', 'import.correct', 'import.uncorrect'],
      ...['undo', 'places.find', 'session.confirm', 'session.end-all', 'codes.renew', 'language.choose'],
    ],
  ],
] as const)('%s may do what the office says', (role, allowed) =>
  expect(rights.filter((right) => may(role, right)).toSorted()).toEqual(allowed.toSorted()),
);

it('there are three roles, and every action has its words in the log', () => {
  expect(staffRoles).toEqual(['owner', 'broker', 'editor']);
  const { office } = JSON.parse(readFileSync('messages/nl.json', 'utf8'));
  const wordsOf = (action: string) =>
    action
      .split('.')
      .reduce((part: Record<string, unknown>, key) => part[key] as Record<string, unknown>, office.log.actions);
  expect(loggedActions.filter((action) => typeof wordsOf(action) !== 'string')).toEqual([]);
});
