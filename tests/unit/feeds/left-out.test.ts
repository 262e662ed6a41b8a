import { expect, it } from 'vitest';
import { processState } from '@/lib/base/process-state';
import { listFeedHomes } from '@/lib/feeds/feed-home';
import { jsonResponse, kyeroResponse } from '@/lib/feeds/feeds';
import { feedsOut } from '@/lib/feeds/left-out';
import { siteAddresses } from '@/lib/seo/alternates';
import { first, sample } from '@/tests/support/sample-site';

const { properties, withdrawn } = sample.catalogue;
const homes = [...listFeedHomes(sample, siteAddresses(sample))];
const draft = { ...first(properties.values(), () => true), id: 99, status: 'draft' as const };

it('every home that is published is in a feed, or named with the reason why not', async () => {
  const feeds = feedsOut(sample, [draft, ...properties.values()]);
  const kyero = await kyeroResponse(sample).text();
  for (const { name, count, leftOut } of feeds) {
    const out = leftOut.filter(({ reason }) => !['draft', 'withdrawn'].includes(reason)).flatMap((one) => one.homes);
    expect(count + out.length).toBe(properties.size);
    expect(count).toBe(name === 'kyero.xml' ? kyero.split('<property>').length - 1 : homes.length);
    expect(leftOut.find(({ reason }) => reason === 'draft')?.homes).toEqual([draft]);
    expect(leftOut.find(({ reason }) => reason === 'withdrawn')?.homes.length ?? 0).toBe(withdrawn.size);
  }
});

it('the office knows when each was last fetched', () => {
  processState.feedReads = {};
  expect(feedsOut(sample, []).map(({ readAt }) => readAt)).toEqual([null, null]);
  jsonResponse(sample);
  expect(feedsOut(sample, []).map(({ readAt }) => readAt)).toEqual([null, expect.any(Number)]);
});
