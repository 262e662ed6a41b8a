// @vitest-environment jsdom

import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { RunOptions } from '@/components/staff/office-provider';
import type { OfficeState } from '@/lib/staff/define-action';

interface Sent {
  action: string;
  seen?: string;
  status?: string;
  content?: unknown;
  answer: (answer: OfficeState) => Promise<void>;
}
/** What the form has sent and nobody has answered yet. */
let sent: Sent[] = [];
/** What is answered to a form that says that it is open, and what such beats have sent. */
let openAnswer: OfficeState = {};
let beats: { action: string; seen: string; isQuiet: boolean }[] = [];
const run = (
  action: string,
  { content, seen, status }: Record<string, string>,
  { isQuiet = false }: RunOptions = {},
): Promise<OfficeState> =>
  new Promise((resolve) => {
    if (isQuiet) beats.push({ action, seen: seen ?? '', isQuiet });
    if (action === 'record.open') return resolve(openAnswer);
    const rest = { ...(seen && { seen }), ...(status && { status }), ...(content && { content: JSON.parse(content) }) };
    sent.push({ action, ...rest, answer: (said) => act(async () => resolve(said)) });
  });
vi.mock('@/components/staff/office-provider', () => ({ useOffice: () => ({ run }) }));
const { useWorkingCopy } = await import('@/components/records/edit/use-working-copy');

const check = { errors: {}, missing: {}, warnings: {}, notes: {}, unneeded: [], unread: [] };
const stored = { title: { nl: 'Huis', fr: 'Maison' }, status: 'published' };
const start = () => ({ base: stored, content: structuredClone(stored), seen: 0, check });

const opened = (given = start()) => {
  const { result } = renderHook(
    (now) => {
      const copy = useWorkingCopy('pages/contact', now);
      // As fields do.
      for (const name of ['title.nl', 'title.fr']) copy.form.register(name);
      return copy;
    },
    { initialProps: given },
  );
  const type = (name: string, text: string) => act(() => result.current.form.setValue(name, text));
  return { result, type, values: () => result.current.form.getValues() };
};
/** After so many ms. */
const later = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));
/** The next request, which comes at once or a moment after the last key. */
const next = async (count: number) => {
  await later(0);
  if (sent.length < count) await later(2_000);
  expect(sent).toHaveLength(count);
  return sent.at(-1) as Sent;
};

beforeEach(() => {
  vi.useFakeTimers();
  [sent, beats, openAnswer] = [[], [], {}];
});
afterEach(() => void vi.useRealTimers());

it('leaves in the form what is typed while a save is on its way, and keeps it afterwards', async () => {
  const { result, type, values } = opened();
  type('title.nl', 'Villa');
  act(() => void result.current.save());
  await (await next(1)).answer({ record: { seen: 1 } });
  const save = await next(2);
  expect([sent[0]?.content, save.action]).toEqual([{ ...stored, title: { nl: 'Villa', fr: 'Maison' } }, 'record.save']);

  type('title.fr', 'Villa à Genk');
  const saved = { ...stored, title: { nl: 'Villa', fr: 'Maison' } };
  // Longer than the pause after which it is kept: not before the save is done.
  await later(2_000);
  expect(sent).toHaveLength(2);
  await save.answer({ done: 'saved', record: { seen: 0, stored: saved } });
  expect(values()).toEqual({ ...saved, title: { nl: 'Villa', fr: 'Villa à Genk' } });
  const kept = await next(3);
  expect([kept.action, kept.content]).toEqual(['record.keep', values()]);
  await kept.answer({ record: { seen: 1 } });
  expect(result.current.state).toBe('kept');
});

it('knows what was kept from what was typed since, where somebody else types in the same form', async () => {
  const { type, values } = opened();
  type('title.nl', 'Villa');
  const first = await next(1);
  type('title.nl', 'Villa met tuin');
  await first.answer({ record: { seen: 1 } });
  const second = await next(2);
  const content = { ...stored, title: { nl: 'Villa', fr: 'Villa (fr)' } };
  await second.answer({ record: { seen: 2, newer: { base: stored, content, seen: 2 } } });
  expect(values()).toEqual({ ...stored, title: { nl: 'Villa met tuin', fr: 'Villa (fr)' } });
});

it('has nothing left of what was typed once it is thrown away', async () => {
  const { result, type, values } = opened();
  type('title.nl', 'Villa');
  act(() => void result.current.discard());
  const discard = await next(1);
  type('title.fr', 'Villa');
  await discard.answer({ done: 'discarded', record: { seen: 0, stored, check } });
  expect([values(), result.current.state]).toEqual([stored, 'stored']);
});

it('publishes after a conflict what was to be published, unless the status of the other is chosen', async () => {
  for (const [theirs, expected] of [
    ['title.nl', 'published'],
    ['status', undefined],
  ]) {
    sent = [];
    const { result } = opened();
    act(() => void result.current.save('published'));
    const conflicts = [{ path: theirs ?? '', label: '', theirs: '', mine: '', by: '' }];
    await (await next(1)).answer({ error: 'conflict', record: { seen: 0, stored, conflicts } });
    act(() => void result.current.resolve((path) => path !== theirs));
    await (await next(2)).answer({ record: { seen: 1 } });
    const { action, status } = await next(3);
    expect([action, status]).toEqual(['record.save', expected]);
  }
});

it('saves nothing that somebody else typed before who saves it has seen it', async () => {
  const { result, type, values } = opened();
  type('title.nl', 'Villa');
  await (await next(1)).answer({ record: { seen: 1 } });
  const content = { ...stored, title: { nl: 'Bungalow', fr: 'Maison' } };
  act(() => void result.current.save());
  const save = await next(2);
  expect([save.action, save.seen]).toEqual(['record.save', '1']);
  await save.answer({ error: 'changedSince', record: { seen: 2, newer: { base: stored, content, seen: 2 } } });
  expect(values().title).toEqual(content.title);
  expect(sent).toHaveLength(2);

  // Typed, and not kept yet: it is kept, and still not saved.
  type('title.fr', 'Villa (fr)');
  act(() => void result.current.save());
  const other = { ...content, title: { nl: 'Loft', fr: 'Maison' } };
  await (await next(3)).answer({ record: { seen: 3, newer: { base: stored, content: other, seen: 3 } } });
  await (await next(4)).answer({ record: { seen: 4 } });
  const asked = await next(5);
  expect([asked.action, asked.seen, values().title]).toEqual(['record.save', '2', { nl: 'Loft', fr: 'Villa (fr)' }]);
  const both = { ...content, title: { nl: 'Loft', fr: 'Villa (fr)' } };
  await asked.answer({ error: 'changedSince', record: { seen: 4, newer: { base: stored, content: both, seen: 4 } } });
  act(() => void result.current.save());
  expect((await next(6)).seen).toBe('4');
});

it('says what somebody else saved meanwhile, also where nothing was typed since', async () => {
  const { result, type } = opened();
  type('title.nl', 'Villa');
  await (await next(1)).answer({ record: { seen: 1 } });
  act(() => void result.current.save());
  await (await next(2)).answer({ error: 'changedSince', record: { seen: 0 } });
  await (await next(3)).answer({ record: { seen: 1 } });
  const again = await next(4);
  expect([sent[2]?.action, sent[2]?.seen, again.action, again.seen]).toEqual(['record.keep', '0', 'record.save', '1']);
});

it('shows what was kept since the page was made, as after a step back in the browser', async () => {
  const content = { ...stored, title: { nl: 'Villa', fr: 'Maison' } };
  const missing = { ...check, missing: { intro: 'missing' } };
  openAnswer = { record: { seen: 1, others: ['Tom'], newer: { base: stored, content, seen: 1 }, check: missing } };
  const { result, type, values } = opened();
  await later(0);
  expect(values()).toEqual(content);
  expect(beats).toEqual([{ action: 'record.open', seen: '0', isQuiet: true }]);
  const { state, others, check: said } = result.current;
  expect([state, others, said]).toEqual(['kept', ['Tom'], missing]);
  // A change is sent against it.
  type('title.fr', 'Villa (fr)');
  expect(await next(1)).toMatchObject({ seen: '1', content: { title: { nl: 'Villa', fr: 'Villa (fr)' } } });
});

it('what is typed before the answer stays, and is kept', async () => {
  const content = { ...stored, title: { nl: 'Villa', fr: 'Villa' } };
  openAnswer = { record: { seen: 1, newer: { base: stored, content, seen: 1 } } };
  const { result, type, values } = opened();
  type('title.fr', 'Chalet');
  await later(0);
  expect(values().title).toEqual({ nl: 'Villa', fr: 'Chalet' });
  expect(result.current.state).toBe('typed');
  expect(await next(1)).toMatchObject({ action: 'record.keep', seen: '1', content: values() });
});

it('shows as stored what somebody else saved of it, and leaves in the form what they threw away', async () => {
  const content = { ...stored, title: { nl: 'Villa', fr: 'Maison' } };
  const saved = { ...content, modifyDate: '2026-11-26' };
  for (const [now, expected, state] of [
    [saved, saved, 'stored'],
    [stored, content, 'kept'],
  ] as const) {
    openAnswer = { record: { seen: 0, stored: now, check } };
    const { result, values } = opened({ ...start(), content: structuredClone(content), seen: 3 });
    await later(0);
    expect([values(), result.current.state]).toEqual([expected, state]);
  }
});

it('a beat that fails is quiet and forgets nobody; what was refused is sent again once one is answered', async () => {
  openAnswer = { record: { seen: 0, others: ['Tom'] } };
  const { result, type } = opened();
  await later(0);
  openAnswer = { error: 'loggedOut' };
  await later(30_000);
  expect(result.current.others).toEqual(['Tom']);
  type('title.nl', 'Villa');
  act(() => void result.current.save());
  await later(0);
  await sent[0]?.answer({ error: 'loggedOut' });
  expect(result.current.state).toBe('failed');
  await later(30_000);
  expect(sent).toHaveLength(1);
  [beats, openAnswer] = [[], { record: { seen: 0 } }];
  await later(30_000);
  expect(beats.map(({ action }) => action)).toEqual(['record.open', 'record.keep']);
});
