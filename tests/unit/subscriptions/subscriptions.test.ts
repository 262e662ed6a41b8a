import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { dayMs } from '@/lib/base/day';
import { inTransaction } from '@/lib/db/database';
import { deleteExpired } from '@/lib/people/store-retention';
import { type Link, openLink, signLink } from '@/lib/requests/subscription-links';
import { answerLink } from '@/lib/subscriptions/answer-link';
import { readLink } from '@/lib/subscriptions/read-link';
import {
  findReader,
  findReaderId,
  findSearch,
  insertReader,
  listReaders,
  listSearches,
} from '@/lib/subscriptions/store';
import { later, onBothEngines, onSqlite } from '@/tests/support/storage/database';
import { retention } from '@/tests/support/storage/examples';
import { addSearch } from '@/tests/support/storage/searches';

const stepOf = async (link: Link): Promise<string> => {
  const state = await readLink(await signLink(link));
  return 'step' in state ? state.step : state.kind;
};

const reader = { name: 'An', locale: 'nl', form: 'sign-newsletter' } as const;
async function addReader(email: string): Promise<string> {
  const id = randomUUID();
  await inTransaction((trx) => insertReader(trx, { ...reader, id, email }));
  return id;
}

onBothEngines(() => {
  it('a search counts once it is confirmed, and is gone once it is stopped', async () => {
    const { id, email } = await addSearch({}, false);
    const counted = async () => (await listSearches(email.toUpperCase())).map((search) => search.id);
    const link = (step: Link['step']): Link => ({ kind: 'search', id, step });
    expect(await counted()).toEqual([]);
    expect(await stepOf(link('confirm'))).toBe('confirm');
    expect((await findSearch(id))?.confirmed).toBe(false);
    await answerLink(link('change'));
    expect((await findSearch(id))?.confirmed).toBe(false);
    await answerLink(link('confirm'));
    await answerLink(link('confirm'));
    expect(await stepOf(link('confirm'))).toEqual('confirmed');
    expect(await counted()).toEqual([id]);
    expect(await stepOf(link('stop'))).toBe('stop');
    await answerLink(link('stop'));
    await answerLink(link('stop'));
    expect(await stepOf(link('stop'))).toBe('stopped');
    expect(await stepOf(link('change'))).toBe('stopped');
    await answerLink(link('confirm'));
    expect(await stepOf(link('confirm'))).toBe('invalid');
  });

  it('a repeated request for the newsletter extends the time to confirm to that of its mail', async () => {
    const id = await addReader('an@visitor.example');
    const asked = Date.now();
    await later((retention.unconfirmed - 1) * 24 * 60, () => addReader('An@visitor.example'));
    const after = (days: number) => deleteExpired(retention, asked + days * dayMs);
    await after(2 * retention.unconfirmed - 2);
    expect(await findReader(id)).toMatchObject({ confirmed: false });
    await after(2 * retention.unconfirmed);
    expect(await findReader(id)).toBeNull();
  });

  it('the newsletter goes to confirmed addresses alone', async () => {
    const id = await addReader('An.Peeters@visitor.example');
    const link = (step: Link['step']): Link => ({ kind: 'newsletter', id, step });
    expect(await stepOf(link('confirm'))).toEqual('confirm');
    expect(await listReaders()).toEqual([]);
    await answerLink(link('confirm'));
    expect((await listReaders()).map(({ email }) => email)).toEqual(['an.peeters@visitor.example']);
    expect(await stepOf(link('confirm'))).toBe('confirmed');
    await answerLink(link('stop'));
    expect(await stepOf(link('stop'))).toEqual('stopped');
    expect(await stepOf(link('confirm'))).toEqual('invalid');
    expect(await listReaders()).toEqual([]);
  });

  it('keeps an address once, however it is written, with the links that it has', async () => {
    const id = await addReader('an@visitor.example');
    await addReader('AN@visitor.example');
    expect(await findReaderId('An@Visitor.example')).toBe(id);
    expect(await findReader(id)).toEqual({ locale: 'nl', confirmed: false });
  });

  it('deletes what was not confirmed in time, and nothing else', async () => {
    const [kept, lost, readerId] = [
      await addSearch(),
      await addSearch({}, false),
      await addReader('an@visitor.example'),
    ];
    const after = (days: number) => deleteExpired(retention, Date.now() + days * dayMs + 1000);
    await after(13);
    expect(await findSearch(lost.id)).not.toBeNull();
    await after(14);
    expect(await findSearch(lost.id)).toEqual(null);
    expect(await findReader(readerId)).toEqual(null);
    expect(await findSearch(kept.id)).not.toBeNull();
  });
});

onSqlite(() => {
  it('opens the links that it signed, and no other', async () => {
    const link: Link = { kind: 'search', id: randomUUID(), step: 'stop' };
    const signed = await signLink(link);
    expect(await openLink(signed)).toEqual(link);
    expect(await openLink(signed.replace(/^./, (letter) => (letter === 'A' ? 'B' : 'A')))).toBeNull();
    expect(await openLink('nothing')).toBeNull();
    expect(await readLink('nothing.at-all')).toEqual({ kind: 'invalid' });
  });
});
