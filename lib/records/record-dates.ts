import { nextHistory } from '../catalogue/prices/history.ts';
import type { Property } from '../catalogue/schema/property.ts';

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

/** The values that the office sets when a record is saved on a day (YYYY-MM-DD): publication and modification dates, and the previous price. */
export function withDates(folder: string | null, before: unknown, after: Dated, today: string): Dated {
  const was = (before ?? {}) as Dated;
  if (folder === 'articles') return { ...after, createDate: after.createDate ?? today, modifyDate: today };
  if (folder === 'projects') return { ...after, publishedAt: after.publishedAt ?? today };
  if (folder !== 'properties') return after;
  const publishedAt = publicationDay(was, after, today);
  // Keep corrections of the history that were made by hand.
  const previous = { ...was, history: after.history } as unknown as Property;
  const history = hasHistory(was, after) ? nextHistory(previous, after as unknown as Property, today) : after.history;
  return { ...after, ...(publishedAt ? { publishedAt } : {}), updatedAt: today, ...(history ? { history } : {}) };
}

/** Whether what a home costs and has become of it is noted: also while it is off the site, since the last entry says how it stands. */
const hasHistory = (was: Dated, after: Dated): boolean =>
  after.status !== 'draft' &&
  (was.status === 'published' || was.status === 'withdrawn' || after.history !== undefined) &&
  was.price !== undefined &&
  after.price !== undefined;

/** A draft that never was on the site, so that it has no history, is there since the day on which it is published, whatever its file says. */
function publicationDay(was: Dated, after: Dated, today: string): unknown {
  const isPublished = after.status === 'published';
  const isFirst = was.status === 'draft' && isPublished && after.history === undefined;
  return isFirst ? today : (after.publishedAt ?? (isPublished ? today : undefined));
}
