import { expect, it } from 'vitest';
import { GET as documentRoute } from '@/app/api/office/documents/[id]/route';
import { GET as reportRoute } from '@/app/api/office/reports/[id]/route';
import { ownedBy } from '@/lib/accounts/store';
import { updateStaff } from '@/lib/accounts/store-staff';
import { writeAudit } from '@/lib/audit/store';
import { dayMs } from '@/lib/base/day';
import { inTransaction } from '@/lib/db/database';
import { ownerFor, ownersFor, viewedOwner } from '@/lib/owners/access';
import { maxDocumentBytes } from '@/lib/owners/documents';
import { dueAt, reportMonths } from '@/lib/owners/report-month';
import { ownSources } from '@/lib/owners/report-sources';
import { readReports } from '@/lib/owners/reports';
import { sendDueReports } from '@/lib/owners/send-reports';
import { listDocuments } from '@/lib/owners/store';
import { readReportPlans, stopReports } from '@/lib/owners/store-reports';
import { deleteExpired } from '@/lib/people/store';
import { homes, sample } from '@/tests/support/sample-site';
import { outboxLinks, passwordForm, send, sessionOf } from '@/tests/support/storage/accounts';
import { staffCommand } from '@/tests/support/storage/command';
import { countRows, later, onBothEngines, onSqlite } from '@/tests/support/storage/database';
import { sendDocument } from '@/tests/support/storage/documents';
import { retention } from '@/tests/support/storage/examples';
import { auditEvents, expectRefusal, staffBrowser } from '@/tests/support/storage/office';
import { waitingMails } from '@/tests/support/storage/searches';

const homesOf = (broker: string) => homes.filter((home) => home.broker === broker).map(({ id }) => id);
const [ofTom = 0, another = 0] = homesOf('tom-claes');
const [ofSara = 0] = homesOf('sara-jacobs');

const jef = { email: 'jef@owner.example', name: 'Jef Maes', language: 'fr' };
const password = 'Een lange zin voor Jef';

const tomAndSara = async () => ({
  tom: await staffBrowser({ role: 'broker', broker: 'tom-claes' }),
  sara: await staffBrowser({ role: 'broker', broker: 'sara-jacobs', name: 'Sara Jacobs' }),
});

type Person = Awaited<ReturnType<typeof staffBrowser>>;

/** Invites Jef as the owner of a home; returns his account. */
async function inviteJef({ browser }: Person, ...owned: number[]): Promise<string> {
  const { href } = await browser.act('owner.invite', { ...jef, homes: owned.join(', ') });
  const id = /^\/nl\/office\/owners\/(\w+)\/$/.exec(href ?? '')?.[1];
  if (!id) throw new Error('no owner was invited');
  return id;
}

const actionsOf = async () => (await auditEvents()).map(({ action }) => action);

const request = (path: string, { browser }: Person) =>
  new Request(`http://localhost:3000${path}`, { headers: browser.headers });
const route = (id: string) => ({ params: Promise.resolve({ id }) });

onBothEngines(() => {
  it('staff stop and start the reports of an owner, but never against their wish', async () => {
    const { tom } = await tomAndSara();
    const id = await inviteJef(tom, ofTom);
    const state = async () => (await readReports()).coming.of(id).state;
    const { past, coming } = reportMonths(Date.now());
    // A month that was missed is not sent by itself any more.
    const at = async (days: number) => (await readReports(dueAt(coming) + days * dayMs)).past.of(id).state;
    expect([await at(1), await at(15)]).toEqual(['goes', 'missed']);
    await tom.browser.act('report.stop', { id, stop: 'yes' });
    expect(await state()).toBe('staffStopped');
    expect(await tom.browser.act('report.stop', { id, stop: 'no' })).toEqual({ done: 'saved' });
    expect(await state()).toBe('goes');
    await tom.browser.act('report.stop', { id, stop: 'yes' });
    await stopReports(id);
    expect(await state()).toBe('ownerStopped');
    expect(await tom.browser.act('report.stop', { id, stop: 'no' })).toEqual({ error: 'ownerStopped' });
    expect(await tom.browser.act('report.send', { id, month: past })).toEqual({ error: 'ownerStopped' });
    // Additions to a report are deleted with its mails.
    await tom.browser.act('report.note', { id, month: coming, note: 'Veel beterschap!' });
    const noted = async () => (await readReportPlans(coming)).of(id).note;
    await deleteExpired(retention);
    expect(await noted()).toBe('Veel beterschap!');
    await deleteExpired(retention, Date.now() + (retention.mails + 32) * dayMs);
    expect(await noted()).toBeNull();
  });

  it('an owner is invited, comes in, gets and loses homes, and the door closes', async () => {
    const { tom, sara } = await tomAndSara();
    await expectRefusal(tom.browser, 'owner.invite', { ...jef, homes: String(ofSara) }, { homes: 'ofColleague' });
    await expectRefusal(tom.browser, 'owner.invite', { ...jef, homes: 'Hasselt' }, { homes: 'severalHomes' });
    expect(await tom.browser.act('owner.invite', { ...jef, email: sara.staff.email, homes: `${ofTom}` })).toMatchObject(
      { fields: { email: 'addressOfStaff' } },
    );
    const id = await inviteJef(tom, ofTom);
    expect(await ownerFor(id, tom.staff, sample)).toMatchObject({
      ...{ name: 'Jef Maes', locale: 'fr', homes: [ofTom], isActive: false, lastLogIn: null },
      invitedUntil: expect.any(Number),
    });
    expect(await ownersFor(sara.staff, sample)).toEqual([]);
    expect(await sara.browser.act('owner.add-home', { id, home: String(ofSara) })).toEqual({ error: 'gone' });
    expect(await tom.browser.act('owner.resend', { id })).toEqual({ done: 'invited' });
    const [, link = ''] = (await outboxLinks()).slice(-2);
    await send(passwordForm(link, password));
    expect(await ownerFor(id, tom.staff, sample)).toMatchObject({ isActive: true, lastLogIn: expect.any(Number) });
    expect(await tom.browser.act('owner.resend', { id })).toEqual({ error: 'isActive' });
    // Assigning a home that he already has is no change, so there is no undo.
    expect(await tom.browser.act('owner.add-home', { id, home: String(ofTom) })).toEqual({ done: 'saved' });

    const { reference } = sample.catalogue.properties.get(another) ?? {};
    const added = await tom.browser.act('owner.add-home', { id, home: String(reference) });
    expect(added).toEqual({ done: 'saved', undo: expect.any(String) });
    await expectRefusal(tom.browser, 'owner.add-home', { id, home: '1' }, { home: 'unknownHome' });
    expect(await ownedBy(id)).toEqual([ofTom, another].toSorted((a, b) => a - b));
    expect(await tom.browser.undo(added)).toEqual({ done: 'undone' });
    expect(await ownedBy(id)).toEqual([ofTom]);
    await tom.browser.act('owner.add-home', { id, home: String(another) });
    const taken = await tom.browser.act('owner.take-home', { id, home: String(another) });
    await tom.browser.undo(taken);
    expect(await ownedBy(id)).toHaveLength(2);

    const headers = await sessionOf(id);
    expect(await countRows('session')).toBeGreaterThan(2);
    expect(await tom.browser.act('owner.end', { id })).toEqual({ href: '/nl/office/owners/' });
    expect(await ownedBy(id)).toEqual([]);
    expect(await viewedOwner(headers, id, sample)).toBeNull();
    expect(await countRows('session')).toBe(2);
    expect(await actionsOf()).toEqual(
      expect.arrayContaining(['owner.invite', 'owner.add-home', 'owner.take-home', 'owner.end', 'undo']),
    );
  });

  it('documents are checked by their content, listed, fetched and deleted by who deals with the home', async () => {
    const { tom, sara } = await tomAndSara();
    const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n');
    const add = async (name: string, body: Buffer, who: Person = tom) => {
      const answer = await sendDocument(who.browser, { home: String(ofTom), title: 'Opdracht', name }, body);
      return [answer.status, (await answer.json()).error];
    };
    expect(await add('opdracht.pdf', Buffer.from('<script>'))).toEqual([415, 'fileType']);
    expect(await add('opdracht.pdf', Buffer.concat([pdf, Buffer.alloc(maxDocumentBytes)]))).toEqual([413, 'tooBig']);
    expect(await add('opdracht.pdf', pdf, await staffBrowser({ role: 'editor' }))).toEqual([403, 'forbidden']);
    expect(await add('../opdracht é.exe', pdf)).toEqual([201, undefined]);
    const [document] = await listDocuments([ofTom]);
    expect(document).toMatchObject({
      title: 'Opdracht',
      type: 'application/pdf',
      name: expect.stringMatching(/\.pdf$/),
    });
    const id = document?.id ?? '';
    const fetched = await documentRoute(request(`/api/office/documents/${id}/`, tom), route(id));
    expect([fetched.status, fetched.headers.get('content-type')]).toEqual([200, 'application/octet-stream']);
    expect(fetched.headers.get('content-security-policy')).toContain('sandbox');
    expect(Buffer.from(await fetched.arrayBuffer())).toEqual(pdf);
    for (const other of [sara, await staffBrowser({ role: 'editor' })])
      expect((await documentRoute(request(`/api/office/documents/${id}/`, other), route(id))).status).toBe(404);
    expect(await sara.browser.act('document.remove', { id })).toEqual({ error: 'gone' });
    expect(await tom.browser.act('document.remove', { id })).toEqual({ done: 'removed' });
    expect(await listDocuments([ofTom])).toEqual([]);
    expect((await actionsOf()).filter((action) => action.startsWith('document.'))).toEqual([
      ...['document.remove', 'document.file', 'document.add'],
    ]);
  });
});

onSqlite(() => {
  it('a broker leaves the homes of a colleague alone', async () => {
    const { tom, sara } = await tomAndSara();
    const owner = await staffBrowser({ role: 'owner' });
    const id = await inviteJef(owner, ofTom, ofSara);
    for (const { staff } of [tom, sara]) expect((await ownersFor(staff, sample)).map((one) => one.id)).toEqual([id]);
    expect(await tom.browser.act('owner.take-home', { id, home: String(ofSara) })).toEqual({ error: 'ofColleague' });
    expect(await tom.browser.act('owner.end', { id })).toEqual({ error: 'someOfColleague' });
    expect((await sendDocument(tom.browser, { home: String(ofSara), title: 'x', name: 'a.pdf' })).status).toBe(403);
    expect(await viewedOwner(tom.browser.headers, id, sample)).toMatchObject({ id, homes: [ofTom] });
    expect(await viewedOwner(owner.browser.headers, id, sample)).toMatchObject({
      homes: [ofTom, ofSara].toSorted((a, b) => a - b),
    });
    const { past } = reportMonths(Date.now());
    const preview = async (person: Person) =>
      (await reportRoute(request(`/api/office/reports/${id}/?month=${past}`, person), route(id))).text();
    const titleOf = (home: number) => sample.catalogue.properties.get(home)?.title.fr ?? '?';
    expect(await preview(owner)).toContain(titleOf(ofSara));
    expect(await preview(tom)).toContain(titleOf(ofTom));
    expect(await preview(tom)).not.toContain(titleOf(ofSara));
    const { coming } = reportMonths(Date.now());
    for (const [action, fields] of [
      ['report.hold', { month: coming, hold: 'yes' }],
      ['report.note', { month: coming, note: 'Twee bezoeken.' }],
      ['report.stop', { stop: 'yes' }],
      ['report.send', { month: past }],
    ] as const) {
      expect(await tom.browser.act(action, { id, ...fields })).toEqual({ error: 'reportOfColleagues' });
      expect(await owner.browser.act(action, { id, ...fields })).not.toHaveProperty('error', 'reportOfColleagues');
    }
    expect((await readReportPlans(coming)).of(id)).toMatchObject({ held: true, note: 'Twee bezoeken.' });
    expect(await owner.browser.act('owner.end', { id })).toEqual({ href: '/nl/office/owners/' });
  });

  it('the staff command invites by the same function', async () => {
    const person = ['--email', jef.email, '--name', jef.name, '--locale', 'fr'];
    const { stdout } = await staffCommand('owner', 'invite', ...person, '--property', String(ofTom));
    expect(stdout).toMatch(/^The invitation will be sent/);
    expect(await auditEvents()).toMatchObject([
      { action: 'owner.invite', actor: null, actorName: 'npm run heem', after: { home: String(ofTom) } },
    ]);
    const unknown = await staffCommand('owner', 'invite', ...person, '--property', '1');
    expect(unknown.stdout + unknown.stderr).toContain('there is no property with this number');
  });

  it('a broker looks at the portal as an owner of their homes, and the log keeps it; nobody else does', async () => {
    const { tom, sara } = await tomAndSara();
    const editor = await staffBrowser({ role: 'editor' });
    const id = await inviteJef(tom, ofTom);
    const client = await sessionOf(id);
    for (const headers of [sara.browser.headers, editor.browser.headers, client, new Headers()])
      expect(await viewedOwner(headers, id, sample)).toBeNull();
    expect(await actionsOf()).not.toContain('owner.see');
    expect(await viewedOwner(tom.browser.headers, id, sample)).toMatchObject({ id, homes: [ofTom] });
    expect(await viewedOwner(tom.browser.headers, tom.staff.id, sample)).toBeNull();
    expect((await auditEvents({ subject: id }))[0]).toMatchObject({ action: 'owner.see', actor: tom.staff.id });
  });

  it('a report is looked at, added to, held back and sent', async () => {
    const { tom, sara } = await tomAndSara();
    const id = await inviteJef(tom, ofTom);
    const { past, coming } = reportMonths(Date.now());
    const stateOf = async (month: 'past' | 'coming' = 'coming') => (await readReports())[month].of(id).state;
    const due = dueAt(coming);
    const whenDue = () =>
      later((due - Date.now()) / 60_000, () =>
        sendDueReports(
          ownSources(() => sample),
          sample,
        ),
      );
    const reports = async () =>
      (await waitingMails()).filter(({ attachments, html }) => attachments && /rapport/.test(html));
    expect(await stateOf()).toBe('goes');
    expect(await sara.browser.act('report.hold', { id, month: coming, hold: 'yes' })).toEqual({ error: 'gone' });
    await expectRefusal(tom.browser, 'report.hold', { id, month: '2020-01', hold: 'yes' }, 'otherMonth');
    expect(await tom.browser.act('report.hold-all', { month: coming, hold: 'yes' })).toEqual({ error: 'forbidden' });

    const note = 'Deux visites samedi.';
    expect(await tom.browser.act('report.note', { id, month: coming, note })).toEqual({ done: 'saved' });
    const seen = await reportRoute(request(`/api/office/reports/${id}/?month=${coming}`, tom), route(id));
    const html = await seen.text();
    expect(html).toContain('Tom Claes vous écrit');
    expect(html).toContain(note);
    expect(html).not.toMatch(/href=|cid:/);
    expect(seen.headers.get('content-security-policy')).toContain('sandbox');
    for (const [person, month] of [
      [sara, coming],
      [tom, '2020-01'],
    ] as const)
      expect((await reportRoute(request(`/api/office/reports/${id}/?month=${month}`, person), route(id))).status).toBe(
        404,
      );

    await tom.browser.act('report.hold', { id, month: coming, hold: 'yes' });
    expect(await stateOf()).toBe('held');
    await whenDue();
    expect(await reports()).toEqual([]);
    await tom.browser.act('report.hold', { id, month: coming, hold: 'no' });
    const owner = await staffBrowser({ role: 'owner' });
    await owner.browser.act('report.hold-all', { month: coming, hold: 'yes' });
    expect(await stateOf()).toBe('allHeld');
    await whenDue();
    expect(await reports()).toEqual([]);
    await owner.browser.act('report.hold-all', { month: coming, hold: 'no' });
    await whenDue();
    expect(await reports()).toMatchObject([{ to: jef.email, text: expect.stringContaining(note) }]);
    expect(await stateOf()).toBe('sent');

    expect(await tom.browser.act('report.send', { id, month: coming })).toEqual({ error: 'otherMonth' });
    expect(await tom.browser.act('report.send', { id, month: past })).toEqual({ done: 'reportSent' });
    expect(await stateOf('past')).toBe('sent');
    expect(await reports()).toHaveLength(2);
    await tom.browser.act('report.note', { id, month: coming });
    expect((await readReportPlans(coming)).of(id)).toEqual({ held: false, note: null, author: null });
  });

  it('an undo gives no home back once access has changed, the role is another, or a day has gone', async () => {
    const owner = await staffBrowser({ role: 'owner' });
    const { tom } = await tomAndSara();
    const id = await inviteJef(tom, ofTom, another);
    const take = async () => (await tom.browser.act('owner.take-home', { id, home: String(another) })).undo ?? '';
    const first = await take();
    expect(await tom.browser.act('undo', { undo: first })).toEqual({ done: 'undone' });
    const second = await take();
    expect(await tom.browser.act('undo', { undo: first })).toEqual({ error: 'gone' });
    const auditEvent = { action: 'owner.take-home' as const, subject: id, before: { home: another } };
    const old = await later(-25 * 60, () => inTransaction((trx) => writeAudit(trx, tom.staff, auditEvent)));
    expect(await tom.browser.act('undo', { undo: old })).toEqual({ error: 'gone' });
    await inTransaction((trx) => updateStaff(trx, tom.staff.id, { role: 'editor', broker: null }));
    expect(await tom.browser.act('undo', { undo: second })).toEqual({ error: 'forbidden' });
    await inTransaction((trx) => updateStaff(trx, tom.staff.id, { role: 'broker', broker: 'sara-jacobs' }));
    expect(await tom.browser.act('undo', { undo: second })).toEqual({ error: 'ofColleague' });
    await inTransaction((trx) => updateStaff(trx, tom.staff.id, { role: 'broker', broker: 'tom-claes' }));
    expect(await owner.browser.act('owner.end', { id })).toEqual({ href: '/nl/office/owners/' });
    expect(await tom.browser.act('undo', { undo: second })).toEqual({ error: 'changedSince' });
    expect(await ownedBy(id)).toEqual([]);
  });
});
