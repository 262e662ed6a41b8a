import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { withLock } from '@/lib/data/lock';
import { changeData } from '@/lib/data/write';
import { env } from '@/lib/env';
import { Folder } from './folder';

let folder: Folder;
beforeEach(() => {
  folder = new Folder();
  const { dataDir, varDir } = env;
  Object.assign(env, { dataDir: folder.dir, varDir: path.join(folder.dir, '.var') });
  return () => Object.assign(env, { dataDir, varDir });
});

const text = () => readFileSync(path.join(folder.dir, 'visits.json'), 'utf8');
const visits = () => JSON.parse(text());

it('a change of several files is written as a whole, from what is there now', async () => {
  await changeData((read) => ({
    'visits.json': { ...(read('visits.json') as object), daysAhead: 7 },
    'new.jpg': new Uint8Array([0xff, 0xd8, 0xff]),
  }));
  expect(visits().daysAhead).toBe(7);
  expect(existsSync(path.join(folder.dir, 'new.jpg'))).toBe(true);
  await changeData(() => ({ 'new.jpg': null }));
  expect(existsSync(path.join(folder.dir, 'new.jpg'))).toBe(false);
  expect(readdirSync(path.join(folder.dir, '.var/change'))).toEqual([]);
});

it('what the site would refuse is not written, and says where', async () => {
  const before = text();
  await expect(
    changeData((read) => ({
      'new.jpg': new Uint8Array([1]),
      'visits.json': { ...(read('visits.json') as object), daysAhead: 0 },
    })),
  ).rejects.toMatchObject({ issues: [{ file: 'visits.json', path: 'daysAhead' }] });
  expect(text()).toBe(before);
  expect(existsSync(path.join(folder.dir, 'new.jpg'))).toBe(false);
});

it('an older fault of another file holds no change back, but one that it brings about does', async () => {
  folder.set('properties/5801.json', 'price.amount', 'veel').write('properties/5914.json', '{');
  const change = (file: string, content: object) =>
    changeData((read) => ({ [file]: { ...(read(file) as object), ...content } }));
  await change('visits.json', { daysAhead: 7 });
  expect(visits().daysAhead).toBe(7);
  await expect(change('properties/5801.json', { goal: 0 })).rejects.toMatchObject({
    issues: [{ file: 'properties/5801.json', path: 'price.amount' }],
  });
  await expect(change('properties/5802.json', { status: 'withdrawn' })).rejects.toMatchObject({
    issues: [{ file: 'lists.json', source: 'properties/5802.json' }],
  });
});

it('fifty changes at once lose none', async () => {
  const change = () =>
    changeData((read) => {
      const now = read('visits.json') as { holdMinutes: number };
      return { 'visits.json': { ...now, holdMinutes: now.holdMinutes + 1 } };
    });
  const { holdMinutes } = visits();
  await Promise.all(Array.from({ length: 50 - holdMinutes }, change));
  expect(visits().holdMinutes).toBe(50);
});

it('waits for another process, but not for one that has ended', async () => {
  const lock = path.join(env.varDir, 'a.lock');
  const order: string[] = [];
  const first = withLock(lock, async () => {
    await new Promise((resolve) => setTimeout(resolve, 50));
    order.push('first');
  });
  await expect(withLock(lock, () => order.push('refused'))).rejects.toThrow(`process ${process.pid} is running`);
  await Promise.all([first, withLock(lock, () => order.push('second'), 1000)]);
  expect(order).toEqual(['first', 'second']);
  // No process has a number this high: Linux ends at 2²².
  writeFileSync(lock, '4999999');
  await withLock(lock, () => order.push('third'));
  expect(order).toHaveLength(3);
});
