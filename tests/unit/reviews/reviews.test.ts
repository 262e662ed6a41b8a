import { existsSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { GET } from '@/app/api/office/reviews/[id]/route';
import { dayMs } from '@/lib/base/day';
import { finishChanges } from '@/lib/data/write';
import { db, inTransaction } from '@/lib/db/database';
import { Journal } from '@/lib/files/journal';
import { storeLead } from '@/lib/leads/store';
import { findLead, listEntries, listLeadFiles } from '@/lib/leads/store-work';
import { describePerson } from '@/lib/people/person-words';
import { exportPerson } from '@/lib/people/store-export';
import { readReviews, reviewCategories, toReviewFields } from '@/lib/reviews/reviews';
import { insertVisit } from '@/lib/visits/store';
import { sample } from '@/tests/support/sample-site';
import { storedMails } from '@/tests/support/storage/accounts';
import { onBothEngines, onSqlite } from '@/tests/support/storage/database';
import { lead } from '@/tests/support/storage/examples';
import { auditEvents, invalid, type OfficeBrowser, staffBrowser } from '@/tests/support/storage/office';
import { eachOwnData, reviewFields, sendReview } from '@/tests/support/storage/reviews';

const category = 'testimonials-buyers';

const data = eachOwnData();
afterEach(() => void vi.restoreAllMocks());
const owner = () => staffBrowser({ role: 'owner' });
const site = (id: string) => data.item('testimonials.json', id);
/** The values that the form of a testimonial is shown with. */
const shown = (id: string) => JSON.stringify(toReviewFields(site(id)));

onBothEngines(() => {
  it('staff see complete testimonials, with the evidence that the writer is a client', async () => {
    const { staff } = await owner();
    await sendReview({ email: 'An.Peeters@visitor.example' });
    const visit = await storeLead(lead({ form: 'contact-appointment' }), []);
    const at = Date.now() - 3 * dayMs;
    const slot = { agenda: 'broker:tom-claes', startsAt: at, endsAt: at + 1_800_000 };
    await inTransaction((trx) => insertVisit(trx, { ...slot, lead: visit.id, property: null, state: 'confirmed' }));
    const { received, counts } = await readReviews('waiting', staff, sample);
    expect(received).toMatchObject([
      { sent: reviewFields, evidence: { visits: 1, homes: 0 }, refused: null, picture: { type: 'image/jpeg' } },
    ]);
    expect(counts).toEqual({ waiting: 1, refused: 0, site: 4 });
    expect(reviewCategories(sample.content).map(({ id }) => id)).toContain(category);
  });

  it('a refused testimonial keeps the reason, and the visitor is informed if staff choose so', async () => {
    const { browser, staff } = await owner();
    const { lead: first } = await sendReview({ locale: 'fr' });
    const { lead: second } = await sendReview();
    await (await db()).updateTable('lead').set({ created_at: 1_790_000_000_000 }).where('id', '=', first).execute();
    const mails = (await storedMails()).length;
    const refused = await browser.act('review.refuse', { id: second, reason: 'Geen klant' });
    expect(refused).toEqual({ done: 'reviewRefused', undo: expect.any(String) });
    expect((await storedMails()).length).toBe(mails);
    expect(await browser.act('review.refuse', { id: first, reason: 'Pas client', tell: 'on' })).toEqual({
      done: 'reviewRefused',
      undo: undefined,
    });
    const mail = (await storedMails()).at(-1);
    expect(mail).toMatchObject({ recipient: lead().email, subject: 'Votre témoignage' });
    expect(JSON.parse(mail?.message ?? '').text).toContain('Pas client');
    expect(await listEntries(first)).toMatchObject([{ kind: 'answer', text: 'Pas client' }]);
    expect((await readReviews('refused', staff, sample)).received).toMatchObject([
      { refused: { reason: 'Geen klant', mail: null } },
      { refused: { reason: 'Pas client' } },
    ]);
    expect((await exportPerson(lead().email)).refusals.map(({ reason }) => reason)).toEqual([
      'Geen klant',
      'Pas client',
    ]);
    const parts = await describePerson(await exportPerson(lead().email), 'en', sample);
    const shown = parts.find(({ name }) => name === 'notes')?.items ?? [];
    expect(shown.filter(({ title }) => title.startsWith('Testimonial refused'))).toMatchObject([
      { rows: [{ value: 'Geen klant' }] },
      { rows: [{ value: 'Pas client' }] },
    ]);
    await browser.undo(refused);
    expect((await readReviews('waiting', staff, sample)).received).toMatchObject([{ lead: { id: second } }]);
    // A second look at a refused one may put it on the site.
    expect(await browser.act('review.approve', { id: first, category, verified: 'none' })).toMatchObject({
      done: 'reviewShown',
    });
    expect((await readReviews('refused', staff, sample)).counts.refused).toBe(0);
    expect(JSON.stringify(await auditEvents())).not.toMatch(/klant|client/i);
  });

  it('an approved testimonial is on the site with its verification, and an undo reverts it', async () => {
    const { browser, staff } = await owner();
    const { lead: id, review } = await sendReview();
    const approve = (fields = {}) => browser.act('review.approve', { id, category, verified: 'mandate', ...fields });
    // Half past twelve at night in Belgium.
    const at = Date.parse('2026-04-30T22:30Z');
    await (await db()).updateTable('lead').set({ created_at: at }).where('id', '=', id).execute();
    expect(await approve({ category: 'team' })).toEqual(invalid({ category: 'choice' }));
    const approved = await approve();
    expect(approved).toEqual({ done: 'reviewShown', undo: expect.any(String) });
    expect(site(review)).toMatchObject({
      category,
      verified: 'mandate',
      postedAt: '2026-05-01',
      comment: { fr: reviewFields.comment },
    });
    expect((await findLead(id))?.status).toBe('closed');
    expect((await readReviews('waiting', staff, sample)).counts).toEqual({ waiting: 0, refused: 0, site: 5 });
    expect(await approve()).toEqual({ error: 'reviewThere' });
    const mails = (await storedMails()).length;
    expect(await browser.act('review.refuse', { id, reason: 'x', tell: 'on' })).toEqual({ error: 'reviewThere' });
    expect((await storedMails()).length).toBe(mails);
    expect(await browser.undo(approved)).toEqual({ done: 'undone' });
    expect(site(review)).toBeUndefined();
    expect(data.items('pictures.json').some((item: { id: string }) => item.id === review)).toBe(false);
    expect(existsSync(path.join(data.dir, 'pictures', `${review}.jpg`))).toBe(false);
    expect((await findLead(id))?.status).toBe('new');
    const again = await approve();
    expect(await browser.undo(approved)).toEqual({ error: 'gone' });
    const answer = { id: review, base: shown(review), category, verified: 'mandate', nl: 'Dank u!' };
    expect(await (await owner()).browser.act('review.change', answer)).toMatchObject({ done: 'saved' });
    expect(await browser.undo(again)).toEqual({ error: 'changedSince' });
    expect(site(review)).toMatchObject({ answer: { nl: 'Dank u!' } });
    // The log, which is never erased, contains none of its text.
    expect(JSON.stringify(await auditEvents())).not.toMatch(/vlot|Noor/);
  });

  it('the picture of a testimonial is shown only to staff who decide about it', async () => {
    const { browser } = await owner();
    const editor = await staffBrowser({ role: 'editor' });
    const { lead: id } = await sendReview();
    const [file] = await listLeadFiles(id);
    const get = (one: OfficeBrowser | null, picture = file?.id ?? '') =>
      GET(new Request('http://localhost/', { headers: one?.headers }), { params: Promise.resolve({ id: picture }) });
    const answer = await get(browser);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
    for (const refused of [await get(editor.browser), await get(null), await get(browser, 'x')])
      expect(refused.status).toBe(404);
    // Files of other forms are saved, never shown.
    await (await db()).updateTable('lead').set({ form: 'job-application' }).execute();
    expect((await get(browser)).status).toBe(404);
  });
});

onSqlite(() => {
  it('a published testimonial is answered, verified, withdrawn and restored, its words never changed', async () => {
    const { browser } = await owner();
    const before = site('marc-d');
    const change = (fields: Record<string, string>) =>
      browser.act('review.change', {
        id: 'marc-d',
        base: shown('marc-d'),
        category: 'testimonials-landlords',
        verified: 'mandate',
        ...fields,
      });
    const answered = await change({ nl: 'Dank u, Marc.', fr: 'Merci, Marc.' });
    expect(site('marc-d')).toEqual({
      ...before,
      verified: 'mandate',
      answer: { nl: 'Dank u, Marc.', fr: 'Merci, Marc.', en: 'Dank u, Marc.', de: 'Dank u, Marc.' },
    });
    expect(await browser.undo(answered)).toEqual({ done: 'undone' });
    expect(site('marc-d')).toEqual(before);
    const hidden = await browser.act('review.show', { id: 'marc-d', status: 'Draft' });
    expect([hidden.done, site('marc-d').status]).toEqual(['reviewHidden', 'Draft']);
    await change({ verified: 'none' });
    expect(await browser.undo(hidden)).toEqual({ done: 'undone' });
    const again = await browser.act('review.show', { id: 'marc-d', status: 'Draft' });
    await change({});
    expect(await browser.undo(again)).toEqual({ done: 'undone' });
    expect(site('marc-d')).toMatchObject({ status: 'Published', verified: 'mandate' });
    const mine = await change({ verified: 'visit', nl: 'Dank u.' });
    const boss = await owner();
    await boss.browser.act('review.change', {
      id: 'marc-d',
      base: shown('marc-d'),
      category: 'testimonials-landlords',
      verified: 'none',
      nl: 'Dank u.',
    });
    expect(await browser.undo(mine)).toEqual({ done: 'undonePartly', left: 'geverifieerd' });
    expect(await browser.act('review.show', { id: 'nobody', status: 'Draft' })).toEqual({ error: 'gone' });
  });

  it('a colleague’s change since the form was shown stays, and is a conflict in the same field', async () => {
    const { browser } = await owner();
    const { browser: other } = await owner();
    const base = shown('marc-d');
    const fields = { id: 'marc-d', base, category: site('marc-d').category, verified: 'mandate' };
    expect(await other.act('review.change', { ...fields, nl: 'Dank u, Marc.' })).toMatchObject({ done: 'saved' });
    const answer = { nl: 'Dank u, Marc.', fr: 'Dank u, Marc.', en: 'Dank u, Marc.', de: 'Dank u, Marc.' };
    // The form still has no reply in it.
    expect(await browser.act('review.change', { ...fields, category: 'testimonials-landlords' })).toMatchObject({
      done: 'saved',
    });
    expect(site('marc-d')).toMatchObject({ category: 'testimonials-landlords', verified: 'mandate', answer });
    const asked = await browser.act('review.change', { ...fields, verified: 'visit', nl: 'Graag gedaan.' });
    expect(asked).toMatchObject({
      error: 'conflict',
      conflict: {
        fields: [
          { path: 'verified', theirs: 'gaf ons een opdracht' },
          { path: 'nl', theirs: 'Dank u, Marc.', mine: 'Graag gedaan.' },
        ],
      },
    });
    expect(site('marc-d')).toMatchObject({ verified: 'mandate', answer });
    const decided = JSON.stringify({ stored: asked.conflict?.stored, theirs: [] });
    const chosen = { ...fields, verified: 'visit', nl: 'Graag gedaan.', decided };
    expect(await browser.act('review.change', chosen)).toMatchObject({ done: 'saved' });
    expect(site('marc-d')).toMatchObject({ verified: 'visit', answer: { ...answer, nl: 'Graag gedaan.' } });
  });

  it('an approval interrupted after publishing is logged, and approving again completes it', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { browser } = await owner();
    const { lead: id, review } = await sendReview();
    const approve = () => browser.act('review.approve', { id, category, verified: 'mandate' });
    const { publish } = Journal.prototype;
    const cutOnce = () =>
      vi.spyOn(Journal.prototype, 'publish').mockImplementationOnce(function (this: Journal, how) {
        publish.call(this, how);
        throw new Error('the connection is lost');
      });
    cutOnce();
    expect(await approve()).toEqual({ error: 'failed' });
    expect([site(review)?.verified, (await findLead(id))?.status]).toEqual(['mandate', 'new']);
    expect(await approve()).toEqual({ done: 'reviewShown', undo: undefined });
    expect((await findLead(id))?.status).toBe('closed');
    const entries = await auditEvents({ action: 'review.approve' });
    expect(entries).toMatchObject([{ subject: id, before: { status: 'new' }, after: { status: 'closed', category } }]);

    // An undo finds what it needs, too.
    cutOnce();
    const change = { id: review, base: shown(review), category, verified: 'visit', nl: 'Dank u, Noor!' };
    expect(await browser.act('review.change', change)).toEqual({ error: 'failed' });
    await finishChanges(data.dir);
    const [line] = await auditEvents({ action: 'review.change' });
    expect(line).toMatchObject({ before: { verified: 'mandate' }, after: { verified: 'visit', fields: ['answer'] } });
    expect(await browser.undo({ undo: line?.id })).toEqual({ done: 'undone' });
    expect(site(review)).toMatchObject({ verified: 'mandate' });
    expect(site(review).answer).toBeUndefined();
    expect(await browser.undo({ undo: entries[0]?.id })).toEqual({ done: 'undone' });
    expect([site(review), (await findLead(id))?.status]).toEqual([undefined, 'new']);
  });

  it('a fault in the data keeps what is decided from being half done', async () => {
    const { browser, staff } = await owner();
    const { lead: id, review } = await sendReview({ fields: { ...reviewFields, website: 'no address' } });
    expect(await browser.act('review.approve', { id, category, verified: 'none' })).toEqual({ error: 'dataFault' });
    expect([site(review), (await findLead(id))?.status]).toEqual([undefined, 'new']);
    expect((await readReviews('waiting', staff, sample)).counts.waiting).toBe(1);
    expect(await auditEvents({ action: 'review.approve' })).toEqual([]);
  });
});
