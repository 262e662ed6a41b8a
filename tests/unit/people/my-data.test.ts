import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { POST } from '@/app/api/my-data/route';
import { handleForm } from '@/lib/app/receive-form';
import { listAudit } from '@/lib/audit/store';
import { processState } from '@/lib/base/process-state';
import { loadData } from '@/lib/data/load';
import { createState } from '@/lib/data/store';
import { env } from '@/lib/env';
import { newTextCaptcha } from '@/lib/forms/captcha';
import { locales } from '@/lib/i18n/locales';
import { findLead } from '@/lib/leads/store-work';
import { openDataLink } from '@/lib/people/data-link';
import { approveReview } from '@/lib/reviews/actions';
import { sample } from '@/tests/support/sample-site';
import { otherNetwork, storedMails } from '@/tests/support/storage/accounts';
import { countRows, later, onSqlite } from '@/tests/support/storage/database';
import { storeEverything, wholeDatabase } from '@/tests/support/storage/everything';
import { postedForm } from '@/tests/support/storage/posted-form';
import { ownData, sendReview } from '@/tests/support/storage/reviews';
import { offered } from '@/tests/support/storage/visits';

/** Sends the form with a solved sum, as a browser without JavaScript does. */
async function ask(
  email: string,
  { locale = 'nl', network = otherNetwork(), answer }: { locale?: string; network?: string; answer?: string } = {},
) {
  const { token, text } = await newTextCaptcha((_, { a, b } = {}) => String(Number(a) + Number(b)));
  const form = new FormData();
  const fields = { form: 'ask-my-data', locale, email, question: token, answer: answer ?? text };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return handleForm(form, new Headers({ 'x-forwarded-for': network }), sample);
}

/** The link of the last mail, as its page gets it. */
const lastLink = async (): Promise<string> =>
  /link=([\w.-]+)/.exec((await storedMails()).at(-1)?.message ?? '')?.[1] ?? '';

/** The clock of a test goes back: what one network may post is counted by it. */
const press = async (link: string, act: string, locale = 'nl'): Promise<Response> =>
  POST(await postedForm('/api/my-data/', { link, act, locale }, { 'x-forwarded-for': otherNetwork() }));

onSqlite(() => {
  it('answers the same for every address, and mails each its own link, without the address in it', async () => {
    await storeEverything('zoe@visitor.example', 'Xanthippe', { slot: offered()[40] ?? '', homes: [] });
    const [known, unknown] = [
      await ask('ZOE@visitor.example', { locale: 'fr' }),
      await ask('nobody@visitor.example', { locale: 'fr' }),
    ];
    expect(known).toEqual({ status: 'sent', href: '/fr/mes-donnees/?said=sent' });
    expect(unknown).toEqual(known);
    const sent = (await storedMails()).slice(-2);
    expect(sent.map(({ recipient }) => recipient)).toEqual(['ZOE@visitor.example', 'nobody@visitor.example']);
    expect(new Set(sent.map(({ subject }) => subject))).toEqual(new Set(['Vos données chez nous']));
    const link = await lastLink();
    expect(Buffer.from(link.split('.')[0] ?? '', 'base64url').toString()).not.toContain('@');
    expect(await openDataLink(link)).toBe('nobody@visitor.example');
    expect(await openDataLink(`${link.slice(0, -2)}xx`)).toBeNull();
    // An unknown person may learn that as well.
    expect(await (await press(link, 'html', 'en')).text()).toContain(
      'Apart from the emails we sent you, we keep nothing about you.',
    );
  });

  it('wants a person behind the form, and not too many', async () => {
    expect(await ask('an@visitor.example', { answer: '' })).toMatchObject({
      errors: { answer: 'question' },
      question: {},
    });
    expect(await ask('an@visitor.example', { answer: '99' })).toMatchObject({ errors: { answer: 'captcha' } });
    expect(await ask('an')).toMatchObject({ errors: { email: 'emailInvalid' }, values: { email: 'an' } });
    expect(await countRows('outbox')).toBe(0);
    const network = otherNetwork();
    for (let i = 0; i < 5; i++) await ask(`an${i}@visitor.example`, { network });
    expect(await ask('an5@visitor.example', { network })).toMatchObject({ errors: { form: 'tooMany' } });
    for (let i = 0; i < 6; i++) await ask('busy@visitor.example');
    expect(await ask('busy@visitor.example')).toMatchObject({ errors: { form: 'mailboxFull' } });
    expect(await countRows('outbox')).toBe(11);
    expect(await countRows('data_link')).toBe(11);
  });

  it('the link opens everything for an hour, to keep as one file', async () => {
    await storeEverything('zoe@visitor.example', 'Xanthippe', { slot: offered()[40] ?? '', homes: [] });
    await ask('zoe@visitor.example');
    const link = await lastLink();
    const html = await press(link, 'html', 'de');
    expect(Object.fromEntries(html.headers)).toMatchObject({
      'content-disposition': expect.stringMatching(/^attachment; filename="meine-daten-\d{4}-\d\d-\d\d\.html"$/),
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    });
    expect(await html.text()).toContain('Xanthippe remark');
    expect(await (await press(link, 'json')).json()).toMatchObject({ email: 'zoe@visitor.example', leads: [{}, {}] });
    expect((await press(link, 'other')).status).toBe(400);
    await later(61, async () => {
      expect(await openDataLink(link)).toBeNull();
      for (const act of ['html', 'erase'])
        expect((await press(link, act)).headers.get('location')).toBe('/nl/mijn-gegevens/?said=over');
    });
    expect(await countRows('lead')).toBe(2);
  });

  it('erases a person at once with all their links; the mail to the agency does not name them', async () => {
    await storeEverything('zoe@visitor.example', 'Xanthippe', { slot: offered()[40] ?? '', homes: [] });
    await ask('Zoe@visitor.example');
    const first = await lastLink();
    await ask('zoe@visitor.example');
    const link = await lastLink();
    expect((await press(link, 'erase', 'en')).headers.get('location')).toBe('/en/my-data/?said=erased');
    expect(await wholeDatabase()).not.toMatch(/xanthippe|zoe@/i);
    for (const old of [first, link]) expect((await press(old, 'erase')).headers.get('location')).toMatch(/said=over$/);
    const actual = (await storedMails()).filter(({ recipient }) => recipient === sample.content.site.email).at(-1);
    expect(actual?.subject).toBe('Iemand liet zijn gegevens wissen');
    expect(JSON.parse(actual?.message ?? '').text).toMatch(/2 aanvragen[\s\S]*1 zoekopdracht[\s\S]*nieuwsbrief/);
    const { entries } = await listAudit({ action: 'person.erase-self' }, null, 10);
    expect(entries).toMatchObject([{ actor: null, actorName: '/my-data/', after: { leads: 2 } }]);
  });

  it('a testimonial leaves the site as well, and the agency reads so; as long as it cannot, nothing is erased', async () => {
    const data = ownData();
    execFileSync('git', ['-C', data.dir, 'init', '-q']);
    env.dataGit = true;
    onTestFinished(() => {
      env.dataGit = false;
      data.leave();
    });
    const { lead: id, review } = await sendReview({ email: 'zoe@visitor.example' });
    const sent = await findLead(id);
    if (!sent) throw new Error('no lead');
    await approveReview(sent, { category: 'testimonials-buyers' }, { id: null, name: 'test' });
    await ask('zoe@visitor.example');
    const link = await lastLink();
    const file = path.join(data.dir, 'testimonials.json');
    const reviews = readFileSync(file, 'utf8');
    // The site has read it.
    processState.data = createState(loadData(data.dir));
    writeFileSync(file, '{');
    vi.spyOn(console, 'error').mockReturnValueOnce();
    expect((await press(link, 'erase')).headers.get('location')).toBe('/nl/mijn-gegevens/?said=failed');
    expect(await countRows('lead')).toBe(1);
    writeFileSync(file, reviews);
    expect((await press(link, 'erase')).headers.get('location')).toMatch(/said=erased$/);
    expect(readFileSync(file, 'utf8')).not.toContain(review);
    const { text } = JSON.parse((await storedMails()).at(-1)?.message ?? '');
    expect(text).toContain('1 getuigenis op de site');
    expect(text).toContain('eerdere versies van de gegevens');
  });

  it('the account of an owner stays while the home can be had, and the agency knows whose', async () => {
    await storeEverything('owner@visitor.example', 'Xanthippe', { slot: offered()[40] ?? '', homes: [5801] });
    await ask('owner@visitor.example');
    expect((await press(await lastLink(), 'erase')).headers.get('location')).toMatch(/said=partly$/);
    const actual = JSON.parse((await storedMails()).at(-1)?.message ?? '').text;
    expect(actual).toContain('5801');
    expect(actual).toMatch(/\/nl\/office\/people\/[0-9a-f-]{36}\//);
    expect(actual).not.toContain('owner@visitor.example');
  });

  it.each(locales)('the mail is in the language of the form: %s', async (locale) => {
    await ask('an@visitor.example', { locale });
    const { subject, message } = (await storedMails()).at(-1) ?? {};
    expect(subject).toBe(JSON.parse(readFileSync(`messages/${locale}.json`, 'utf8')).myData.mail.subject);
    expect(JSON.parse(message ?? '').html).toContain(`lang="${locale}"`);
  });
});
