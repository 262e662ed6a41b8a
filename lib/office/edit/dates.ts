import { nextHistory } from '../../catalogue/next-history.ts';
import type { Property } from '../../catalogue/schema/property.ts';

/** A record, as far as dates are concerned. */
interface Dated {
  status?: unknown;
  createDate?: unknown;
  modifyDate?: unknown;
  updatedAt?: unknown;
  publishedAt?: unknown;
  history?: unknown;
  price?: unknown;
}

/** What the office fills in by itself when a record is saved on a day (YYYY-MM-DD): when it was published and changed, and what it cost before. */
export function withDates(folder: string | null, before: unknown, after: Dated, today: string): Dated {
  const was = (before ?? {}) as Dated;
  if (folder === 'articles') return { ...after, createDate: after.createDate ?? today, modifyDate: today };
  if (folder === 'projects') return { ...after, publishedAt: after.publishedAt ?? today };
  if (folder !== 'properties') return after;
  const isPublished = after.status === 'published';
  const wasPublished = was.status === 'published';
  const publishedAt = after.publishedAt ?? (isPublished ? today : undefined);
  // What was corrected in the history by hand stays.
  const previous = { ...was, history: after.history } as unknown as Property;
  // A form may have lost its price for a moment.
  const hasPrices = was.price !== undefined && after.price !== undefined;
  const history =
    isPublished && wasPublished && hasPrices
      ? nextHistory(previous, after as unknown as Property, today)
      : after.history;
  return { ...after, ...(publishedAt ? { publishedAt } : {}), updatedAt: today, ...(history ? { history } : {}) };
}
