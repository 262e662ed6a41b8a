import { sql } from 'kysely';
import { normalizeEmail } from '../base/email.ts';
import { db } from '../db/database.ts';
import { emailIn } from '../db/same-email.ts';
import type { RefusedReviewTable } from '../db/tables/leads.ts';
import { toBuffer } from '../db/to-buffer.ts';
import { type LeadRecord, toLeadRecord } from '../leads/store.ts';
import { selectVisibleLeads } from '../leads/store-inbox.ts';
import type { Portfolio } from '../staff/portfolio.ts';

/** The form that testimonials come by. */
export const reviewForm = 'post-testimonial';

/** Testimonials on the site are named after the beginning of their lead's id. */
export const idLength = 8;

/** The id of a visitor's testimonial on the site, which is also the name of its picture. */
export const reviewIdOf = ({ id }: Pick<LeadRecord, 'id'>): string => `visitor-${id.slice(0, idLength)}`;

/** The reason why a testimonial is not published, and who refused it. */
export type Refused = Omit<RefusedReviewTable, 'lead'>;

export interface ReceivedReview {
  lead: LeadRecord;
  refused: Refused | null;
  /** The file that came with it. */
  picture: { id: string; type: string } | null;
}

interface ReceivedFilter {
  visibleTo?: Portfolio;
  /** Refused ones, or those that wait. */
  isRefused: boolean;
  /** The beginnings of the ids of leads whose testimonials are in the data: earlier decisions about them no longer matter. */
  published: readonly string[];
}

const selectReceived = ({ visibleTo, isRefused, published }: ReceivedFilter) =>
  db().then((database) => {
    let query = selectVisibleLeads(database, visibleTo)
      .leftJoin('refused_review', 'refused_review.lead', 'lead.id')
      .where('form', '=', reviewForm)
      .where('refused_review.lead', isRefused ? 'is not' : 'is', null);
    if (!isRefused) query = query.where('status', '!=', 'spam');
    if (published.length > 0)
      query = query.where(sql<string>`substr(lead.id, 1, ${sql.lit(idLength)})`, 'not in', published);
    return query;
  });

/** Returns the testimonials that visitors sent, the newest first. */
export async function listReceived(filter: ReceivedFilter, limit: number): Promise<ReceivedReview[]> {
  const rows = await (await selectReceived(filter))
    .selectAll('lead')
    .select(['reason', 'refused_review.mail', 'author_name', 'at'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  const pictures = await findPictures(rows.map(({ id }) => id));
  return rows.map(({ reason, mail, author_name, at, ...row }) => ({
    lead: toLeadRecord(row),
    refused: reason !== null && author_name !== null && at !== null ? { reason, mail, author_name, at } : null,
    picture: pictures.get(row.id) ?? null,
  }));
}

export async function countReceived(filter: ReceivedFilter): Promise<number> {
  const { n } = await (await selectReceived(filter))
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return n;
}

async function findPictures(leads: readonly string[]) {
  if (leads.length === 0) return new Map<string, ReceivedReview['picture']>();
  const rows = await (await db())
    .selectFrom('upload')
    .select(['id', 'lead', 'type'])
    .where('lead', 'in', leads)
    .execute();
  return new Map(rows.map(({ lead, ...picture }) => [lead, picture]));
}

/** The dealings of the agency with a person, by which a testimonial can be verified. */
export interface Evidence {
  /** Homes that they own in the portal. */
  homes: number;
  /** Appointments that took place. */
  visits: number;
}

/** The evidence for each of some addresses. */
export async function readEvidence(emails: readonly string[], now = Date.now()): Promise<(email: string) => Evidence> {
  const known = [...new Set(emails.map(normalizeEmail).filter(Boolean))];
  if (known.length === 0) return () => ({ homes: 0, visits: 0 });
  const database = await db();
  const homes = await database
    .selectFrom('ownership')
    .innerJoin('user', 'user.id', 'ownership.user')
    .select(({ fn }) => ['user.email as address', fn.countAll<number>().as('n')])
    .where('user.email', 'in', known)
    .groupBy('user.email')
    .execute();
  const address = sql<string>`lower(lead.email)`;
  const visits = await database
    .selectFrom('visit')
    .innerJoin('lead', 'lead.id', 'visit.lead')
    .select(({ fn }) => [address.as('address'), fn.countAll<number>().as('n')])
    .where(emailIn('lead.email', known))
    .where('visit.state', '=', 'confirmed')
    .where('visit.ends_at', '<', now)
    .groupBy(address)
    .execute();
  const of = (rows: { address: string; n: number }[], email: string) =>
    rows.find((row) => row.address === normalizeEmail(email))?.n ?? 0;
  return (email) => ({ homes: of(homes, email), visits: of(visits, email) });
}

/** The picture of a testimonial that a visitor sent, and its lead; null for any other file. */
export async function findReviewPicture(id: string, visibleTo?: Portfolio) {
  const row = await selectVisibleLeads(await db(), visibleTo)
    .innerJoin('upload', 'upload.lead', 'lead.id')
    .select(['upload.type', 'upload.content'])
    .where('upload.id', '=', id)
    .where('lead.form', '=', reviewForm)
    .where('upload.type', 'in', ['image/jpeg', 'image/png'])
    .executeTakeFirst();
  return row ? { type: row.type, content: toBuffer(row.content) } : null;
}
