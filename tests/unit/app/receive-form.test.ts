import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { sql } from 'kysely';
import { afterEach, expect, it, vi } from 'vitest';
import { handleForm, toResponseInit } from '@/lib/app/receive-form';
import { dayMs } from '@/lib/base/day';
import { db } from '@/lib/db/database';
import { canStore } from '@/lib/db/disk';
import { newChallenge, readSolution } from '@/lib/forms/captcha';
import { isWithinLimitOf } from '@/lib/http/rate-limit';
import { sample } from '@/tests/support/sample-site';
import { fill, lock } from '@/tests/support/storage/broken';
import { countRows, onBothEngines, onSqlite, type TestDatabase } from '@/tests/support/storage/database';
import { posted, receive } from '@/tests/support/storage/send';
import { offered } from '@/tests/support/storage/visits';

const writer = { lastName: 'Peeters', email: 'noor@visitor.example' };
const contact = () => posted('site-contact', writer);
/** The form of a browser that did its work instead of being asked. */
async function withCaptcha(captcha: string): Promise<FormData> {
  const data = await contact();
  for (const name of ['question', 'answer']) data.delete(name);
  data.set('captcha', captcha);
  return data;
}

async function solved(): Promise<string> {
  const challenge = await newChallenge();
  return JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) });
}

const asksAgain = (error: 'question' | 'captcha') => ({
  status: 'invalid',
  errors: { answer: error },
  values: { remark: 'Kan ik zaterdag langskomen?' },
  question: { text: expect.stringContaining('Hoeveel is') },
});

afterEach(() => void vi.useRealTimers());
const take = (data: FormData) => handleForm(data, new Headers({ 'x-forwarded-for': '192.0.2.7' }), sample);

/** The database as bad luck leaves it; each returns what mends it. */
const faults: Record<string, (database: TestDatabase) => Promise<() => Promise<void>>> = {
  'has no room left': async (database) => {
    // The free pages within the file are used up first.
    if (database.engine === 'sqlite') await sql`vacuum`.execute(await db());
    return fill(database, 1, ['lead', 'secret']);
  },
  'is locked by another': (database) => lock(database, 'rate_limit, lead, secret'),
};

onBothEngines((database) => {
  for (const [what, breakIt] of Object.entries(faults))
    it(`while the database ${what}, a form comes back filled with 503, and is stored once it is mended`, async () => {
      const errorLog = vi.spyOn(console, 'error').mockReturnValue();
      const data = await posted('site-contact', writer);
      const mend = await breakIt(database());
      expect(await canStore()).toBe(false);
      const state = await take(data);
      expect(state).toMatchObject({
        status: 'failed',
        errors: { form: 'notSent' },
        values: { remark: 'Kan ik zaterdag langskomen?', ...writer },
      });
      expect(state && toResponseInit(state)).toEqual({ status: 503, headers: { 'retry-after': '120' } });
      expect(errorLog).toHaveBeenCalled();
      await mend();
      expect(await canStore()).toBe(true);
      expect(await take(data)).toMatchObject({ status: 'sent' });
      expect(await countRows('lead')).toBe(1);
      errorLog.mockRestore();
    });

  it('the check whether forms can be stored leaves nothing behind', async () => {
    expect(await canStore()).toBe(true);
    expect(await (await db()).selectFrom('secret').select('name').where('name', 'like', 'probe%').execute()).toEqual(
      [],
    );
  });
});

onSqlite(() => {
  it('a form with a solved sum is stored once, however often it arrives', async () => {
    const data = await contact();
    expect(await receive(data)).toEqual({ status: 'sent', href: '/nl/bedankt/bericht/' });
    expect(await receive(data)).toMatchObject({ status: 'sent' });
    expect(await countRows('lead')).toBe(1);
    expect(await (await db()).selectFrom('outbox').select('id').execute()).toHaveLength(2);
  });

  it('a booking leads to the page of the appointment, also when it is sent again', async () => {
    const [slot = ''] = offered(null);
    const data = await posted('contact-appointment', { ...writer, slot });
    const sent = { status: 'sent', href: expect.stringMatching(/^\/nl\/afspraak\/\?token=[\w.-]+&answer=booked$/) };
    expect(await receive(data)).toEqual(sent);
    expect(await receive(data)).toEqual(sent);
    expect(await countRows('lead')).toBe(1);
  });

  it('a sum serves one form, and so does the work of a browser', async () => {
    const first = await contact();
    const second = await contact();
    for (const name of ['question', 'answer']) second.set(name, String(first.get(name)));
    expect(await receive(first)).toMatchObject({ status: 'sent' });
    expect(await receive(second)).toMatchObject(asksAgain('captcha'));
    expect(await countRows('lead')).toBe(1);
    const captcha = await solved();
    vi.useFakeTimers({ now: Date.now() + 2_000, toFake: ['Date'] });
    expect(await receive(await withCaptcha(captcha))).toMatchObject({ status: 'sent' });
    expect(await receive(await withCaptcha(captcha))).toMatchObject(asksAgain('captcha'));
  });

  it('a wrong answer and none are asked again, with all that was typed', async () => {
    const wrong = await contact();
    const none = await contact();
    wrong.set('answer', '99');
    none.delete('question');
    none.delete('answer');
    // A browser whose captcha did not work.
    none.set('scripted', 'true');
    expect(await receive(wrong)).toMatchObject(asksAgain('captcha'));
    expect(await receive(none)).toMatchObject(asksAgain('question'));
    expect(await countRows('lead')).toBe(0);
  });

  it('the campaign in the address of a page lasts through the sum, whose page has an address without it', async () => {
    const page = 'https://heem.example/nl/contact/';
    const takeFrom = (referer: string, data: FormData) =>
      handleForm(data, new Headers({ 'x-forwarded-for': '192.0.2.7', referer }), sample);
    const first = await contact();
    const again = await contact();
    first.delete('answer');
    const asked = await takeFrom(`${page}?utm_source=krant&utm_medium=print&x=1`, first);
    expect(asked).toMatchObject({ errors: { answer: 'question' }, source: 'utm_source=krant&utm_medium=print' });
    again.set('source', asked && 'source' in asked ? String(asked.source) : '');
    expect(await takeFrom(page, again)).toMatchObject({ status: 'sent' });
    const { source } = await (await db()).selectFrom('lead').select('source').executeTakeFirstOrThrow();
    expect(JSON.parse(source)).toEqual({ page: '/nl/contact/', utm_source: 'krant', utm_medium: 'print' });
  });

  it('a filled hidden field leads to the sum, which is then accepted: browsers fill in forms, too', async () => {
    const captcha = await solved();
    vi.useFakeTimers({ now: Date.now() + 2_000, toFake: ['Date'] });
    const trapped = await withCaptcha(captcha);
    const asked = await contact();
    for (const data of [trapped, asked]) data.set('nickname', 'Noor');
    expect(await receive(trapped)).toMatchObject(asksAgain('question'));
    expect(await receive(asked)).toMatchObject({ status: 'sent' });
  });

  it('the work of a browser proves a person, but not at once, and no guess does', async () => {
    const captcha = await solved();
    const { asked } = JSON.parse(captcha).challenge.parameters.data;
    expect(await readSolution(captcha, asked + 1_000)).toBeNull();
    const later = asked + 2_000;
    expect(await readSolution(captcha, later)).toMatchObject({ token: JSON.parse(captcha).challenge.signature });
    expect(await readSolution(captcha.replace(/"derivedKey":"./, '"derivedKey":"x'), later)).toBeNull();
  });

  it('a name that would begin a header of a mail is refused', async () => {
    const data = await contact();
    data.set('firstName', 'Noor\r\nBcc: all@victim.example');
    expect(await receive(data)).toMatchObject({ status: 'invalid', errors: { firstName: 'characters' } });
  });

  it('a network may send a form five times; another network has its own limit', async () => {
    for (let turn = 0; turn < 5; turn++) expect(await receive(await contact())).toMatchObject({ status: 'sent' });
    const { status, errors } = (await receive(await contact())) as { status: string; errors: object };
    expect({ status, errors }).toEqual({ status: 'invalid', errors: { form: 'tooMany' } });
    expect(await receive(await contact(), '198.51.100.7')).toMatchObject({ status: 'sent' });
    expect(await countRows('lead')).toBe(6);
  });

  it('a network may send thirty forms a day', async () => {
    for (let turn = 0; turn < 30; turn++) await isWithinLimitOf('all', '198.51.100.8', 30, dayMs);
    const answer = await receive(await contact(), '198.51.100.8');
    expect(answer).toMatchObject({ status: 'invalid', errors: { form: 'tooManyToday' } });
  });

  it('a file is judged by its content, and what was typed stays', async () => {
    const cv = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('MZ not a PDF at all') };
    const answer = await receive(await posted('job-application', { ...writer, cv }));
    expect(answer).toMatchObject({ errors: { cv: 'fileType' }, values: { motivation: 'Ik ken elke straat.' } });
    expect(await countRows('lead')).toBe(0);
  });

  it('the same form with other words is another lead once a person is proved again, and never thanked without being stored', async () => {
    const first = await posted('site-contact', writer);
    const again = await posted('site-contact', writer);
    first.set('key', String(again.get('key')));
    again.set('remark', 'Ik bedoelde zondag.');
    expect(await take(first)).toMatchObject({ status: 'sent' });
    // The Back button of a browser without a script: the same page, the same sum, other words.
    const back = new FormData();
    for (const [name, value] of first) back.append(name, name === 'remark' ? 'Ik bedoelde zondag.' : value);
    expect(await take(back)).toMatchObject({ status: 'invalid', errors: { answer: 'captcha' } });
    expect(await take(again)).toMatchObject({ status: 'sent' });
    expect(await take(again)).toMatchObject({ status: 'sent' });
    expect(await countRows('lead')).toBe(2);
  });

  it('another file makes another lead, too', async () => {
    const withFile = (text: string) => {
      const cv = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from(`%PDF-1.4\n${text}`) };
      return posted('job-application', { ...writer, cv });
    };
    const first = await withFile('one');
    const second = await withFile('two');
    second.set('key', String(first.get('key')));
    expect(await take(first)).toMatchObject({ status: 'sent' });
    expect(await take(second)).toMatchObject({ status: 'sent' });
    expect(await countRows('lead')).toBe(2);
  });

  it.each([
    ['no form at all', {}],
    ['a form that there is not', { form: 'hasOwnProperty' }],
    ['no language of ours', { locale: 'xx' }],
    ['a text that no field takes', { captcha: 'x'.repeat(20_001) }],
  ])('%s is none of ours', async (_, change) => {
    const data = await posted('site-contact', writer);
    if (Object.keys(change).length === 0) data.delete('form');
    for (const [name, value] of Object.entries(change)) data.set(name, value);
    expect(await take(data)).toBeNull();
  });
});
