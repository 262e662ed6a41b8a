import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { processState } from '@/lib/base/process-state';
import { issue as coded } from '@/lib/files/issue-codes';
import type { DataIssue } from '@/lib/files/issues';
import type { WaitingPicture } from '@/lib/media/jobs';
import { inOrder, PictureQueue, pictureWork } from '@/lib/media/picture-queue';
import type { PreparedPictures } from '@/lib/media/prepared-pictures';
import { sample } from '@/tests/support/sample-site';

const prepared = { hash: '0a1b2c3d', width: 600, height: 400, widths: [100, 400, 600], isWhole: true };
const wait = (stem: string, sizes: WaitingPicture['sizes'] = 'first'): WaitingPicture => ({ stem, stamp: '1', sizes });
const issue = (stem: string): DataIssue => ({ ...coded('pictureGone'), file: `pictures/${stem}.jpg`, path: '' });

/** A queue over a list of what waits, whose pictures are made at once; the broken ones are not. */
function queueOf(waiting: WaitingPicture[], broken: Record<string, 'issue' | 'crash'> = {}) {
  const state = {
    waiting,
    asked: [] as string[],
    atOnce: 0,
    most: 0,
    published: [] as string[][],
    onAsked: () => {},
    videos: [] as ('broken' | 'copied')[],
  };
  const run = async (name: string, { stem = '', sizes = 'first' }: Partial<WaitingPicture>) => {
    if (name === 'list') return [...state.waiting];
    if (name === 'videos') {
      if (state.videos.shift() === 'broken') throw new Error('no room');
      return null;
    }
    state.asked.push(`${stem} ${sizes}`);
    state.onAsked();
    state.most = Math.max(state.most, ++state.atOnce);
    await new Promise((resolve) => setImmediate(resolve));
    state.atOnce--;
    if (broken[stem] === 'crash') throw new Error('ended with SIGSEGV');
    if (broken[stem]) return { made: null, issue: issue(stem) };
    state.waiting = state.waiting.filter((one) => one.stem !== stem || one.sizes !== sizes);
    return { made: prepared, issue: null };
  };
  const queue = new PictureQueue({
    worker: { run: run as never },
    publish: (made: PreparedPictures) => state.published.push(Object.keys(made)),
    catalogue: () => sample.catalogue,
  });
  return { state, queue };
}

describe('the queue of pictures', () => {
  beforeEach(() => {
    vi.spyOn(console, 'log').mockReturnValue();
    vi.spyOn(console, 'error').mockReturnValue();
  });
  afterEach(() => {
    vi.restoreAllMocks();
    processState.pictureWork = undefined;
  });

  it('renders pictures one at a time, and publishes the first at once and the others together', async () => {
    const { state, queue } = queueOf([wait('a'), wait('b'), wait('c'), wait('a', 'all')]);
    for (let i = 0; i < 2; i++) queue.wake();
    await queue.done();
    expect(state.asked).toEqual(['a first', 'b first', 'c first', 'a all']);
    expect([state.most, pictureWork()]).toEqual([1, { waiting: 0, issues: [] }]);
    expect(state.published).toEqual([['a'], ['b', 'c', 'a'].toSorted((x, y) => 'bca'.indexOf(x) - 'bca'.indexOf(y))]);
  });

  it('continues after a broken picture or a crash, with a report for each', async () => {
    const { state, queue } = queueOf([wait('a'), wait('b'), wait('c'), wait('b', 'all')], { a: 'crash', b: 'issue' });
    queue.wake();
    await queue.done();
    expect(state.asked).toEqual(['a first', 'b first', 'c first']);
    expect(pictureWork().issues).toEqual([
      { ...coded('pictureBroken', { reason: 'ended with SIGSEGV' }), file: 'pictures/a', path: '' },
      issue('b'),
    ]);
    // A crash may have had another cause.
    for (let i = 0; i < 4; i++) {
      queue.wake();
      await queue.done();
    }
    expect(state.asked).toEqual(['a first', 'b first', 'c first', 'a first', 'a first']);
    state.waiting = [{ ...wait('b'), stamp: '2' }];
    queue.wake();
    await queue.done();
    expect(state.asked).toHaveLength(6);
    // The one that is no longer in the data is no issue any more.
    expect(pictureWork().issues).toEqual([issue('b')]);
  });

  it('retries after failures with another cause, and videos without delaying pictures', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const broken: Record<string, 'issue' | 'crash'> = { a: 'crash' };
      const { state, queue } = queueOf([wait('a'), wait('b')], broken);
      state.videos = ['broken', 'copied'];
      queue.wake({ videos: true });
      await queue.done();
      expect([state.asked, state.videos]).toEqual([['a first', 'b first'], ['copied']]);
      delete broken.a;
      await vi.advanceTimersByTimeAsync(60_000);
      await queue.done();
      expect([state.asked, state.videos]).toEqual([['a first', 'b first', 'a first'], []]);
      expect([pictureWork().issues, vi.getTimerCount()]).toEqual([[], 0]);
    } finally {
      vi.useRealTimers();
    }
  });

  it('inserts new pictures in order while it works', async () => {
    const { state, queue } = queueOf([wait('a'), wait('b')]);
    state.onAsked = () => {
      if (state.asked.length > 1) return;
      state.waiting.push(wait('new'));
      queue.wake();
    };
    queue.wake();
    await queue.done();
    expect(state.asked.toSorted()).toEqual(['a first', 'b first', 'new first']);
  });
});

it('small sizes come before large ones, and the newest home’s first picture before everything', () => {
  const homes = [...sample.catalogue.properties.values()].toSorted((a, b) =>
    b.publishedAt.localeCompare(a.publishedAt),
  );
  const newest = homes[0]?.pictures ?? [];
  const other = homes.find(({ pictures }) => !newest.includes(pictures[0] ?? ''))?.pictures[0] ?? '';
  const [main = '', second = ''] = newest;
  const ordered = inOrder([wait('unused'), wait(main, 'all'), wait(second), wait(other), wait(main)], sample.catalogue);
  expect(ordered.map(({ stem, sizes }) => `${stem} ${sizes}`)).toEqual([
    `${main} first`,
    ...[`${other} first`, `${second} first`].toSorted(
      (a, b) => Number(a.startsWith(second)) - Number(b.startsWith(second)),
    ),
    'unused first',
    `${main} all`,
  ]);
});
