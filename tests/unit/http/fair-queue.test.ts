import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FairQueue, RequestCount } from '@/lib/http/fair-queue';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Enters in this order; returns who has begun so far, each with what ends its turn. */
function enterAll(queue: FairQueue, networks: string[]) {
  const begun: { network: string; end: () => void }[] = [];
  const turnedAway: string[] = [];
  for (const network of networks)
    void queue.enter(network).then((end) => (end ? begun.push({ network, end }) : turnedAway.push(network)));
  return { begun, turnedAway };
}
const settled = () => vi.advanceTimersByTimeAsync(1);
const settings = { parallel: 1, maxWaiting: 10, maxOfNetwork: 10, maxTurnMs: 500 };

it('a single request waits for at most one request of a busy network', async () => {
  const { begun } = enterAll(new FairQueue(settings), [...Array<string>(8).fill('flood'), 'visitor', 'other']);
  await settled();
  for (let turn = 0; turn < 9; turn++) {
    begun[turn]?.end();
    await settled();
  }
  const after = ['flood', 'flood', 'visitor', 'other', ...Array(6).fill('flood')];
  expect(begun.map(({ network }) => network)).toEqual(after);
});

it('limits running and waiting requests', async () => {
  const { begun, turnedAway } = enterAll(new FairQueue({ ...settings, parallel: 2, maxWaiting: 3 }), [...'abcdefg']);
  await settled();
  expect(begun.map(({ network }) => network)).toEqual(['a', 'b']);
  expect(turnedAway).toEqual(['f', 'g']);
});

it('a network at its limit leaves room for others', async () => {
  const networks = [...Array<string>(9).fill('flood'), 'visitor'];
  const { begun, turnedAway } = enterAll(new FairQueue({ ...settings, maxWaiting: 5, maxOfNetwork: 3 }), networks);
  await settled();
  expect([begun.length, turnedAway]).toEqual([1, Array(5).fill('flood')]);
  begun[0]?.end();
  begun[1]?.end();
  await settled();
  begun[1]?.end();
  await settled();
  expect(begun.map(({ network }) => network)).toContain('visitor');
});

it('a slow request stops counting as running, and ends once', async () => {
  const { begun } = enterAll(new FairQueue(settings), ['slow', 'next', 'last']);
  await settled();
  await vi.advanceTimersByTimeAsync(500);
  await settled();
  expect(begun.map(({ network }) => network)).toEqual(['slow', 'next']);
  begun[0]?.end();
  await settled();
  expect(begun).toHaveLength(2);
});

it('other events run between two requests', async () => {
  vi.useRealTimers();
  const order: string[] = [];
  const queue = new FairQueue(settings);
  const turn = async (name: string) => {
    const end = await queue.enter('flood');
    order.push(name);
    end?.();
  };
  const turns = Promise.all(['first', 'second', 'third'].map(turn));
  setImmediate(() => order.push('event'));
  await turns;
  expect(order.indexOf('event')).toBeLessThan(order.indexOf('third'));
});

it('the next request begins at once if no other is left', async () => {
  const queue = new FairQueue(settings);
  const { begun } = enterAll(queue, ['a', 'b']);
  await settled();
  begun[0]?.end();
  await settled();
  begun[1]?.end();
  const end = await queue.enter('c');
  expect(end).toBeTypeOf('function');
});

it('a waiting request yields to unqueued requests, but not forever', async () => {
  const unqueued = new RequestCount();
  const { begun } = enterAll(new FairQueue({ ...settings, unqueued }), [...'abc']);
  await settled();
  let answerPage = () => {};
  const page = () => new Promise<void>((resolve) => (answerPage = resolve));
  void unqueued.during(page);
  begun[0]?.end();
  await settled();
  expect(begun).toHaveLength(1);
  answerPage();
  await settled();
  expect(begun).toHaveLength(2);
  void unqueued.during(page);
  begun[1]?.end();
  await vi.advanceTimersByTimeAsync(60);
  expect(begun).toHaveLength(3);
});
