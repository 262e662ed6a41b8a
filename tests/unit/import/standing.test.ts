import { describe, expect, it } from 'vitest';
import type { Property } from '@/lib/catalogue/schema/property';
import { standingInFeed, withdrawn } from '@/lib/import/decisions';
import { homes } from '../../support/sample-files';
import { first } from '../../support/sample-site';

const home = first(homes, ({ status }) => status === 'published');

describe('the status', () => {
  const own = { feed: 'kyero', id: '1' };
  const as = (status: Property['status'], given: Property['status']) => ({ status, source: { ...own, status: given } });

  it('is published, or a draft while something is missing', () => {
    expect(standingInFeed(undefined, own, true)).toEqual(as('published', 'published'));
    expect(standingInFeed(as('published', 'published'), own, false)).toEqual(as('draft', 'draft'));
    expect(standingInFeed(as('withdrawn', 'withdrawn'), own, true).status).toBe('published');
    expect(standingInFeed(as('published', 'draft'), own, true)).toEqual(as('published', 'published'));
  });

  it.each(['draft', 'withdrawn'] as const)('stays %s where somebody set it so', (status) => {
    expect(standingInFeed(as(status, 'published'), own, true)).toEqual(as(status, 'published'));
  });

  it('of a home that was held and left is held when it comes back', () => {
    const left = withdrawn({ ...home, ...as('draft', 'published') }, '2026-11-22');
    expect(left.status).toBe('withdrawn');
    expect(standingInFeed(left, own, true).status).toBe('withdrawn');
    const returned = withdrawn({ ...home, ...as('published', 'published') }, '2026-11-22');
    expect(standingInFeed(returned, own, true).status).toBe('published');
  });
});
