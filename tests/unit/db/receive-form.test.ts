import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterEach, expect, it, vi } from 'vitest';
import { dayMs } from '@/lib/day';
import { db } from '@/lib/db/database';
import { newChallenge, readSolution } from '@/lib/forms/captcha';
import { isWithinLimitOf } from '@/lib/forms/rate-limit';
import { onBothEngines } from '../../support/storage/database';
import { posted, receive } from '../../support/storage/send';
import { offered } from '../../support/storage/visits';

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

const leads = async () => (await (await db()).selectFrom('lead').select('id').execute()).length;
const asksAgain = (error: 'question' | 'captcha') => ({
  status: 'invalid',
  errors: { answer: error },
  values: { remark: 'Kan ik zaterdag langskomen?' },
  question: { text: expect.stringContaining('Hoeveel is') },
});

afterEach(() => void vi.useRealTimers());

onBothEngines(() => {
  it('who solves the sum is stored once, however often the same form comes', async () => {
    const data = await contact();
    expect(await receive(data)).toEqual({ status: 'sent', href: '/nl/bedankt/bericht/' });
    expect(await receive(data)).toMatchObject({ status: 'sent' });
    expect(await leads()).toBe(1);
    expect(await (await db()).selectFrom('outbox').select('id').execute()).toHaveLength(2);
  });

  it('who makes an appointment comes to its own page, also a second time', async () => {
    const [slot = ''] = offered(null);
    const data = await posted('contact-appointment', { ...writer, slot });
    const sent = { status: 'sent', href: expect.stringMatching(/^\/nl\/afspraak\/\?token=[\w.-]+&answer=booked$/) };
    expect(await receive(data)).toEqual(sent);
    expect(await receive(data)).toEqual(sent);
    expect(await leads()).toBe(1);
  });

  it('a sum serves one form', async () => {
    const [first, second] = [await contact(), await contact()];
    for (const name of ['question', 'answer']) second.set(name, String(first.get(name)));
    expect(await receive(first)).toMatchObject({ status: 'sent' });
    expect(await receive(second)).toMatchObject(asksAgain('captcha'));
    expect(await leads()).toBe(1);
  });

  it('a wrong answer and none are asked again, with all that was typed', async () => {
    const [wrong, none] = [await contact(), await contact()];
    wrong.set('answer', '99');
    none.delete('question');
    none.delete('answer');
    // A browser whose captcha did not work.
    none.set('scripted', 'true');
    expect(await receive(wrong)).toMatchObject(asksAgain('captcha'));
    expect(await receive(none)).toMatchObject(asksAgain('question'));
    expect(await leads()).toBe(0);
  });

  it('the work of a browser serves one form', async () => {
    const captcha = await solved();
    vi.useFakeTimers({ now: Date.now() + 2_000, toFake: ['Date'] });
    expect(await receive(await withCaptcha(captcha))).toMatchObject({ status: 'sent' });
    expect(await receive(await withCaptcha(captcha))).toMatchObject(asksAgain('captcha'));
  });

  it('a filled hidden field leads to the sum, which is then accepted: browsers fill in forms, too', async () => {
    const captcha = await solved();
    vi.useFakeTimers({ now: Date.now() + 2_000, toFake: ['Date'] });
    const [trapped, asked] = [await withCaptcha(captcha), await contact()];
    for (const data of [trapped, asked]) data.set('nickname', 'Noor');
    expect(await receive(trapped)).toMatchObject(asksAgain('question'));
    expect(await receive(asked)).toMatchObject({ status: 'sent' });
  });

  it('the work of a browser proves a person, but not at once, and no guess does', async () => {
    const captcha = await solved();
    expect(await readSolution(captcha)).toBeNull();
    const later = Date.now() + 2_000;
    expect(await readSolution(captcha, later)).toMatchObject({ token: JSON.parse(captcha).challenge.signature });
    expect(await readSolution(captcha.replace(/"derivedKey":"./, '"derivedKey":"x'), later)).toBeNull();
  });

  it('a name that would begin a header of a mail is refused', async () => {
    const data = await contact();
    data.set('firstName', 'Noor\r\nBcc: all@victim.example');
    expect(await receive(data)).toMatchObject({ status: 'invalid', errors: { firstName: 'characters' } });
  });

  it('one network address has five turns of a form, another has its own', async () => {
    for (let turn = 0; turn < 5; turn++) expect(await receive(await contact())).toMatchObject({ status: 'sent' });
    const { status, errors } = (await receive(await contact())) as { status: string; errors: object };
    expect({ status, errors }).toEqual({ status: 'invalid', errors: { form: 'tooMany' } });
    expect(await receive(await contact(), '198.51.100.7')).toMatchObject({ status: 'sent' });
    expect(await leads()).toBe(6);
  });

  it('and thirty of all forms in a day, after which it has to wait until tomorrow', async () => {
    for (let turn = 0; turn < 30; turn++) await isWithinLimitOf('all', '198.51.100.8', 30, dayMs);
    const answer = await receive(await contact(), '198.51.100.8');
    expect(answer).toMatchObject({ status: 'invalid', errors: { form: 'tooManyToday' } });
  });

  it('a file is judged by its content, and what was typed stays', async () => {
    const cv = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('MZ not a PDF at all') };
    const answer = await receive(await posted('job-application', { ...writer, cv }));
    expect(answer).toMatchObject({ errors: { cv: 'fileType' }, values: { motivation: 'Ik ken elke straat.' } });
    expect(await leads()).toBe(0);
  });
});
