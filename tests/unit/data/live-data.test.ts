import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { pictureViews } from '@/lib/catalogue/picture-views';
import type { LiveData } from '@/lib/data/live-data';
import type { MadePicture, WaitingPicture } from '@/lib/media/jobs';
import { pictureWork } from '@/lib/media/picture-queue';
import { processState } from '@/lib/process-state';

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
afterEach(() => vi.restoreAllMocks());

it('takes what is sound, as another version', async () => {
  const before = dataState().version();
  setPrice(5801, 321_000);
  await vi.waitFor(() => expect(priceOf(5801)).toBe(321_000), 5000);
  expect(dataState().version()).not.toBe(before);
});

it('holds back a home with a fault, reports it as the data check does, and takes all else', async () => {
  const before = dataState().snapshot.catalogue.properties.get(5801);
  setPrice(5801, '"veel"');
  await vi.waitFor(() => expect(dataState().issues).toHaveLength(1), 5000);
  expect(dataState().issues).toMatchObject([
    { file: 'properties/5801.json', path: 'price.amount', expected: 'a number without quotation marks' },
  ]);
  const held = [...dataState().held];
  expect(held).toEqual([['properties/5801.json', { since: expect.any(Date), isShown: true }]]);
  expect(Date.now() - Number(held[0]?.[1].since)).toBeLessThan(20_000);
  expect(vi.mocked(console.error).mock.lastCall?.join()).toContain(
    'properties/5801.json › price.amount: expected a number without quotation marks, found "veel"\n  Held back: properties/5801.json (its last good version stays)',
  );
  const version = dataState().version();
  vi.mocked(console.error).mockClear();
  setPrice(5803, 211_000);
  await vi.waitFor(() => expect(priceOf(5803)).toBe(211_000), 5000);
  expect(dataState().snapshot.catalogue.properties.get(5801)).toBe(before);
  expect([dataState().issues.length, dataState().version() === version]).toEqual([1, false]);
  expect(console.error).not.toHaveBeenCalled();
  setPrice(5801, 322_000);
  await vi.waitFor(() => expect(priceOf(5801)).toBe(322_000), 5000);
  expect([dataState().issues, dataState().held.size]).toEqual([[], 0]);
});

it('starts with what was good where a file has a fault by then', async () => {
  const copy = path.join(varDir, 'good/properties/5801.json');
  await vi.waitFor(() => expect(readFileSync(copy, 'utf8')).toBe(read('properties/5801.json')), 5000);
  live.stop();
  const file = read('properties/5801.json');
  write('properties/5801.json', file.slice(0, 200));
  setPrice(5803, 212_000);
  live = startData();
  expect([priceOf(5801), priceOf(5803), dataState().issues.length]).toEqual([322_000, 212_000, 1]);
  // The copy stays for the next start.
  await pause(600);
  live.stop();
  live = startData();
  expect([priceOf(5801), dataState().issues.length]).toEqual([322_000, 1]);
  write('properties/5801.json', file);
  await vi.waitFor(() => expect([dataState().issues, dataState().held.size]).toEqual([[], 0]), 5000);
});

it('keeps the words of the site while one has a fault, which holds no data back', async () => {
  const before = dataState().version();
  const skip = async () => (await translatorIn('de', 'layout'))('skip');
  const setSkip = (text: string) => {
    const file = path.join(wordsDir, 'de.json');
    writeFileSync(file, readFileSync(file, 'utf8').replace(/"skip": "[^"]*"/, `"skip": "${text}"`));
  };
  // Nobody has asked for this language yet: what is in force is what the start has read.
  setPrice(5801, 330_000);
  setSkip('');
  const issue = { file: 'messages/de.json', path: 'layout.skip', expected: 'a text', found: '""' };
  await vi.waitFor(() => expect(dataState().issues).toEqual([issue]), 5000);
  expect([await skip(), priceOf(5801)]).toEqual(['Zum Inhalt springen', 330_000]);
  setPrice(5801, 329_000);
  await vi.waitFor(() => expect(priceOf(5801)).toBe(329_000), 5000);
  expect(dataState().issues).toEqual([issue]);
  setSkip('Zur Sache');
  await vi.waitFor(() => expect(dataState().issues).toEqual([]), 5000);
  expect([await skip(), priceOf(5801)]).toEqual(['Zur Sache', 329_000]);
  expect(dataState().version()).not.toBe(before);
});

it('names the folder that cannot be read, and goes on when it is there again', async () => {
  const away = `${wordsDir}-away`;
  renameSync(wordsDir, away);
  setPrice(5801, 331_000);
  await vi.waitFor(
    () => expect(dataState().issues).toMatchObject([{ file: wordsDir, expected: 'a folder that can be read' }]),
    5000,
  );
  expect(vi.mocked(console.error).mock.lastCall?.join()).toContain(`${dir} and ${wordsDir}: 1 issue`);
  renameSync(away, wordsDir);
  setPrice(5801, 332_000);
  await vi.waitFor(() => expect([priceOf(5801), dataState().issues]).toEqual([332_000, []]), 5000);
});

it('takes many files that are written one after the other as one change', async () => {
  const before = dataState();
  const homes = [...dataState().snapshot.catalogue.properties.values()]
    .filter(({ goal, history }) => goal === 0 && !history)
    .map(({ id }) => id);
  let [last, longest] = [performance.now(), 0];
  for (const [i, id] of homes.entries()) {
    setPrice(id, 500_000 + i);
    await pause(1);
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
    // A busy machine may stand still for longer than the site waits.
    if (longest < 100) expect(dataState()).toBe(before);
  }
  await vi.waitFor(
    () => expect([priceOf(homes.at(-1) ?? 0), dataState().issues]).toEqual([499_999 + homes.length, []]),
    5000,
  );
  for (const [i, id] of homes.entries()) expect(priceOf(id)).toBe(500_000 + i);
});

it('takes data at once while pictures wait, leaves those out, and shows each as another version when it is ready', async () => {
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
  await vi.waitFor(() => expect(making.asked).toEqual(['new-0']), 5000);
  expect([shown(), pictureWork().waiting]).toEqual([before, 20]);

  setPrice(5801, 340_000);
  await vi.waitFor(() => expect(priceOf(5801)).toBe(340_000), 5000);
  expect(making.asked).toEqual(['new-0']);

  const { version, since } = dataState();
  const old = version();
  making.waiting = [];
  making.end({ made: prepared, issue: null });
  await vi.waitFor(() => expect(shown()).toEqual(['new-0', ...before]), 5000);
  expect([dataState().version() === old, dataState().since]).toEqual([false, since]);
  await vi.waitFor(() => expect(making.asked).toEqual(['new-0', 'new-1']), 5000);
  making.end({ made: null, issue: { file: 'pictures/new-1.jpg', path: '', expected: 'a picture', found: 'none' } });
  await vi.waitFor(() => expect(making.asked).toHaveLength(3), 5000);
  expect([pictureWork().issues, dataState().issues]).toMatchObject([[{ file: 'pictures/new-1.jpg' }], []]);
});

it('waits while git writes', async () => {
  const lock = path.join(dir, '.git/index.lock');
  mkdirSync(path.dirname(lock));
  writeFileSync(lock, '');
  setPrice(5801, 323_000);
  await pause(900);
  expect(priceOf(5801)).not.toBe(323_000);
  rmSync(lock);
  await vi.waitFor(() => expect(priceOf(5801)).toBe(323_000), 5000);
});

it('follows a folder that comes later, and leaves alone what no page reads', async () => {
  mkdirSync(path.join(dir, 'properties/hasselt'));
  const home = JSON.parse(read('properties/5801.json')) as object;
  write('properties/hasselt/990200.json', JSON.stringify({ ...home, id: 990_200, reference: 'LATER' }));
  await vi.waitFor(() => expect(priceOf(990_200)).toBe(323_000), 5000);
  setPriceIn('properties/hasselt/990200.json', 324_000);
  await vi.waitFor(() => expect(priceOf(990_200)).toBe(324_000), 5000);
  const { snapshot } = dataState();
  write('.5801.json.swp', 'half');
  mkdirSync(path.join(dir, 'schemas'));
  write('schemas/menu.json', '{}');
  await pause(900);
  expect(dataState()).toMatchObject({ issues: [] });
  expect(dataState().snapshot).toBe(snapshot);
  expect(existsSync(path.join(dir, '.5801.json.swp'))).toBe(true);
});

const setPriceIn = (file: string, amount: number) => {
  const home = JSON.parse(read(file)) as { price: { amount: number } };
  write(file, JSON.stringify({ ...home, price: { ...home.price, amount } }));
};
