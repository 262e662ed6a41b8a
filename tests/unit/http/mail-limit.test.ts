import { afterEach, expect, it, vi } from 'vitest';
import { dayMs } from '@/lib/base/day';
import type { PageForm } from '@/lib/routes/page-forms';
import { addressOfForm, type Filling, somebody, writerOf } from '@/tests/support/forms';
import { countRows, onBothEngines, onSqlite } from '@/tests/support/storage/database';
import { posted, receive } from '@/tests/support/storage/send';
import { mails, offered } from '@/tests/support/storage/visits';

let networks = 0;

/** Sends a form in somebody's name, each time from another network. */
async function send(form: PageForm, visitor: ReturnType<typeof somebody>, own: Filling = {}) {
  const [, type, id] = /\?(property|project)=(\d+)/.exec(addressOfForm(form, 'nl')) ?? [];
  const data = await posted(form, { ...writerOf(form, visitor), ...own }, 'nl', type && `${type}-${id}`);
  if (data.has('slot')) data.set('slot', offered(null)[0] ?? '');
  return receive(data, `198.51.100.${++networks}`);
}

const sent = { status: 'sent' };
const refused = { status: 'invalid', errors: { form: 'mailboxFull' } };
const toAgency = async () => (await mails()).filter(({ to }) => to.endsWith('@heem.example'));
const mailsTo = async (...addresses: string[]) => (await mails()).filter(({ to }) => addresses.includes(to));

/** Forms whose purpose is the mail to the visitor. */
const refusable = [
  ...(['request-documents', 'send-to-friend', 'demand-register'] as const),
  ...(['sign-newsletter', 'contact-appointment'] as const),
];

afterEach(() => void vi.useRealTimers());

onBothEngines(() => {
  it('a repeated form counts once, also if both arrive at the same time', async () => {
    const visitor = somebody();
    const data = await posted('site-contact', writerOf('site-contact', visitor));
    const again = () => receive(data, `198.51.100.${++networks}`);
    for (const answer of await Promise.all([again(), again(), again()])) expect(answer).toMatchObject(sent);
    for (let turn = 0; turn < 3; turn++) expect(await again()).toMatchObject(sent);
    expect(await mailsTo(visitor.email)).toHaveLength(1);
    for (let turn = 0; turn < 6; turn++) expect(await send('contact-me', visitor)).toMatchObject(sent);
    expect(await mailsTo(visitor.email)).toHaveLength(6);
  });
});

onSqlite(() => {
  it('forms of twelve networks in a victim’s name all reach the agency, and mail the victim six times', async () => {
    const victim = { lastName: 'Peeters', email: 'vic.tim@mail.example' };
    const other = { lastName: 'Peeters', email: 'Victim+sale@Mail.example' };
    for (let turn = 0; turn < 12; turn++)
      expect(await send('site-contact', turn % 2 ? victim : other, { remark: 'x'.repeat(3_000) })).toMatchObject(sent);
    expect(await toAgency()).toHaveLength(12);
    expect(await mailsTo(victim.email, other.email)).toHaveLength(6);
  });

  it('one address gets six mails a day over all forms together, a friend’s and the newsletter’s among them', async () => {
    const victim = somebody();
    const kinds = [...refusable.slice(0, 4), 'contact-me', 'contact-demand'] as const;
    for (const form of kinds) expect(await send(form, victim), form).toMatchObject(sent);
    for (const form of kinds) await send(form, victim);
    expect(await mailsTo(victim.email)).toHaveLength(6);
  });

  it('a form beyond the limit reaches the agency without a copy, and a form for a mail is rejected, until the next day', async () => {
    const victim = somebody();
    for (let turn = 0; turn < 6; turn++) expect(await send('site-contact', victim)).toMatchObject(sent);
    for (const form of ['contact-me', 'make-offer', 'rent-application', 'job-application', 'post-testimonial'] as const)
      expect(await send(form, victim, form === 'contact-me' ? { newsletter: true } : {}), form).toMatchObject(sent);
    expect(await countRows('lead')).toBe(11);
    expect(await toAgency()).toHaveLength(11);
    const tables = ['lead', 'outbox', 'search', 'reader', 'visit', 'visit_seat'] as const;
    const before = await Promise.all(tables.map(countRows));
    for (const form of refusable) expect(await send(form, victim), form).toMatchObject(refused);
    expect(await Promise.all(tables.map(countRows))).toEqual(before);
    expect(await mailsTo(victim.email)).toHaveLength(6);
    const other = somebody();
    expect(await send('contact-appointment', other)).toMatchObject(sent);
    expect(await mailsTo(other.email)).not.toHaveLength(0);
    vi.useFakeTimers({ now: Date.now() + dayMs + 1_000, toFake: ['Date'] });
    expect(await send('request-documents', victim)).toMatchObject(sent);
    expect(await mailsTo(victim.email)).toHaveLength(7);
  });

  it('a rejected appointment does not count', async () => {
    const visitor = somebody();
    for (let turn = 0; turn < 8; turn++) {
      const data = await posted('contact-appointment', writerOf('contact-appointment', visitor));
      data.set('slot', String(Date.now()));
      expect(await receive(data, `203.0.113.${turn}`)).toMatchObject({ errors: { slot: 'slotGone' } });
    }
    expect(await send('contact-appointment', visitor)).toMatchObject(sent);
    expect(await mailsTo(visitor.email)).not.toHaveLength(0);
  });
});
