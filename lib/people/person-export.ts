import 'server-only';
import type { Staff } from '../accounts/store-staff.ts';
import { writeAudit } from '../audit/store.ts';
import { inTransaction } from '../db/database.ts';
import { findPerson } from '../db/person-index.ts';
import { defaultLocale, type Locale } from '../i18n/locales.ts';
import { readPersonRecord } from './store-record.ts';

/** Returns the person to export and the language, and logs the export; null for an unknown person. */
export async function findExportedPerson(
  id: string,
  format: string,
  staff: Staff,
): Promise<{ email: string; locale: Locale } | null> {
  const person = await findPerson(id);
  if (!person) return null;
  const { leads, account } = await readPersonRecord(person.email);
  await inTransaction((trx) => writeAudit(trx, staff, { action: 'person.export', subject: id, after: { format } }));
  return { email: person.email, locale: leads[0]?.locale ?? account?.locale ?? defaultLocale };
}
