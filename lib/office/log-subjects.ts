import 'server-only';
import { listAccountNames } from '../accounts/store.ts';
import type { AuditEntry } from '../audit/store.ts';
import { subjectLine } from '../catalogue/known-homes.ts';
import type { Snapshot } from '../content/snapshot.ts';
import { storedWords, wordAt } from '../data/write-messages.ts';
import { personNames } from '../db/person-index.ts';
import type { Locale } from '../i18n/locales.ts';
import { translatorIn } from '../i18n/translator.ts';
import { listLeadNames } from '../leads/store-work.ts';
import { fieldWords } from '../records/fields/field-words.ts';
import { findTitle } from '../records/fields/value-text.ts';
import { readRecord, recordRef } from '../records/records.ts';
import { type OfficePage, officeHref } from '../routes/office-paths.ts';

/** The subject of a log entry, as far as it still exists. */
export interface LogSubject {
  text: string;
  href: string | null;
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** Whether an id is the key of a text of the site. */
const isWordKey = (id: string): boolean => /^\w+(?:\.[\w-]+)+$/.test(id);
const homeNumber = /^[1-9]\d{0,8}$/;

/** Returns the subjects of log entries, by entry id. The log stores no names of visitors: they come from their records, if these exist. */
export async function readLogSubjects(
  entries: readonly Pick<AuditEntry, 'id' | 'action' | 'subject'>[],
  locale: Locale,
  data: Snapshot,
): Promise<Map<string, LogSubject>> {
  const t = await translatorIn(locale, 'office.log');
  const ids = [...new Set(entries.flatMap(({ subject }) => subject ?? []))];
  const uuids = ids.filter((id) => uuid.test(id));
  const [leads, people] = await Promise.all([listLeadNames(uuids), personNames(uuids)]);
  const accounts = await listAccountNames(ids.filter((id) => !uuid.test(id) && !homeNumber.test(id)));
  const words = ids.some(isWordKey) ? storedWords()[locale] : {};
  /** null for a file whose changes are called after it: "Picture described". */
  const fileName = (file: string): string | null => {
    const record = recordRef(file.slice(0, -'.json'.length));
    if (!record?.folder) return record && fieldWords(locale).choice(['file'], record.id);
    return findTitle(readRecord(record).stored, locale) ?? null;
  };
  const subjectOf = (id: string, action: string): LogSubject | null => {
    const linked = (text: string, page: OfficePage): LogSubject => ({ text, href: officeHref(page, locale) });
    const [lead, person, account] = [leads.get(id), people.get(id), accounts.get(id)];
    // An appointment has the id of its lead.
    if (lead !== undefined) return linked(lead, action.startsWith('visit.') ? `agenda/${id}` : `leads/${id}`);
    if (person !== undefined) return linked(person, `people/${id}`);
    if (account !== undefined)
      return /^(?:owner|report)\./.test(action) ? linked(account, `owners/${id}`) : { text: account, href: null };
    if (homeNumber.test(id))
      return linked(subjectLine({ property: Number(id), project: null }, locale, data), `homes/${id}`);
    const name = data.content.team.get(id)?.name;
    if (name !== undefined) return { text: name, href: null };
    const project = data.catalogue.projects.get(Number(/^projects\/(\d+)\.json$/.exec(id)?.[1]));
    if (project) return linked(project.name, `projects/${project.id}`);
    const named = id.endsWith('.json') ? fileName(id) : isWordKey(id) ? wordAt(words, id) : null;
    if (named !== null) return { text: named, href: null };
    return uuid.test(id) ? { text: t('erased'), href: null } : null;
  };
  return new Map(
    entries.flatMap(({ id, action, subject }): [string, LogSubject][] => {
      const found = subject === null ? null : subjectOf(subject, action);
      return found ? [[id, found]] : [];
    }),
  );
}
