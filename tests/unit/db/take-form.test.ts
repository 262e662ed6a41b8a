import { sql } from 'kysely';
import { expect, it, vi } from 'vitest';
import { canStore, db } from '@/lib/db/database';
import { answerOf, takeForm } from '@/lib/forms/receive-form';
import { sample } from '../../support/sample-site';
import { fill, lock } from '../../support/storage/broken';
import { countRows, onBothEngines, type TestDatabase } from '../../support/storage/database';
import { posted } from '../../support/storage/send';

const writer = { lastName: 'Peeters', email: 'noor@visitor.example' };
const take = (data: FormData) => takeForm(data, new Headers({ 'x-forwarded-for': '192.0.2.7' }), sample);

/** The database as bad luck leaves it; each returns what mends it. */
const faults: Record<string, (database: TestDatabase) => Promise<() => Promise<void>>> = {
  'has no room left': async (database) => {
    // What is free within the file is used up first.
    if (database.engine === 'sqlite') await sql`vacuum`.execute(await db());
    return fill(database, 1, ['lead', 'secret']);
  },
  'is locked by another': (database) => lock(database, 'rate_limit, lead, secret'),
};

onBothEngines((database) => {
  for (const [what, breakIt] of Object.entries(faults))
    it(`while the database ${what}, a form comes back filled with 503, and is stored once it is mended`, async () => {
      const said = vi.spyOn(console, 'error').mockReturnValue();
      const data = await posted('site-contact', writer);
      const mend = await breakIt(database());
      expect(await canStore()).toBe(false);
      const state = await take(data);
      expect(state).toMatchObject({
        status: 'failed',
        errors: { form: 'notSent' },
        values: { remark: 'Kan ik zaterdag langskomen?', ...writer },
      });
      expect(state && answerOf(state)).toEqual({ status: 503, headers: { 'retry-after': '120' } });
      expect(said).toHaveBeenCalled();
      await mend();
      expect(await canStore()).toBe(true);
      expect(await take(data)).toMatchObject({ status: 'sent' });
      expect(await countRows('lead')).toBe(1);
      said.mockRestore();
    });

  it('asking whether forms can be stored leaves nothing behind', async () => {
    expect(await canStore()).toBe(true);
    expect(await (await db()).selectFrom('secret').select('name').where('name', 'like', 'probe%').execute()).toEqual(
      [],
    );
  });

  it('the same form with other words is another lead once a person is proved again, and never thanked without being stored', async () => {
    const [first, again] = [await posted('site-contact', writer), await posted('site-contact', writer)];
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
    const pdf = (text: string) => ({
      name: 'cv.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from(`%PDF-1.4\n${text}`),
    });
    const [first, second] = [
      await posted('job-application', { ...writer, cv: pdf('one') }),
      await posted('job-application', { ...writer, cv: pdf('two') }),
    ];
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
