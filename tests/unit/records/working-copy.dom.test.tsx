// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { RunOptions } from '@/components/staff/office-provider';
import type { OfficeState } from '@/lib/staff/define-action';

interface Sent {
  action: string;
  version?: string;
  status?: string;
  changes?: unknown;
  base?: unknown;
  answer: (answer: OfficeState) => Promise<void>;
}
/** The unanswered requests of the form. */
let sent: Sent[] = [];
/** The answer to heartbeats of a form, and the bodies that they have sent. */
let openAnswer: OfficeState = {};
let heartbeats: { action: string; version: string; isBackground: boolean }[] = [];
const run = (
  action: string,
  { changes, base, version, status }: Record<string, string>,
  { isQuiet = false, isBackground = false }: RunOptions = {},
): Promise<OfficeState> =>
  new Promise((resolve) => {
    if (isQuiet) heartbeats.push({ action, version: version ?? '', isBackground });
    if (action === 'record.poll') return resolve(openAnswer);
    const rest = {
      ...(version && { version }),
      ...(status && { status }),
      ...(changes && { changes: JSON.parse(changes) }),
      ...(base && { base: JSON.parse(base) }),
    };
    sent.push({ action, ...rest, answer: (reply) => act(async () => resolve(reply)) });
  });
vi.mock('@/components/staff/office-provider', () => ({ useOffice: () => ({ run }) }));
const { useRecordCopy } = await import('@/components/records/edit/use-record-copy');

const check = { errors: {}, missing: {}, warnings: {}, notes: {}, unneeded: [], unreviewed: [] };
const stored = { title: { nl: 'Huis', fr: 'Maison' }, lot: 'A1', status: 'published' };
const start = () => ({ base: stored, content: structuredClone(stored), version: 0, check, unsaved: [] });

const opened = (given = start()) => {
  const { result, rerender } = renderHook(
    (now) => {
      const copy = useRecordCopy('pages/contact', now);
      // Fields register themselves in the same way.
      for (const name of ['title.nl', 'title.fr', 'lot']) copy.form.register(name);
      return copy;
    },
    { initialProps: given },
  );
  const type = (name: string, text: string) => act(() => result.current.form.setValue(name, text));
  return { result, rerender, type, values: () => result.current.form.getValues() };
};
/** After so many ms. */
const later = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));
/** The next request, which comes at once or a moment after the first key. */
const next = async (count: number) => {
  await later(0);
  if (sent.length < count) await later(2_000);
  expect(sent).toHaveLength(count);
  return sent.at(-1) as Sent;
};

beforeEach(() => {
  vi.useFakeTimers();
  [sent, heartbeats, openAnswer] = [[], [], {}];
});
afterEach(() => void vi.useRealTimers());

it('sends the fields that were changed since the version it read, and what it was opened from once', async () => {
  const { result, type } = opened();
  type('title.nl', 'Villa');
  const first = await next(1);
  expect(first).toMatchObject({ action: 'record.autosave', version: '0', base: stored });
  expect(first.changes).toEqual({ title: { nl: 'Villa', fr: 'Maison' } });
  await first.answer({ copy: { kind: 'autosaved', version: 7 } });
  expect(result.current.state.status).toBe('autosaved');
  type('lot', '');
  const second = await next(2);
  expect([second.version, second.changes, second.base]).toEqual(['7', { lot: '' }, undefined]);
  await second.answer({ copy: { kind: 'autosaved', version: 0 } });
  expect(result.current.state.status).toBe('saved');
});

it('loses at most two seconds of typing, however long somebody types on, and sends at once what is left', async () => {
  const { type } = opened();
  for (let typed = 0; typed < 4; typed++) {
    type('lot', `B${typed}`);
    await later(450);
  }
  expect(sent).toHaveLength(1);
  await sent[0]?.answer({ copy: { kind: 'autosaved', version: 1 } });
  type('lot', 'C');
  act(() => void window.dispatchEvent(new Event('pagehide')));
  await later(0);
  expect(sent[1]).toMatchObject({ action: 'record.autosave', version: '1', changes: { lot: 'C' } });
});

it('says that there is no connection, and sends later what was typed', async () => {
  const { result, type, values } = opened();
  type('lot', 'B');
  await (await next(1)).answer({ isOffline: true });
  expect(result.current.state.status).toBe('offline');
  type('title.nl', 'Villa');
  await (await next(2)).answer({ isOffline: true });
  act(() => void window.dispatchEvent(new Event('online')));
  const again = await next(3);
  expect(again.changes).toEqual({ lot: 'B', title: values().title });
  await again.answer({ copy: { kind: 'autosaved', version: 1 } });
  expect(result.current.state.status).toBe('autosaved');
});

it('leaves in the form what is typed while a save is on its way, and keeps it afterwards', async () => {
  const { result, type, values } = opened();
  type('title.nl', 'Villa');
  act(() => void result.current.save());
  await (await next(1)).answer({ copy: { kind: 'autosaved', version: 1 } });
  const save = await next(2);
  expect([save.action, save.version]).toEqual(['record.save', '1']);

  type('title.fr', 'Villa à Genk');
  const saved = { ...stored, title: { nl: 'Villa', fr: 'Maison' } };
  // Longer than the pause after which it is kept: not before the save is done.
  await later(2_000);
  expect(sent).toHaveLength(2);
  await save.answer({ done: 'saved', copy: { kind: 'stored', version: 0, stored: saved } });
  expect(values()).toEqual({ ...saved, title: { nl: 'Villa', fr: 'Villa à Genk' } });
  const autosave = await next(3);
  expect([autosave.action, autosave.version, autosave.base]).toEqual(['record.autosave', '0', saved]);
  await autosave.answer({ copy: { kind: 'autosaved', version: 1 } });
  expect(result.current.state.status).toBe('autosaved');
});

it('merges what another tab typed in other fields, and sends its own again', async () => {
  const { result, type, values } = opened();
  type('title.nl', 'Villa');
  const first = await next(1);
  const content = { ...stored, title: { nl: 'Huis', fr: 'Villa (fr)' }, lot: 'B2' };
  await first.answer({ copy: { kind: 'newer', version: 2, base: stored, content } });
  const merged = { ...content, title: { nl: 'Villa', fr: 'Villa (fr)' } };
  expect(values()).toEqual(merged);
  const again = await next(2);
  expect([again.version, again.changes]).toEqual(['2', { title: merged.title }]);
  await again.answer({ copy: { kind: 'autosaved', version: 3 } });
  expect(result.current.state.conflict).toBeNull();
});

it('asks which of two tabs stays in a field that both changed; until then nothing is sent', async () => {
  for (const [isMine, title] of [
    [true, 'Villa'],
    [false, 'Loft'],
  ] as const) {
    sent = [];
    const { result, type, values } = opened();
    type('title.nl', 'Villa');
    const content = { ...stored, title: { nl: 'Loft', fr: 'Maison' }, lot: 'B2' };
    const newer = { kind: 'newer', version: 2, base: stored, content } as const;
    await (await next(1)).answer({ copy: newer });
    const compare = await next(2);
    expect(compare).toMatchObject({ action: 'record.compare', base: stored });
    const fields = [{ path: 'title.nl', label: 'Titel', theirs: 'Loft', mine: 'Villa', by: '' }];
    await compare.answer({ copy: newer, conflict: { stored: content, fields } });
    expect([result.current.state.status, result.current.state.conflict?.fields]).toEqual(['conflict', fields]);
    type('title.fr', 'Villa (fr)');
    act(() => void result.current.save());
    await later(40_000);
    expect(sent).toHaveLength(2);
    act(() => void result.current.resolve(() => isMine));
    const autosave = await next(3);
    expect(values()).toMatchObject({ title: { nl: title, fr: 'Villa (fr)' }, lot: 'B2' });
    expect([autosave.action, autosave.version]).toEqual(['record.autosave', '2']);
    await autosave.answer({ copy: { kind: 'autosaved', version: 3 } });
    expect([result.current.state.status, result.current.state.conflict]).toEqual(['autosaved', null]);
  }
});

it('discarding a working copy restores the stored values; an undo restores the copy', async () => {
  const { result, rerender, type, values } = opened();
  type('title.nl', 'Villa');
  act(() => void result.current.discard());
  const discard = await next(1);
  type('title.fr', 'Villa');
  await discard.answer({ done: 'discarded', undo: 'line', copy: { kind: 'stored', version: 0, stored, check } });
  expect([values(), result.current.state.status]).toEqual([stored, 'saved']);
  // The page is made anew with the working copy, as after a colleague's is taken over.
  const content = { ...stored, title: { nl: 'Villa', fr: 'Villa' } };
  rerender({ ...start(), content, version: 5 });
  expect([values(), result.current.state.status]).toEqual([content, 'autosaved']);
  type('lot', 'B2');
  expect(await next(2)).toMatchObject({ version: '5', changes: { lot: 'B2' } });
});

it('publishes after a conflict what was to be published, unless the status of the other is chosen', async () => {
  for (const [theirs, expected] of [
    ['title.nl', 'published'],
    ['status', undefined],
  ]) {
    sent = [];
    const { result } = opened();
    act(() => void result.current.save('published'));
    const fields = [{ path: theirs ?? '', label: '', theirs: '', mine: '', by: '' }];
    await (await next(1)).answer({ error: 'conflict', conflict: { stored, fields } });
    act(() => void result.current.resolve((path) => path !== theirs));
    const autosave = await next(2);
    expect(autosave.base).toEqual(stored);
    await autosave.answer({ copy: { kind: 'autosaved', version: 1 } });
    const { action, status } = await next(3);
    expect([action, status]).toEqual(['record.save', expected]);
  }
});

it('goes on from what is stored where another tab saved or discarded its working copy', async () => {
  const { type, values } = opened({ ...start(), version: 3, content: { ...stored, lot: 'B2' } });
  const saved = { ...stored, lot: 'B2', modifyDate: '2026-11-26' };
  type('title.nl', 'Villa');
  await (await next(1)).answer({ copy: { kind: 'ended', version: 0, stored: saved } });
  expect(values()).toEqual({ ...saved, title: { nl: 'Villa', fr: 'Maison' } });
  const autosave = await next(2);
  expect([autosave.version, autosave.base, autosave.changes]).toEqual([
    '0',
    saved,
    { title: { nl: 'Villa', fr: 'Maison' } },
  ]);
});

it('shows the newest working copy and its other editors on a page that is older than these', async () => {
  const content = { ...stored, title: { nl: 'Villa', fr: 'Maison' } };
  const missing = { ...check, missing: { intro: 'missing' } };
  const unsaved = [{ staff: 'tom', text: 'Unsaved changes by Tom' }];
  const news = { others: ['Tom'], unsaved, check: missing };
  openAnswer = { copy: { kind: 'newer', version: 1, base: stored, content, ...news } };
  const { result, type, values } = opened();
  await later(0);
  expect(values()).toEqual(content);
  expect(heartbeats).toEqual([{ action: 'record.poll', version: '0', isBackground: true }]);
  const { state, others, check: reply } = result.current;
  expect([state.status, others, result.current.unsaved, reply]).toEqual(['autosaved', ['Tom'], unsaved, missing]);
  // A change is sent against it.
  type('title.fr', 'Villa (fr)');
  expect(await next(1)).toMatchObject({ version: '1', changes: { title: { nl: 'Villa', fr: 'Villa (fr)' } } });
});

it('shows as stored what another tab saved or threw away, where nothing was typed since', async () => {
  const content = { ...stored, title: { nl: 'Villa', fr: 'Maison' } };
  for (const now of [{ ...content, modifyDate: '2026-11-26' }, stored]) {
    openAnswer = { copy: { kind: 'ended', version: 0, stored: now, check } };
    const { result, values } = opened({ ...start(), content: structuredClone(content), version: 3 });
    await later(0);
    expect([values(), result.current.state.status]).toEqual([now, 'saved']);
  }
});

it('a heartbeat that fails is quiet and forgets nobody; what was refused is sent again once one is answered', async () => {
  openAnswer = { copy: { kind: 'unchanged', version: 0, others: ['Tom'] } };
  const { result, type } = opened();
  await later(0);
  openAnswer = { error: 'loggedOut' };
  await later(30_000);
  expect(result.current.others).toEqual(['Tom']);
  type('title.nl', 'Villa');
  act(() => void result.current.save());
  await later(0);
  await sent[0]?.answer({ error: 'loggedOut' });
  expect(result.current.state.status).toBe('failed');
  await later(30_000);
  expect(sent).toHaveLength(1);
  [heartbeats, openAnswer] = [[], { copy: { kind: 'autosaved', version: 0 } }];
  await later(30_000);
  expect(heartbeats.map(({ action }) => action)).toEqual(['record.poll', 'record.autosave']);
});
