import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { processState } from '@/lib/base/process-state';
import { pictureViews } from '@/lib/catalogue/pictures/picture-views';
import type { LiveData } from '@/lib/data/live-data';
import { issue } from '@/lib/files/issue-codes';
import type { MadePicture, WaitingPicture } from '@/lib/media/jobs';
import { pictureWork } from '@/lib/media/picture-queue';

// The folder is the host's to name, before anything else is loaded.
const [dir, wordsDir, varDir] = await vi.hoisted(async () => {
  const { cpSync, mkdtempSync } = await import('node:fs');
  const [data, messages, kept] = ['live', 'words', 'var'].map((name) => mkdtempSync(`/tmp/heem-${name}-`)) as [
    string,
    string,
    string,
  ];
  cpSync('tests/data', data, { recursive: true });
  cpSync('messages', messages, { recursive: true });
  Object.assign(process.env, { DATA_DIR: data, MESSAGES_DIR: messages, VAR_DIR: kept });
  return [data, messages, kept];
});
// Instead of the process that makes pictures: what waits, and a picture that is made only once the test wants it.
const making = vi.hoisted(() => ({
  waiting: [] as WaitingPicture[],
  asked: [] as string[],
  end: (_: MadePicture) => {},
}));
vi.mock('@/lib/media/worker-process', () => ({
  WorkerProcess: class {
    async run(name: string, { stem }: { stem?: string }) {
      if (name !== 'make') return name === 'list' ? [...making.waiting] : null;
      making.asked.push(String(stem));
      return await new Promise<MadePicture>((resolve) => {
        making.end = resolve;
      });
    }
  },
}));
const { startData } = await import('@/lib/data/live-data');
const { dataState } = await import('@/lib/data/store');
const { translatorIn } = await import('@/lib/i18n/translator');

const read = (file: string) => readFileSync(path.join(dir, file), 'utf8');
const write = (file: string, text: string) => writeFileSync(path.join(dir, file), text);
const setPrice = (id: number, amount: number | string) =>
  write(`properties/${id}.json`, read(`properties/${id}.json`).replace(/"amount": [^,]+,/, `"amount": ${amount},`));
const priceOf = (id: number) => dataState().snapshot.catalogue.properties.get(id)?.price.amount;
/** A check that holds once the site has taken what was written. */
const until = (check: () => void) => vi.waitFor(check, { timeout: 10_000, interval: 20 });
const untilPrice = (id: number, amount: number) => until(() => expect(priceOf(id)).toBe(amount));
/** Replaces the time for which nothing may be written before the site reads; returns how often an event began it anew. */
function holdDebounce(): () => number {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { setTimeout } = globalThis;
  let begun = 0;
  // No spy: it would put the faked function back after the real one.
  globalThis.setTimeout = Object.assign((...args: Parameters<typeof setTimeout>) => {
    begun++;
    return setTimeout(...args);
  }, setTimeout);
  return () => begun;
}

let live: LiveData;
beforeAll(() => {
  live = startData();
});
afterAll(() => {
  live.stop();
  for (const each of [dir, wordsDir, varDir]) rmSync(each, { recursive: true });
});
beforeEach(() => {
  vi.spyOn(console, 'log').mockReturnValue();
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('takes valid changes, as another version', async () => {
  const before = dataState().version();
  setPrice(5801, 321_000);
  await untilPrice(5801, 321_000);
  expect(dataState().version()).not.toBe(before);
});

it('publishes all but a home with an error, which it reports like the data check', async () => {
  const before = dataState().snapshot.catalogue.properties.get(5801);
  setPrice(5801, '"veel"');
  await until(() => expect(dataState().issues).toHaveLength(1));
  expect(dataState().issues).toMatchObject([{ file: 'properties/5801.json', path: 'price.amount', code: 'number' }]);
  const held = [...dataState().held];
  expect(held).toEqual([
    [
      'properties/5801.json',
      { since: new Date(statSync(path.join(dir, 'properties/5801.json')).mtimeMs), isShown: true },
    ],
  ]);
  expect(vi.mocked(console.error).mock.lastCall?.join()).toContain(
    'properties/5801.json › price.amount: expected a number without quotation marks, found "veel"\n  Held back: properties/5801.json (its last good version stays)',
  );
  const version = dataState().version();
  vi.mocked(console.error).mockClear();
  setPrice(5803, 211_000);
  await untilPrice(5803, 211_000);
  expect(dataState().snapshot.catalogue.properties.get(5801)).toBe(before);
  expect([dataState().issues.length, dataState().version() === version]).toEqual([1, false]);
  expect(console.error).not.toHaveBeenCalled();
  setPrice(5801, 322_000);
  await untilPrice(5801, 322_000);
  expect([dataState().issues, dataState().held.size]).toEqual([[], 0]);
});

it('starts with what was good where a file has a fault by then', async () => {
  const copy = path.join(varDir, 'good/properties/5801.json');
  await until(() => expect(readFileSync(copy, 'utf8')).toBe(read('properties/5801.json')));
  live.stop();
  const file = read('properties/5801.json');
  write('properties/5801.json', file.slice(0, 200));
  setPrice(5803, 212_000);
  live = startData();
  expect([priceOf(5801), priceOf(5803), dataState().issues.length]).toEqual([322_000, 212_000, 1]);
  // The copy of what is at fault stays for the next start, while that of another home is renewed.
  await until(() => expect(readFileSync(copy.replace('5801', '5803'), 'utf8')).toBe(read('properties/5803.json')));
  live.stop();
  live = startData();
  expect([priceOf(5801), dataState().issues.length]).toEqual([322_000, 1]);
  write('properties/5801.json', file);
  await until(() => expect([dataState().issues, dataState().held.size]).toEqual([[], 0]));
});

it('keeps the words of the site while one has a fault, which holds no data back', async () => {
  const before = dataState().version();
  const skip = async () => (await translatorIn('de', 'layout'))('skip');
  const setSkip = (text: string) => {
    const file = path.join(wordsDir, 'de.json');
    writeFileSync(file, readFileSync(file, 'utf8').replace(/"skip": "[^"]*"/, `"skip": "${text}"`));
  };
  // This language was not requested yet, so the messages read at the start apply.
  setPrice(5801, 330_000);
  setSkip('');
  const issue = { file: 'messages/de.json', path: 'layout.skip', code: 'filled', values: {}, found: '""' };
  await until(() => expect(dataState().issues).toEqual([issue]));
  expect([await skip(), priceOf(5801)]).toEqual(['Zum Inhalt springen', 330_000]);
  setPrice(5801, 329_000);
  await untilPrice(5801, 329_000);
  expect(dataState().issues).toEqual([issue]);
  setSkip('Zur Sache');
  await until(() => expect(dataState().issues).toEqual([]));
  expect([await skip(), priceOf(5801)]).toEqual(['Zur Sache', 329_000]);
  expect(dataState().version()).not.toBe(before);
});

it('names the folder that cannot be read, and goes on when it is there again', async () => {
  const away = `${wordsDir}-away`;
  renameSync(wordsDir, away);
  setPrice(5801, 331_000);
  await until(() =>
    expect(dataState().issues).toMatchObject([{ file: wordsDir, code: 'unreadable', values: { what: 'folder' } }]),
  );
  expect(vi.mocked(console.error).mock.lastCall?.join()).toContain(`${dir} and ${wordsDir}: 1 issue`);
  renameSync(away, wordsDir);
  setPrice(5801, 332_000);
  await until(() => expect([priceOf(5801), dataState().issues]).toEqual([332_000, []]));
});

it('takes many files that are written one after the other as one change', async () => {
  const before = dataState();
  const homes = [...dataState().snapshot.catalogue.properties.values()]
    .filter(({ goal, history }) => goal === 0 && !history)
    .map(({ id }) => id);
  const events = holdDebounce();
  for (const [i, id] of homes.entries()) {
    const earlier = events();
    setPrice(id, 500_000 + i);
    while (events() === earlier) await pause(1);
    await vi.advanceTimersByTimeAsync(100);
    expect(dataState()).toBe(before);
  }
  vi.useRealTimers();
  processState.wakeData?.();
  await untilPrice(homes.at(-1) ?? 0, 499_999 + homes.length);
  expect(dataState().issues).toEqual([]);
  for (const [i, id] of homes.entries()) expect(priceOf(id)).toBe(500_000 + i);
});

it('publishes data before its pictures, and each picture as a new version once it is ready', async () => {
  const prepared = { hash: '0a1b2c3d', width: 600, height: 400, widths: [100, 400, 600], isWhole: true };
  const home = JSON.parse(read('properties/5801.json')) as { pictures: string[] };
  const list = JSON.parse(read('pictures.json')) as { items: { id: string; file: string }[] };
  processState.pictures = Object.fromEntries(list.items.map(({ id }) => [id, prepared]));
  const shown = () => {
    const { catalogue } = dataState().snapshot;
    return pictureViews(catalogue, catalogue.properties.get(5801)?.pictures ?? [], 'nl').map(({ stem }) => stem);
  };
  const before = shown();
  const added = Array.from({ length: 20 }, (_, i) => `new-${i}`);
  making.waiting = added.map((stem) => ({ stem, stamp: '1', sizes: 'first' }));
  const [model] = list.items;
  for (const id of added)
    writeFileSync(path.join(dir, `pictures/${id}.jpg`), readFileSync(path.join(dir, 'pictures', model?.file ?? '')));
  write(
    'pictures.json',
    JSON.stringify({ ...list, items: [...list.items, ...added.map((id) => ({ ...model, id, file: `${id}.jpg` }))] }),
  );
  write('properties/5801.json', JSON.stringify({ ...home, pictures: [...added, ...home.pictures] }, null, 2));
  // The home's first picture comes first.
  await until(() => expect(making.asked).toEqual(['new-0']));
  expect([shown(), pictureWork().waiting]).toEqual([before, 20]);

  setPrice(5801, 340_000);
  await untilPrice(5801, 340_000);
  expect(making.asked).toEqual(['new-0']);

  const { version, since } = dataState();
  const old = version();
  making.waiting = [];
  making.end({ made: prepared, issue: null });
  await until(() => expect(shown()).toEqual(['new-0', ...before]));
  expect([dataState().version() === old, dataState().since]).toEqual([false, since]);
  await until(() => expect(making.asked).toEqual(['new-0', 'new-1']));
  making.end({ made: null, issue: { ...issue('pictureGone'), file: 'pictures/new-1.jpg', path: '' } });
  await until(() => expect(making.asked).toHaveLength(3));
  expect([pictureWork().issues, dataState().issues]).toMatchObject([[{ file: 'pictures/new-1.jpg' }], []]);
});

it('waits while git writes', async () => {
  const lock = path.join(dir, '.git/index.lock');
  mkdirSync(path.dirname(lock));
  writeFileSync(lock, '');
  const events = holdDebounce();
  setPrice(5801, 323_000);
  while (events() === 0) await pause(1);
  await vi.advanceTimersByTimeAsync(1_000);
  // It would have read it in the next turn of the event loop.
  await pause(20);
  expect(priceOf(5801)).not.toBe(323_000);
  vi.useRealTimers();
  rmSync(lock);
  await untilPrice(5801, 323_000);
});

it('follows a folder that comes later, and leaves alone what no page reads', async () => {
  mkdirSync(path.join(dir, 'properties/hasselt'));
  const home = JSON.parse(read('properties/5801.json')) as object;
  write('properties/hasselt/990200.json', JSON.stringify({ ...home, id: 990_200, reference: 'LATER' }));
  await untilPrice(990_200, 323_000);
  setPriceIn('properties/hasselt/990200.json', 324_000);
  await untilPrice(990_200, 324_000);
  write('.5801.json.swp', 'half');
  mkdirSync(path.join(dir, 'schemas'));
  write('schemas/menu.json', '{}');
  vi.mocked(console.log).mockClear();
  setPrice(5801, 325_000);
  await untilPrice(5801, 325_000);
  expect(dataState().issues).toEqual([]);
  expect(vi.mocked(console.log).mock.calls.join()).toMatch(/: 1 changed, active after/);
  expect(existsSync(path.join(dir, '.5801.json.swp'))).toBe(true);
});

const setPriceIn = (file: string, amount: number) => {
  const home = JSON.parse(read(file)) as { price: { amount: number } };
  write(file, JSON.stringify({ ...home, price: { ...home.price, amount } }));
};
