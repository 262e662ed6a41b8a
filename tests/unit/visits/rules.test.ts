import { expect, it } from 'vitest';
import { processState } from '@/lib/base/process-state';
import type { VisitRules } from '@/lib/content/visit-settings';
import { getAgenda } from '@/lib/visits/agenda';
import { readHours } from '@/lib/visits/hours-page';
import { formatHoursOn, formatWeek, readWeek, weekdays } from '@/lib/visits/week';
import { sample } from '@/tests/support/sample-site';
import { onSqlite } from '@/tests/support/storage/database';
import { followedFolder } from '@/tests/support/storage/live-folder';
import { auditEvents, expectRefusal, invalid, staffBrowser } from '@/tests/support/storage/office';
import { visitedHome } from '@/tests/support/storage/visits';

const { visits } = sample.content;

/** The form of the rules as a page shows it. */
const shown = (rules: VisitRules = visits, own: Record<string, string> = {}): Record<string, string> => {
  const week = (name: 'homes' | 'office') =>
    weekdays.map((day) => [`${name}.${day}`, formatHoursOn(rules[name].hours, day)] as const);
  const { homes, office, noticeHours, daysAhead, holdMinutes, offerHours, closed } = rules;
  const numbers = { noticeHours, daysAhead, holdMinutes, offerHours };
  const places = Object.entries({ homes, office }).flatMap(([name, { slotMinutes, seats }]) => [
    [`${name}.slotMinutes`, String(slotMinutes)],
    [`${name}.seats`, String(seats)],
  ]);
  const periods = closed.flatMap(({ from, to, why = {} }, i) => [
    [`closed.${i}.from`, from],
    [`closed.${i}.to`, to],
    ...Object.entries(why).map(([locale, text]) => [`closed.${i}.why.${locale}`, text]),
  ]);
  return {
    base: JSON.stringify(rules),
    ...(rules.publicHolidays ? { publicHolidays: 'on' } : {}),
    ...Object.fromEntries(Object.entries(numbers).map(([name, value]) => [name, String(value)])),
    ...Object.fromEntries([...week('homes'), ...week('office'), ...places, ...periods]),
    ...own,
  };
};

const folder = followedFolder();
const text = () => folder.text('visits.json');
const stored = (): VisitRules => JSON.parse(text());

onSqlite(() => {
  it('a change by an owner is written, live and logged; unchanged rules are not written', async () => {
    const { browser } = await staffBrowser({ role: 'owner' });
    const before = text();
    expect(await browser.act('rules.change', shown())).toEqual({ done: 'rulesSaved' });
    expect(text()).toBe(before);
    const changed = shown(visits, {
      'homes.1': '9.30 - 12; 13u30–18:45',
      'homes.6': '',
      'homes.slotMinutes': '60',
      daysAhead: '14',
      'closed.0.drop': 'on',
      'closed.1.from': '2027-07-21',
      'closed.2.from': '2027-08-01',
      'closed.2.to': '2027-08-15',
      ...Object.fromEntries(['nl', 'fr', 'en', 'de'].map((locale) => [`closed.2.why.${locale}`, `Reason ${locale}`])),
    });
    const { publicHolidays: _, ...sent } = changed;
    const saved = await browser.act('rules.change', sent);
    expect(saved).toEqual({ done: 'rulesSaved', undo: expect.any(String) });
    const rules = stored();
    expect(formatWeek(rules.homes.hours)).toBe('1 09:30–12:00, 13:30–18:45; 2–5 10:00–12:15, 13:30–18:45');
    expect(rules).toMatchObject({
      homes: { slotMinutes: 60 },
      daysAhead: 14,
      publicHolidays: false,
      office: visits.office,
    });
    expect(rules.closed).toEqual([
      { from: '2027-07-21', to: '2027-07-21' },
      {
        from: '2027-08-01',
        to: '2027-08-15',
        why: { nl: 'Reason nl', fr: 'Reason fr', en: 'Reason en', de: 'Reason de' },
      },
    ]);
    // Live by then.
    expect(processState.data?.snapshot.content.visits.daysAhead).toBe(14);
    const entries = await auditEvents({ action: 'rules.change' });
    expect(entries).toHaveLength(2 - 1);
    expect(Object.keys(entries[0]?.after ?? {}).toSorted()).toEqual(
      ['closed', 'daysAhead', 'homesHours', 'homesLength', 'publicHolidays'].toSorted(),
    );
    expect(entries[0]).toMatchObject({ before: { daysAhead: '21' }, after: { daysAhead: '14' } });
    // A change since in another field stays.
    folder.set('visits.json', 'holdMinutes', 20);
    const { browser: editor } = await staffBrowser({ role: 'editor' });
    expect(await editor.undo(saved)).toEqual({ error: 'forbidden' });
    expect(await browser.undo(saved)).toEqual({ done: 'undone' });
    expect(stored()).toEqual({ ...JSON.parse(before), holdMinutes: 20 });
  });

  it('a wrong value is reported beside its field, and nothing is written', async () => {
    const { browser } = await staffBrowser({ role: 'owner' });
    const before = text();
    const { offerHours: _, ...sent } = shown(visits, {
      'homes.1': 'all day',
      'homes.2': '12:00–10:00',
      'homes.3': '10:00–12:00, 11:00–13:00',
      'office.slotMinutes': '5',
      noticeHours: '1.5',
      daysAhead: 'x',
      'closed.0.to': '2026-01-01',
      'closed.1.from': '2027-01-01',
      'closed.1.why.nl': 'Alleen hier',
    });
    await expectRefusal(browser, 'rules.change', sent, {
      'homes.1': 'hours',
      'homes.2': 'hours',
      'homes.3': 'hours',
      'office.slotMinutes': 'outOfRange',
      noticeHours: 'outOfRange',
      daysAhead: 'outOfRange',
      'closed.0.to': 'endsFirst',
      'closed.1.why.fr': 'required',
      'closed.1.why.en': 'required',
      'closed.1.why.de': 'required',
      offerHours: 'outOfRange',
    });
    const none = Object.fromEntries(weekdays.map((day) => [`office.${day}`, '']));
    expect(await browser.act('rules.change', shown(visits, none))).toEqual(invalid({ 'office.1': 'required' }));
    expect(text()).toBe(before);
  });

  it('an edit by hand stays, the same field is a conflict, and a fault elsewhere blocks nothing', async () => {
    const { browser } = await staffBrowser({ role: 'owner' });
    const sent = shown(visits, { daysAhead: '14' });
    folder.set('visits.json', 'daysAhead', 30);
    const asked = await browser.act('rules.change', sent);
    expect(asked).toMatchObject({
      error: 'conflict',
      conflict: { fields: [{ path: 'daysAhead', label: 'Vooruit te boeken, in dagen', theirs: '30', mine: '14' }] },
    });
    expect(stored()).toMatchObject({ daysAhead: 30 });
    const decided = JSON.stringify({ stored: asked.conflict?.stored, theirs: ['daysAhead'] });
    expect(await browser.act('rules.change', { ...sent, decided })).toMatchObject({ done: 'rulesSaved' });
    expect(stored()).toMatchObject({ daysAhead: 30 });
    folder.set('visits.json', 'homes.hours', [{ days: [1], opens: '08:00', closes: '09:00' }]);
    const hours = await browser.act('rules.change', shown(visits, { 'homes.1': '10:00–11:00' }));
    expect(hours.conflict?.fields).toEqual([
      {
        path: 'homes.hours',
        label: 'Bezoeken aan panden',
        theirs: 'maandag: 08:00–09:00',
        mine: expect.stringMatching('maandag: 10:00–11:00\n'),
      },
    ]);
    folder.set('visits.json', 'homes.hours', visits.homes.hours);
    folder.set('visits.json', 'daysAhead', visits.daysAhead);
    folder.set('visits.json', 'holdMinutes', 20);
    expect(await browser.act('rules.change', sent)).toMatchObject({ done: 'rulesSaved' });
    expect(stored()).toMatchObject({ holdMinutes: 20, daysAhead: 14 });
    folder.set('visits.json', 'daysAhead', visits.daysAhead);
    folder.set('team.json', 'items.0.email', 'nothing');
    expect(await browser.act('rules.change', sent)).toMatchObject({ done: 'rulesSaved' });
    expect(stored().daysAhead).toBe(14);
    // A file that was broken by hand is called so, and stays as it is.
    const week = Object.fromEntries(weekdays.map((day) => [`week.${day}`, formatHoursOn(visits.homes.hours, day)]));
    const own = { base: JSON.stringify(visits), broker: 'tom-claes', ...week, 'week.3': '' };
    for (const broken of [text().slice(0, -3), text().replace('"holdMinutes"', '"holdMinute"'), 'null']) {
      folder.write('visits.json', broken);
      expect(await browser.act('rules.change', sent)).toEqual({ error: 'dataFault' });
      expect(await browser.act('hours.change', own)).toEqual({ error: 'dataFault' });
      expect(text()).toBe(broken);
    }
  });

  it('a broker or an owner sets the broker’s own hours, and removes them again', async () => {
    const owner = await staffBrowser({ role: 'owner' });
    const tom = await staffBrowser({ role: 'broker', broker: 'tom-claes' });
    const week = (rules: VisitRules, own: Record<string, string>) => ({
      base: JSON.stringify(rules),
      broker: 'tom-claes',
      ...Object.fromEntries(weekdays.map((day) => [`week.${day}`, formatHoursOn(visits.homes.hours, day)])),
      ...own,
    });
    expect(await tom.browser.act('hours.change', week(visits, {}))).toEqual({ done: 'rulesSaved' });
    expect(stored().brokers).toBeUndefined();
    await expectRefusal(tom.browser, 'hours.change', { ...week(visits, {}), broker: 'sara-jacobs' }, 'forbidden');
    await expectRefusal(owner.browser, 'hours.change', { ...week(visits, {}), broker: 'nobody' }, 'unknownPerson');
    await expectRefusal(tom.browser, 'hours.change', week(visits, { 'week.3': 'never' }), { 'week.3': 'hours' });
    const saved = await tom.browser.act('hours.change', week(visits, { 'week.3': '' }));
    expect(saved).toEqual({ done: 'rulesSaved', undo: expect.any(String) });
    const rules = stored();
    expect(formatWeek(rules.brokers?.['tom-claes'] ?? [])).toBe('1, 2, 4, 5 10:00–12:15, 13:30–18:45; 6 10:00–13:00');
    const data = processState.data?.snapshot ?? sample;
    const wednesdays = (broker: string) =>
      getAgenda({ ...visitedHome, broker }, data).place.hours.some(({ days }) => days.includes(3));
    expect([wednesdays('tom-claes'), wednesdays('sara-jacobs')]).toEqual([false, true]);
    expect((await readHours(tom.staff, data)).brokers).toMatchObject([{ id: 'tom-claes', isOwn: true }]);
    expect(await auditEvents({ action: 'hours.change' })).toMatchObject([
      { before: { broker: 'tom-claes' }, after: { hours: expect.stringMatching(/^1, 2, 4, 5 /) } },
    ]);
    const ended = await owner.browser.act('hours.change', week(rules, { same: 'on' }));
    expect([ended.done, stored().brokers]).toEqual(['rulesSaved', undefined]);
    // Their own hours alone, also where somebody else changed them.
    const sara = await staffBrowser({ role: 'broker', broker: 'sara-jacobs' });
    expect(await sara.browser.undo(ended)).toEqual({ error: 'forbidden' });
    expect(await tom.browser.undo(ended)).toEqual({ done: 'undone' });
    expect(stored().brokers).toEqual(rules.brokers);
    expect(await tom.browser.undo(saved)).toEqual({ done: 'undone' });
    expect(stored().brokers).toBeUndefined();
  });
});

it('hours of a broker who is not in the team are a fault of the data', () => {
  folder.set('visits.json', 'brokers', { nobody: visits.homes.hours });
  expect(folder.issues()).toMatchObject([{ file: 'visits.json', path: 'brokers.nobody', code: 'inList' }]);
});

it('a week reads as it is written, in many ways', () => {
  const { hours, wrong } = readWeek(
    { 'week.1': '10-12', 'week.2': '10:00–12:00', 'week.5': '9.05—12u30 , 13h - 14:00' },
    'week',
  );
  expect([formatWeek(hours), wrong]).toEqual(['1, 2 10:00–12:00; 5 09:05–12:30, 13:00–14:00', []]);
  expect(hours).toHaveLength(3);
  expect(formatWeek(visits.homes.hours)).toBe('1–5 10:00–12:15, 13:30–18:45; 6 10:00–13:00');
  for (const text of ['10:00', '10:00-10:00', '25-26', '10:60-11', '10-24', '10-12 13-14', 'x'])
    expect([text, readWeek({ 'week.1': text }, 'week').wrong]).toEqual([text, ['week.1']]);
});
