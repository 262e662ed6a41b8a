import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { listLeadMails } from '@/lib/leads/store-work';
import { listHistory } from '@/lib/owners/history';
import { listMails, listRequests, listVisits } from '@/lib/owners/requests';
import { listLeadsAbout, listMailsAbout, listVisitsTo } from '@/lib/owners/store';
import { cancelVisit } from '@/lib/visits/change-visit';
import { findVisit } from '@/lib/visits/store';
import { first, homes, sample } from '@/tests/support/sample-site';
import { staffCommand } from '@/tests/support/storage/command';
import { onBothEngines, onSqlite } from '@/tests/support/storage/database';
import { owned, request } from '@/tests/support/storage/examples';
import { staffBrowser } from '@/tests/support/storage/office';
import { happened } from '@/tests/support/storage/office-visits';
import { book, offered } from '@/tests/support/storage/visits';

const other = first(homes, ({ id }) => id !== 5801).id;
const view = async (...ids: number[]) => ({
  requests: await listRequests(owned(...ids), 'nl'),
  mails: await listMails(owned(...ids), 'nl', Date.now() + 1_000),
});
const offer = {
  offerAmount: 265_000,
  validUntil: '2026-12-24',
  financing: 'loanCondition',
  otherBuyers: 'Tom Claes',
  offerConditions: 'Na keuring. Groeten, An',
  birthDate: '1988-04-12',
  street: 'Kerkstraat 1',
  phone: '0470 12 34 56',
};
const application = { netIncome: 3456, persons: 2, remark: 'Wij werken beiden in Genk.' };

const booked = async (slot: number) => String(await book({ slot: offered()[slot] ?? '' }));
const visits = (...ids: number[]) => listVisits(owned(...ids), 'nl');
const none = { planned: [], earlier: [] };
const feedback = (...args: string[]) => staffCommand('visits', 'feedback', ...args);

onBothEngines(() => {
  it('communications of another home are never returned', async () => {
    await request('contact-me', 5801, { remark: 'Is de garage apart te koop?' });
    await book({ slot: offered()[0] ?? '' });
    for (const find of [listLeadsAbout, listMailsAbout, listVisitsTo]) {
      expect((await find(owned(5801))).length).toBeGreaterThan(0);
      expect(await find(owned(other))).toEqual([]);
      expect(await find([])).toEqual([]);
    }
    expect((await view(other)).requests).toEqual([]);
  });

  it('appointments are planned, or past with what the visitor said, and no name', async () => {
    const past = await booked(0);
    const planned = await booked(2);
    const cancelled = await booked(4);
    await happened(past);
    await cancelVisit(cancelled, sample);
    expect(await feedback(past, '--text', 'Mooi, zei mevrouw Peeters.', '--rating', '4')).toMatchObject({ code: 0 });
    const { planned: toCome, earlier } = await visits(5801);
    expect(toCome.map(({ id, state }) => [id, state])).toEqual([[planned, 'confirmed']]);
    expect(earlier.map(({ id, state }) => [id, state])).toEqual([
      [cancelled, 'cancelled'],
      [past, 'over'],
    ]);
    expect(earlier[1]).toMatchObject({ visitor: null, feedback: 'Mooi, zei mevrouw [naam].', rating: 4 });
    expect(await visits(first(homes, ({ id }) => id !== 5801).id)).toEqual(none);
    expect((await staffCommand('visits', '--since', '2020-01-01')).stdout).toContain(past);
  });
});

onSqlite(() => {
  it('a message is shown without what identifies its writer, who is named if they ticked the box, and still cannot be reached', async () => {
    await request('contact-me', 5801, {
      remark: 'Bel 0470 12 34 56.\nAn Peeters, an@mail.example',
      phone: '0470 12 34 56',
    });
    const masked = await view(5801);
    const message = 'Bel [telefoonnummer].\n[naam], [e-mailadres]';
    expect(masked.requests).toMatchObject([
      { form: 'contact-me', visitor: null, visitAt: null, amount: null, message },
    ]);
    const subject = 'Contact · Een huis · [naam]';
    expect(masked.mails).toMatchObject([{ subject, to: 'agency', state: 'waiting' }]);
    await request('contact-me', other, { remark: 'Bel 0470 12 34 56. An', nameToOwner: true });
    const { requests, mails } = await view(other);
    expect(requests[0]).toMatchObject({ visitor: 'An Peeters', message: 'Bel [telefoonnummer]. An' });
    expect(mails[0]?.subject).toContain('An Peeters');
  });

  it('an offer shows its amount and conditions, an application only its date', async () => {
    await request('make-offer', 5801, offer);
    await request('rent-application', other, application);
    await request('send-to-friend', other, { friendEmail: 'tom@friend.example', message: 'Iets voor jullie?' });
    const shown = await view(5801, other);
    expect(shown.requests.find(({ form }) => form === 'make-offer')).toMatchObject({
      amount: 265_000,
      validUntil: '2026-12-24',
      financing: 'loanCondition',
      message: 'Na keuring. Groeten, [naam]',
      home: 5801,
    });
    const empty = { visitAt: null, amount: null, validUntil: null, financing: null, message: null };
    for (const form of ['rent-application', 'send-to-friend'])
      expect(shown.requests.find((one) => one.form === form)).toMatchObject(empty);
    // Ids may hold any digits.
    const words = JSON.stringify(shown, (name, value) => (name === 'id' ? undefined : value));
    expect(words).not.toMatch(/3456|Genk|1988|Kerkstraat|Claes|friend\.example|jullie|Peeters|@/);
  });

  it('mails of staff to a visitor are hidden from the owner, and so is a lead marked as spam', async () => {
    const { browser } = await staffBrowser({ role: 'owner' });
    const { id } = await request('contact-me', 5801, { remark: 'Nog vrij?' });
    const answer = { subject: 'Liever een appartement?', text: 'In Genk misschien.' };
    await browser.act('lead.answer', { key: randomUUID(), id, ...answer });
    await browser.act('lead.forward', { key: randomUUID(), id, to: 'notary@law.example' });
    expect((await listLeadMails(id)).length).toBe(3);
    const { mails } = await view(5801);
    expect(mails.map(({ subject }) => subject)).toEqual(['Contact · Een huis · [naam]']);
    await browser.act('lead.change', { id, status: 'spam' });
    expect(await view(5801)).toEqual({ requests: [], mails: [] });
    await browser.act('lead.change', { id, status: 'open' });
    expect(await view(5801)).toMatchObject({ requests: [{}], mails: [{}] });
  });

  it('a reminder that waits for its day is planned', async () => {
    await book({ slot: offered().at(-1) ?? '' });
    const { requests, mails } = await view(5801);
    expect(requests[0]?.visitAt).toBeGreaterThan(Date.now());
    expect(mails.map(({ to, state }) => `${to}: ${state}`).toSorted()).toEqual([
      'agency: waiting',
      'visitor: planned',
      'visitor: waiting',
    ]);
  });

  it('the history has prices, requests and visits that took place, the newest first', async () => {
    const changed = first(homes, ({ history }) => history && history.length > 1);
    await request('contact-me', changed.id, { remark: 'Nog vrij?' });
    const id = await book({ slot: offered()[0] ?? '' });
    const history = (home: number, now: number) => listHistory(owned(home), 'nl', sample, now);
    const rows = await history(changed.id, Date.now());
    expect(rows[0]).toMatchObject({ event: { form: 'contact-me' }, price: null });
    expect(rows.slice(1)).toHaveLength(changed.history?.length ?? 0);
    expect(rows.at(-1)).toMatchObject({ event: { change: 'online' }, change: null });
    const endsAt = (await findVisit(String(id)))?.endsAt ?? 0;
    const events = async (now: number) => (await history(5801, now)).map(({ event }) => event);
    expect(await events(endsAt - 1)).toEqual([{ form: 'contact-appointment' }, { change: 'online' }]);
    expect(await events(endsAt)).toEqual(['visit', { form: 'contact-appointment' }, { change: 'online' }]);
  });

  it('feedback belongs to a visit that took place, and is exported and erased with the person', async () => {
    const id = await booked(0);
    expect((await feedback(id, '--text', 'Mooi')).stderr).toContain('not taken place');
    await happened(id);
    for (const args of [
      [id],
      [id, '--text', ' '],
      [id, '--text', 'Mooi', '--rating', '6'],
      ['nobody', '--text', 'Mooi'],
    ])
      expect(await feedback(...args)).toMatchObject({ code: 2 });
    await feedback(id, '--text', 'Te klein', '--rating', '2');
    await feedback(id, '--text', 'Mooi');
    const exported = async () => JSON.parse((await staffCommand('person', 'export', 'an@visitor.example')).stdout);
    expect((await exported()).visits).toEqual([
      {
        property: 5801,
        state: 'confirmed',
        feedback: 'Mooi',
        rating: null,
        startsAt: expect.any(String),
      },
    ]);
    await staffCommand('person', 'erase', 'an@visitor.example');
    expect((await exported()).visits).toEqual([]);
    expect(await visits(5801)).toEqual(none);
  });
});
