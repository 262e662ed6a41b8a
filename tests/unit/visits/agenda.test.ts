import { describe, expect, it } from 'vitest';
import { dayMs, dayOf, instantOfHour } from '@/lib/base/day';
import { findLead } from '@/lib/leads/store-work';
import { listVisits } from '@/lib/owners/requests';
import { cancelVisit } from '@/lib/visits/change-visit';
import { findVisit } from '@/lib/visits/store';
import { first, homes, sample } from '@/tests/support/sample-site';
import { later, onSqlite } from '@/tests/support/storage/database';
import { owned } from '@/tests/support/storage/examples';
import { auditEvents, expectRefusal, invalid, staffBrowser } from '@/tests/support/storage/office';
import { bookAs, bookedId, called, happened } from '@/tests/support/storage/office-visits';
import { book, mails, offered } from '@/tests/support/storage/visits';

const far = 60;
const slotAt = (position: number) => offered()[position] ?? '';
const broker = 'lies-vandeput';
const lies = () => staffBrowser({ role: 'broker', broker, email: 'lies@heem.example' });
const owner = () => staffBrowser({ role: 'owner' });
const field = (calendar: string | null | undefined, name: string) =>
  new RegExp(`^${name}[:;](.*)\r$`, 'm').exec(calendar ?? '')?.[1];
const log = async (id: string) => (await auditEvents({ subject: id })).map(({ action }) => action);
const host = sample.content.team.get(broker)?.email;

onSqlite(() => {
  describe('an appointment by telephone', () => {
    it('needs no mail address: only the broker is mailed, and nothing is sent later', async () => {
      const { staff } = await owner();
      const sent = called(slotAt(far), { remark: 'Komt met zijn moeder' });
      const id = bookedId(await bookAs(staff, sent));
      expect(await findVisit(id)).toMatchObject({ state: 'confirmed', reminder: null, email: '', property: 5801 });
      expect(await findLead(id)).toMatchObject({
        form: 'contact-appointment',
        status: 'answered',
        assignee: staff.id,
        fields: { lastName: 'Jan Smet', phone: '0470 12 34 56', remark: 'Komt met zijn moeder' },
      });
      const [actual, ...others] = (await mails()).filter(({ calendar }) => calendar);
      expect([actual?.to, others]).toEqual([host, []]);
      expect(actual?.text).toContain('0470 12 34 56');
      expect(actual?.text).toContain('Genoteerd door een medewerker');
      expect(field(actual?.calendar, 'ATTENDEE')).toBeUndefined();
      // Sent twice it is one appointment.
      expect(bookedId(await bookAs(staff, sent))).toBe(id);
      const line = await auditEvents({ subject: id });
      expect(line).toMatchObject([{ action: 'visit.book', after: { visit: 'confirmed' } }]);
      expect(JSON.stringify(line)).not.toContain('Smet');
      await cancelVisit(id, sample, { actor: staff });
      expect((await mails()).filter(({ to }) => to !== staff.email && to !== host)).toEqual([]);
    });

    it('is confirmed by mail in the visitor’s language, without a mail to the broker who booked it', async () => {
      const { staff } = await lies();
      const before = (await mails()).length;
      const id = bookedId(
        await bookAs(staff, called(slotAt(far), { email: 'jan@visitor.example', language: 'fr', phone: '' })),
      );
      const [confirmation, reminder, ...more] = (await mails()).slice(before);
      expect([confirmation?.to, reminder?.to, more]).toEqual(['jan@visitor.example', 'jan@visitor.example', []]);
      expect(confirmation?.subject).toContain('Votre rendez-vous');
      expect([field(confirmation?.calendar, 'METHOD'), field(confirmation?.calendar, 'SEQUENCE')]).toEqual([
        'REQUEST',
        '0',
      ]);
      expect(reminder?.wantedAt).toBe(Number(slotAt(far)) - dayMs);
      expect((await findVisit(id))?.locale).toBe('fr');
    });

    it('can be made until it begins, and never at a moment that is full, closed or over', async () => {
      const { staff } = await owner();
      const slot = slotAt(far);
      const tooSoon = (Number(slot) - Date.now()) / 60_000 - 30;
      await later(tooSoon, async () => {
        expect(await book({ slot })).toEqual({ slot: 'slotGone' });
        expect(bookedId(await bookAs(staff, called(slot)))).not.toBe('');
        expect(await bookAs(staff, called(slot))).toEqual(invalid({ slot: 'slotFull' }));
      });
      await later(tooSoon + 31, async () =>
        expect(await bookAs(staff, called(slot))).toEqual(invalid({ slot: 'slotGone' })),
      );
      expect(await bookAs(staff, called(String(instantOfHour(dayOf(Number(slot)), 3))))).toMatchObject({
        fields: { slot: 'slotGone' },
      });
    });

    it('waits where the moment is full, if that is wanted; a place that comes free is the broker’s to tell', async () => {
      const { staff } = await owner();
      const slot = slotAt(far);
      const seated = String(await book({ slot }));
      const id = bookedId(await bookAs(staff, called(slot, { waiting: 'on' })));
      expect(await findVisit(id)).toMatchObject({ state: 'waiting' });
      await cancelVisit(seated, sample);
      expect(await findVisit(id)).toMatchObject({ state: 'offered' });
      const offer = (await mails()).find(({ subject }) => subject.startsWith('Plaats vrij'));
      expect(offer).toMatchObject({ to: host, calendar: null });
      expect(offer?.text).toContain('0470 12 34 56');
    });

    it('is about a home that is theirs, or about the office', async () => {
      const { browser, staff } = await lies();
      const other = first(homes, (home) => home.broker !== broker);
      const [atOffice = ''] = offered(null);
      const slot = slotAt(far);
      const act = (own: Record<string, string>) => browser.act('visit.book', called(slot, own));
      for (const [own, fields] of [
        [{ home: String(other.id) }, { home: 'homeOfOther' }],
        [{ agenda: other.broker, home: String(other.id) }, { home: 'notYourHome' }],
        [{ home: 'HAS-1' }, { home: 'unknownHome' }],
        [{ home: '' }, { home: 'required' }],
        [{ phone: '' }, { phone: 'phoneOrMail' }],
        [
          { name: '', slot: '' },
          { name: 'required', slot: 'required' },
        ],
      ] as const)
        expect([own, await act(own)]).toMatchObject([own, { fields }]);
      const id = bookedId(await act({ agenda: 'office', slot: atOffice }));
      expect(await findVisit(id)).toMatchObject({ agenda: 'office', property: null });
      expect(bookedId(await act({ home: 'has 5801' }))).toMatch(/^[0-9a-f-]{36}$/);
      expect(staff.broker).toBe(broker);
    });
  });

  describe('a change by staff', () => {
    it('moves the appointment and its calendar entry, and says so in the visitor’s language', async () => {
      const { browser } = await lies();
      const id = String(await book({ slot: slotAt(far), locale: 'de' }));
      expect(await browser.act('visit.move', { id, slot: slotAt(far + 3) })).toEqual({ done: 'visitMoved' });
      const news = (await mails()).filter(({ calendar }) => field(calendar, 'SEQUENCE') === '1');
      expect(news.map(({ to }) => to).toSorted()).toEqual(['an@visitor.example', host]);
      expect(news.find(({ to }) => to !== host)?.subject).toContain('Verschoben');
      await expectRefusal(browser, 'visit.move', { id, slot: slotAt(far + 3) }, { slot: 'slotGone' });
      expect(await auditEvents({ subject: id })).toMatchObject([
        {
          action: 'visit.move',
          before: { startsAt: Number(slotAt(far)) },
          after: { startsAt: Number(slotAt(far + 3)) },
        },
      ]);
    });

    it('cancels with a sentence; people on the waiting list get the place or a mail', async () => {
      const { browser } = await lies();
      const slot = slotAt(far);
      const [id, next, last] = [
        String(await book({ slot, locale: 'fr' })),
        String(await book({ slot, waiting: true, email: 'next@visitor.example' })),
        String(await later(1, () => book({ slot, waiting: true, email: 'last@visitor.example' }))),
      ];
      expect(await browser.act('visit.cancel', { id, note: 'Le bien vient d’être vendu.' })).toEqual({
        done: 'visitCancelled',
      });
      const toVisitor = (await mails()).find(({ to, subject }) => to === 'an@visitor.example' && /Annul/.test(subject));
      expect(toVisitor?.text).toContain('Nous devons malheureusement annuler votre rendez-vous.');
      expect(toVisitor?.text).toContain('Le bien vient d’être vendu.');
      expect([field(toVisitor?.calendar, 'METHOD'), field(toVisitor?.calendar, 'SEQUENCE')]).toEqual(['CANCEL', '1']);
      expect(await findVisit(next)).toMatchObject({ state: 'offered' });
      await browser.act('visit.cancel', { id: last });
      const removed = (await mails()).find(
        ({ to, subject }) => to === 'last@visitor.example' && /Niet meer/.test(subject),
      );
      expect(removed).toMatchObject({ calendar: null });
      expect(JSON.stringify(await auditEvents())).not.toContain('vendu');
      expect(await log(id)).toEqual(['visit.cancel']);
    });

    it('seats who waits where a place is free, and nobody before who waits longer', async () => {
      const { browser } = await lies();
      const slot = slotAt(far);
      const seated = String(await book({ slot }));
      const ids = [
        String(await book({ slot, waiting: true, email: 'next@visitor.example' })),
        String(await later(1, () => book({ slot, waiting: true, email: 'last@visitor.example' }))),
      ];
      const [next = '', last = ''] = ids;
      expect(await browser.act('visit.accept', { id: next })).toEqual({ error: 'notFree' });
      await cancelVisit(seated, sample);
      expect(await browser.act('visit.accept', { id: last })).toEqual({ error: 'notFree' });
      expect(await browser.act('visit.accept', { id: next })).toEqual({ done: 'visitSeated' });
      expect(await findVisit(next)).toMatchObject({ state: 'confirmed', sequence: 0 });
      expect(await log(next)).toEqual(['visit.accept']);
    });

    it('is not for an appointment that began, was cancelled, or is somebody else’s', async () => {
      const { browser } = await lies();
      const other = await staffBrowser({ role: 'broker', broker: 'sara-jacobs' });
      const id = String(await book({ slot: slotAt(far) }));
      for (const [action, own] of [
        ['visit.move', { slot: slotAt(far + 1) }],
        ['visit.cancel', {}],
        ['visit.accept', {}],
        ['visit.missed', { missed: 'yes' }],
        ['visit.feedback', { text: 'Mooi' }],
      ] as const)
        expect([action, await other.browser.act(action, { id, ...own })]).toEqual([action, { error: 'gone' }]);
      await cancelVisit(id, sample);
      expect(await browser.act('visit.move', { id, slot: slotAt(far + 1) })).toEqual({ error: 'visitNotHeld' });
      const begun = String(await book({ slot: slotAt(far) }));
      await happened(begun);
      expect(await browser.act('visit.cancel', { id: begun })).toEqual({ error: 'visitOver' });
      expect(await browser.act('visit.move', { id: begun, slot: slotAt(far + 1) })).toEqual({ error: 'visitOver' });
    });
  });

  describe('after the visit', () => {
    it('a no-show is marked and undone', async () => {
      const { browser } = await lies();
      const id = String(await book({ slot: slotAt(far) }));
      const miss = (missed: string) => browser.act('visit.missed', { id, missed });
      expect(await miss('yes')).toEqual({ error: 'visitNotYet' });
      await happened(id);
      const { undo = '' } = await miss('yes');
      expect(await findVisit(id)).toMatchObject({ state: 'missed' });
      expect((await listVisits(owned(5801), 'nl')).earlier).toMatchObject([{ id, state: 'missed' }]);
      expect(await browser.act('visit.feedback', { id, text: 'Mooi' })).toEqual({ error: 'visitNotHeld' });
      expect(await browser.act('undo', { undo })).toEqual({ done: 'undone' });
      expect(await findVisit(id)).toMatchObject({ state: 'confirmed' });
      const again = await miss('yes');
      await miss('no');
      expect(await browser.undo(again)).toEqual({ error: 'changedSince' });
    });

    it('the owner reads what the visitor said, without name and number, until it is taken back', async () => {
      const { browser } = await lies();
      const id = String(await book({ slot: slotAt(far) }));
      await happened(id);
      const text = 'Mevrouw Peeters vond het te klein. Bel 0470 12 34 56.';
      const noted = await browser.act('visit.feedback', { id, text, rating: '2' });
      expect(noted).toMatchObject({ done: 'visitFeedback', undo: expect.any(String) });
      const read = async () => (await listVisits(owned(5801), 'nl')).earlier[0];
      expect(await read()).toMatchObject({ rating: 2, feedback: expect.stringContaining('[naam]') });
      expect((await read())?.feedback).not.toContain('0470');
      expect(JSON.stringify(await auditEvents({ subject: id }))).not.toContain('klein');
      expect(await browser.act('visit.missed', { id, missed: 'yes' })).toEqual({ error: 'changedSince' });
      const again = await browser.act('visit.feedback', { id, text: 'Te klein', rating: '3' });
      expect(await browser.undo(noted)).toEqual({ error: 'changedSince' });
      expect(await browser.undo(again)).toEqual({ done: 'undone' });
      expect(await findVisit(id)).toMatchObject({ feedback: text, rating: 2 });
      expect(await browser.act('visit.feedback', { id })).toMatchObject({ done: 'visitFeedback' });
      const { undo = '' } = await browser.act('visit.feedback', { id, text });
      expect(await browser.act('undo', { undo })).toEqual({ done: 'undone' });
      expect(await findVisit(id)).toMatchObject({ feedback: null, rating: null });
      expect(await browser.act('visit.feedback', { id, rating: '3' })).toMatchObject({ fields: { text: 'required' } });
    });
  });
});
