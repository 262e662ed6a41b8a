import { describe, expect, it } from 'vitest';
import { listMediaOnPage } from '@/lib/owners/media';
import { first, homes, sample } from '@/tests/support/sample-site';

const shown = first(homes, ({ id }) => id === 5801);
const planned = first(homes, ({ plans }) => plans.length > 0);

describe('the media of a home', () => {
  it('are those that its page shows', () => {
    const groups = listMediaOnPage(shown, 'nl', sample);
    expect(groups.map(({ kind, items }) => [kind, items.length])).toEqual([
      ['pictures', shown.pictures.length],
      ['videos', 1],
    ]);
    expect(groups[0]?.items[0]?.picture.alt).toBeTruthy();
    expect(groups[1]?.items[0]?.picture.alt).toBe('');
  });

  it('hold its plans', () => expect(listMediaOnPage(planned, 'nl', sample).map(({ kind }) => kind)).toContain('plans'));
});

it('most homes of the sample that can be had are advertised, at the front of real sites only', () => {
  const adverts = homes.flatMap(({ advertisedOn = [] }) => advertisedOn);
  const share = homes.filter(({ advertisedOn }) => advertisedOn).length / homes.length;
  expect(share).toBeGreaterThan(0.5);
  expect(share).toBeLessThan(0.95);
  expect(adverts.filter(({ url }) => new URL(url).pathname !== '/')).toEqual([]);
});
