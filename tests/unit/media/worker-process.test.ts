import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, it, vi } from 'vitest';
import { WorkerProcess } from '@/lib/media/worker-process';

const dir = mkdtempSync(path.join(tmpdir(), 'heem-worker-'));
const worker = new WorkerProcess();
afterAll(() => {
  worker.stop();
  rmSync(dir, { recursive: true });
});

/** The processes that this one has started and that run the worker. */
const children = () =>
  readdirSync('/proc').filter((pid) => {
    try {
      const isOurs = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[1] === String(process.pid);
      return isOurs && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('scripts/pictures/worker.ts');
    } catch {
      return false;
    }
  });

it('answers jobs in their order, also after a failed job or a killed process', async () => {
  const from = path.join(dir, 'front.jpg');
  const picture = sharp({ create: { width: 800, height: 600, channels: 3, background: '#24483e' } });
  writeFileSync(from, await picture.jpeg().toBuffer());
  const take = (name: string) => worker.run('take', { from, to: path.join(dir, name), kind: 'interior' });
  const missing = worker.run('take', { from: path.join(dir, 'none'), to: path.join(dir, 'no'), kind: 'interior' });
  const [failed, taken] = await Promise.allSettled([missing, take('a')]);
  expect(failed).toMatchObject({ status: 'rejected', reason: { message: expect.stringContaining('ENOENT') } });
  expect(taken).toEqual({ status: 'fulfilled', value: { ending: 'jpg', width: 800, height: 600 } });
  expect(children()).toHaveLength(1);

  const killed = take('b');
  process.kill(Number(children()[0]), 'SIGKILL');
  await expect(killed).rejects.toThrow('SIGKILL');
  expect(await take('c')).toMatchObject({ width: 800 });
  worker.stop();
  await vi.waitFor(() => expect(children()).toEqual([]), 10_000);
});
