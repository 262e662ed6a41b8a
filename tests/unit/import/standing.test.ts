import { describe, expect, it } from 'vitest';
import type { Property } from '@/lib/catalogue/schema/property';
import { asWithdrawn, statusInFeed } from '@/lib/import/decisions';
import { homes } from '../../support/sample-files';
import { first } from '../../support/sample-site';

const home = first(homes, ({ status }) => status === 'published');

describe('the status', () => {
  const own = { feed: 'kyero', id: '1' };
  const as = (status: Property['status'], given: Property['status']) => ({ status, source: { ...own, status: given } });

  it('is published, or a draft while something is missing', () => {
    expect(statusInFeed(undefined, own, true)).toEqual(as('published', 'published'));
    expect(statusInFeed(as('published', 'published'), own, false)).toEqual(as('draft', 'draft'));
    expect(statusInFeed(as('withdrawn', 'withdrawn'), own, true).status).toBe('published');
    expect(statusInFeed(as('published', 'draft'), own, true)).toEqual(as('published', 'published'));
  });

  it.each(['draft', 'withdrawn'] as const)('stays %s where somebody set it so', (status) => {
    expect(statusInFeed(as(status, 'published'), own, true)).toEqual(as(status, 'published'));
  });

  it('of a home that was held and left is held when it comes back', () => {
    const left = asWithdrawn({ ...home, ...as('draft', 'published') }, '2026-11-22');
    expect(left.status).toBe('withdrawn');
    expect(statusInFeed(left, own, true).status).toBe('withdrawn');
    const returned = asWithdrawn({ ...home, ...as('published', 'published') }, '2026-11-22');
    expect(statusInFeed(returned, own, true).status).toBe('published');
  });
});
