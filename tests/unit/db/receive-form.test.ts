import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { expect, it } from 'vitest';
import { db } from '@/lib/db/database';
import { newChallenge, readSolution } from '@/lib/forms/captcha';
import { onBothEngines } from '../../support/storage/database';
import { posted, receive } from '../../support/storage/send';

const writer = { lastName: 'Peeters', email: 'noor@visitor.example' };
const contact = () => posted('site-contact', writer);
const leads = async () => (await (await db()).selectFrom('lead').select('id').execute()).length;
const asksAgain = (error: 'question' | 'captcha') => ({
  status: 'invalid',
  errors: { answer: error },
  values: { remark: 'Kan ik zaterdag langskomen?' },
  question: { text: expect.stringContaining('Hoeveel is') },
});

onBothEngines(() => {
  it('who solves the sum is stored once, however often the same form comes', async () => {
    const data = await contact();
    expect(await receive(data)).toEqual({ status: 'sent', href: '/nl/bedankt/bericht/' });
    expect(await receive(data)).toMatchObject({ status: 'sent' });
    expect(await leads()).toBe(1);
    expect(await (await db()).selectFrom('outbox').select('id').execute()).toHaveLength(2);
  });

  it('a sum serves one form', async () => {
    const [first, second] = [await contact(), await contact()];
    for (const name of ['question', 'answer']) second.set(name, String(first.get(name)));
    expect(await receive(first)).toMatchObject({ status: 'sent' });
    expect(await receive(second)).toMatchObject(asksAgain('captcha'));
    expect(await leads()).toBe(1);
  });

  it('a wrong answer, none, and the field that nobody sees are asked again, with all that was typed', async () => {
    const [wrong, none, trapped] = [await contact(), await contact(), await contact()];
    wrong.set('answer', '99');
    none.delete('question');
    none.delete('answer');
    // A browser whose captcha did not work.
    none.set('scripted', 'true');
    trapped.set('nickname', 'Noor');
    expect(await receive(wrong)).toMatchObject(asksAgain('captcha'));
    expect(await receive(none)).toMatchObject(asksAgain('question'));
    expect(await receive(trapped)).toMatchObject(asksAgain('captcha'));
    expect(await leads()).toBe(0);
  });

  it('the work of a browser proves a person, but not at once', async () => {
    const challenge = await newChallenge();
    const solution = await solveChallenge({ challenge, deriveKey });
    const captcha = JSON.stringify({ challenge, solution });
    expect(await readSolution(captcha, challenge.parameters.data?.asked as number)).toBeNull();
    expect(await readSolution(captcha, Date.now() + 2_000)).toMatchObject({ token: challenge.signature });
    const guessed = JSON.stringify({ challenge, solution: { ...solution, derivedKey: '00'.repeat(32) } });
    expect(await readSolution(guessed, Date.now() + 2_000)).toBeNull();
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

  it('a file is judged by its content, and what was typed stays', async () => {
    const cv = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('MZ not a PDF at all') };
    const answer = await receive(await posted('job-application', { ...writer, cv }));
    expect(answer).toMatchObject({ errors: { cv: 'fileType' }, values: { motivation: 'Ik ken elke straat.' } });
    expect(await leads()).toBe(0);
  });
});
