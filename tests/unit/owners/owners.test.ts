import { expect, it } from 'vitest';
import { GET as documentRoute } from '@/app/api/office/documents/[id]/route';
import { GET as reportRoute } from '@/app/api/office/reports/[id]/route';
import { listHomesOfAccount } from '@/lib/accounts/store';
import { updateStaff } from '@/lib/accounts/store-staff';
import { writeAudit } from '@/lib/audit/store';
import { inTransaction } from '@/lib/db/database';
import { findViewedOwner, findVisibleOwner, listVisibleOwners } from '@/lib/owners/access';
import { maxDocumentBytes } from '@/lib/owners/documents';
import { reportMonths } from '@/lib/owners/report-month';
import { listDocuments } from '@/lib/owners/store';
import { readReportPlans } from '@/lib/owners/store-reports';
import { sample } from '@/tests/support/sample-site';
import { outboxLinks, passwordForm, send, sessionOf } from '@/tests/support/storage/accounts';
import { staffCommand } from '@/tests/support/storage/command';
import { countRows, later, onBothEngines, onSqlite } from '@/tests/support/storage/database';
import { sendDocument } from '@/tests/support/storage/documents';
import { auditEvents, expectRefusal, staffBrowser } from '@/tests/support/storage/office';
import {
  another,
  inviteJef,
  jef,
  ofSara,
  ofTom,
  type Person,
  request,
  route,
  tomAndSara,
} from '@/tests/support/storage/owners';

const password = 'Een lange zin voor Jef';

const actionsOf = async () => (await auditEvents()).map(({ action }) => action);

onBothEngines(() => {
  it('an owner is active once they have chosen a password', async () => {
    const { tom } = await tomAndSara();
    const id = await inviteJef(tom, ofTom);
    expect(await findVisibleOwner(id, tom.staff, sample)).toMatchObject({
      name: 'Jef Maes',
      locale: 'fr',
      homes: [ofTom],
      isActive: false,
      invitedUntil: expect.any(Number),
      lastLogIn: null,
    });
    expect(await tom.browser.act('owner.resend', { id })).toEqual({ done: 'invited' });
    const [, link = ''] = (await outboxLinks()).slice(-2);
    await send(passwordForm(link, password));
    expect(await findVisibleOwner(id, tom.staff, sample)).toMatchObject({
      isActive: true,
      lastLogIn: expect.any(Number),
    });
    expect(await tom.browser.act('owner.resend', { id })).toEqual({ error: 'isActive' });
  });

  it('the end of an access removes its homes and sessions', async () => {
    const { tom } = await tomAndSara();
    const id = await inviteJef(tom, ofTom);
    const ofStaff = await countRows('session');
    const headers = await sessionOf(id);
    expect(await countRows('session')).toBeGreaterThan(ofStaff);
    expect(await tom.browser.act('owner.end', { id })).toEqual({ href: '/nl/office/owners/' });
    expect(await listHomesOfAccount(id)).toEqual([]);
    expect(await findViewedOwner(headers, id, sample)).toBeNull();
    expect(await countRows('session')).toBe(ofStaff);
    expect(await actionsOf()).toEqual(expect.arrayContaining(['owner.invite', 'owner.end']));
  });

  it('documents, checked by their content, belong to the staff who may change the home', async () => {
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
      'document.remove',
      'document.file',
      'document.add',
    ]);
  });
});

onSqlite(() => {
  it('an invitation needs a home of the broker and an address that is not of staff', async () => {
    const { tom, sara } = await tomAndSara();
    await expectRefusal(tom.browser, 'owner.invite', { ...jef, homes: String(ofSara) }, { homes: 'ofColleague' });
    await expectRefusal(tom.browser, 'owner.invite', { ...jef, homes: 'Hasselt' }, { homes: 'severalHomes' });
    const invitation = { ...jef, email: sara.staff.email, homes: String(ofTom) };
    expect(await tom.browser.act('owner.invite', invitation)).toMatchObject({ fields: { email: 'addressOfStaff' } });
  });

  it('an owner is hidden from brokers without one of their homes', async () => {
    const { tom, sara } = await tomAndSara();
    const id = await inviteJef(tom, ofTom);
    expect(await listVisibleOwners(sara.staff, sample)).toEqual([]);
    expect(await sara.browser.act('owner.add-home', { id, home: String(ofSara) })).toEqual({ error: 'gone' });
  });

  it('a home is added to an owner and removed, each with an undo', async () => {
    const { tom } = await tomAndSara();
    const id = await inviteJef(tom, ofTom);
    const both = [ofTom, another].toSorted((a, b) => a - b);
    await expectRefusal(tom.browser, 'owner.add-home', { id, home: '1' }, { home: 'unknownHome' });
    // Assigning a home that he already has is no change, so there is no undo.
    expect(await tom.browser.act('owner.add-home', { id, home: String(ofTom) })).toEqual({ done: 'saved' });
    const { reference } = sample.catalogue.properties.get(another) ?? {};
    const added = await tom.browser.act('owner.add-home', { id, home: String(reference) });
    expect(added).toEqual({ done: 'saved', undo: expect.any(String) });
    expect(await listHomesOfAccount(id)).toEqual(both);
    const removed = await tom.browser.act('owner.take-home', { id, home: String(another) });
    expect(await listHomesOfAccount(id)).toEqual([ofTom]);
    expect(await tom.browser.undo(removed)).toEqual({ done: 'undone' });
    expect(await listHomesOfAccount(id)).toEqual(both);
    expect(await tom.browser.undo(added)).toEqual({ done: 'undone' });
    expect(await listHomesOfAccount(id)).toEqual([ofTom]);
  });

  it('a broker leaves the homes of a colleague alone', async () => {
    const { tom, sara } = await tomAndSara();
    const owner = await staffBrowser({ role: 'owner' });
    const id = await inviteJef(owner, ofTom, ofSara);
    for (const { staff } of [tom, sara])
      expect((await listVisibleOwners(staff, sample)).map((one) => one.id)).toEqual([id]);
    expect(await tom.browser.act('owner.take-home', { id, home: String(ofSara) })).toEqual({ error: 'ofColleague' });
    expect(await tom.browser.act('owner.end', { id })).toEqual({ error: 'someOfColleague' });
    expect((await sendDocument(tom.browser, { home: String(ofSara), title: 'x', name: 'a.pdf' })).status).toBe(403);
    expect(await findViewedOwner(tom.browser.headers, id, sample)).toMatchObject({ id, homes: [ofTom] });
    expect(await findViewedOwner(owner.browser.headers, id, sample)).toMatchObject({
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

  it('only the broker of the homes can see the portal as their owner, which is logged', async () => {
    const { tom, sara } = await tomAndSara();
    const editor = await staffBrowser({ role: 'editor' });
    const id = await inviteJef(tom, ofTom);
    const client = await sessionOf(id);
    for (const headers of [sara.browser.headers, editor.browser.headers, client, new Headers()])
      expect(await findViewedOwner(headers, id, sample)).toBeNull();
    expect(await actionsOf()).not.toContain('owner.see');
    expect(await findViewedOwner(tom.browser.headers, id, sample)).toMatchObject({ id, homes: [ofTom] });
    expect(await findViewedOwner(tom.browser.headers, tom.staff.id, sample)).toBeNull();
    expect((await auditEvents({ subject: id }))[0]).toMatchObject({ action: 'owner.see', actor: tom.staff.id });
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
    expect(await listHomesOfAccount(id)).toEqual([]);
  });
});
