import type { Selectable } from 'kysely';
import { db } from './database.ts';
import type { Schema } from './schema.ts';

/** A lead as it leaves the database. */
export interface LeadRecord {
  id: string;
  /** ISO 8601, UTC. */
  createdAt: string;
  form: string;
  locale: string;
  name: string;
  email: string;
  property: number | null;
  project: number | null;
  fields: Record<string, unknown>;
  source: Record<string, string>;
}

/** The leads that came at or after a moment (ms since epoch), the oldest first. */
export async function listLeads(since: number): Promise<LeadRecord[]> {
  const found = await (await db())
    .selectFrom('lead')
    .selectAll()
    .where('created_at', '>=', since)
    .orderBy('created_at')
    .execute();
  return found.map(toLeadRecord);
}

export const toLeadRecord = ({ key, created_at, fields, source, ...lead }: Selectable<Schema['lead']>): LeadRecord => ({
  ...lead,
  createdAt: new Date(created_at).toISOString(),
  fields: JSON.parse(fields),
  source: JSON.parse(source),
});
