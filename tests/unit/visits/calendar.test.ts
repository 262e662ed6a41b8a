import { expect, it } from 'vitest';
import { GET } from '@/app/api/office/calendar/route';
import type { Staff } from '@/lib/accounts/store-staff';
import { dayMs } from '@/lib/base/day';
import { formatPhone } from '@/lib/base/phone';
import { db } from '@/lib/db/database';
import { findCalendarAddress } from '@/lib/visits/calendar';
import { cancelVisit } from '@/lib/visits/change-visit';
import { first, homes, sample } from '@/tests/support/sample-site';
import { onBothEngines, onSqlite } from '@/tests/support/storage/database';
import { staffBrowser } from '@/tests/support/storage/office';
import { book, offered } from '@/tests/support/storage/visits';

const hidden = first(
  homes,
  ({ address, goal, marquee }) => !address.publish && goal === 0 && marquee === undefined && address.houseNumber,
);
const read = async (address: string | null) => {
  const answer = await GET(new Request(address ?? 'http://localhost:3000/api/office/calendar/'));
  return { answer, text: (await answer.text()).replaceAll(/\r\n[ \t]/g, '') };
};
const status = async (address: string | null) => (await read(address)).answer.status;
const addressOf = (staff: Staff, scope: 'own' | 'office' = 'own') => findCalendarAddress(staff, scope);

onBothEngines(() => {
  it('an address stops when it is renewed, and when its person is reset, removed or has another role', async () => {
    const owner = await staffBrowser({ role: 'owner' });
    const renewed = async (browser: typeof owner.browser, staff: Staff, scope: 'own' | 'office' = 'own') => {
      await browser.act('calendar.renew', { scope });
      return addressOf(staff, scope);
    };
    const tom = await staffBrowser({ role: 'broker', broker: 'tom-claes' });
    const { id } = tom.staff;
    const old = await renewed(tom.browser, tom.staff);
    const next = await renewed(tom.browser, tom.staff);
    expect(await status(old)).toEqual(404);
    expect(await status(next)).toEqual(200);
    expect(await status(`${next}x`)).toEqual(404);
    expect(await status(null)).toEqual(404);
    await owner.browser.act('staff.change', { id, role: 'editor', broker: 'tom-claes' });
    expect(await status(next)).toBe(404);
    await owner.browser.act('staff.change', { id, role: 'broker', broker: 'tom-claes' });
    expect(await status(next)).toBe(200);
    await owner.browser.act('staff.reset', { id });
    expect(await status(next)).toEqual(404);
    expect(await addressOf(tom.staff)).toEqual(null);
    const sara = await staffBrowser({ role: 'broker', broker: 'sara-jacobs' });
    const hers = await renewed(sara.browser, sara.staff);
    expect(await status(hers)).toBe(200);
    await owner.browser.act('staff.remove', { id: sara.staff.id });
    expect(await status(hers)).toBe(404);
  });
});

onSqlite(() => {
  it('shows the booked appointments with a broker’s details to everybody with its address', async () => {
    const { staff, browser } = await staffBrowser({ role: 'broker', broker: hidden.broker });
    const other = first(homes, (home) => home.broker !== hidden.broker && home.marquee === undefined);
    const id = String(await book({ slot: offered(hidden)[60] ?? '', home: hidden }));
    await book({ slot: offered(other)[60] ?? '', home: other });
    expect(await addressOf(staff)).toBeNull();
    expect(await browser.act('calendar.renew', { scope: 'own' })).toEqual({ done: 'calendarRenewed' });
    const address = await addressOf(staff);
    const { answer, text } = await read(address);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    });
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(1);
    const start = new Date(Number(offered(hidden)[60])).toISOString().replaceAll(/[-:]|\.000/g, '');
    for (const part of [
      `DTSTART:${start}`,
      'SUMMARY:Bezoek: An Peeters',
      `LOCATION:${hidden.address.street} ${hidden.address.houseNumber}`,
      formatPhone('0470 12 34 56'),
      hidden.reference,
      `/nl/office/agenda/${id}/`,
      'METHOD:PUBLISH',
    ])
      expect(text).toContain(part);
    await cancelVisit(id, sample);
    expect((await read(address)).text).not.toContain('BEGIN:VEVENT');
    // An appointment of a month ago is still there, an older one is not.
    const begin = async (days: number) => {
      const change = { state: 'confirmed', starts_at: Date.now() - days * dayMs } as const;
      await (await db()).updateTable('visit').set(change).where('id', '=', id).execute();
    };
    await begin(29);
    expect((await read(address)).text).toContain('BEGIN:VEVENT');
    await begin(31);
    expect((await read(address)).text).not.toContain('BEGIN:VEVENT');
  });

  it('gives owners the calendar of the office, and members of the team their own', async () => {
    const owner = await staffBrowser({ role: 'owner' });
    const tom = await staffBrowser({ role: 'broker', broker: 'tom-claes' });
    expect(await tom.browser.act('calendar.renew', { scope: 'office' })).toEqual({ error: 'forbidden' });
    expect(await owner.browser.act('calendar.renew', { scope: 'own' })).toEqual({ error: 'noPerson' });
    await owner.browser.act('calendar.renew', { scope: 'office' });
    await book({ slot: offered(null)[60] ?? '', home: null });
    const { text } = await read(await addressOf(owner.staff, 'office'));
    expect(text).toContain('SUMMARY:Gesprek: An Peeters');
    expect(text).toContain(`LOCATION:${sample.content.site.legalName}`);
  });

  it('answers 60 times in ten minutes', async () => {
    const { staff, browser } = await staffBrowser({ role: 'broker', broker: 'tom-claes' });
    await browser.act('calendar.renew', { scope: 'own' });
    const address = await addressOf(staff);
    for (let i = 0; i < 60; i++) expect(await status(address)).toBe(200);
    const { answer } = await read(address);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '600']);
  });
});
