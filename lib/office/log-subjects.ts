import 'server-only';
import type { Snapshot } from '../data/load.ts';
import { accountNames } from '../db/accounts.ts';
import type { AuditEntry } from '../db/audit.ts';
import { leadNames } from '../db/lead-work.ts';
import type { Locale } from '../i18n/locales.ts';
import { type Translator, translatorIn } from '../i18n/translator.ts';
import { subjectLine } from './lead-view.ts';
import { type OfficePage, officeHref } from './paths.ts';

/** What a line of the log is about, as far as it still exists. */
export interface LogSubject {
  text: string;
  href: string | null;
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const homeNumber = /^[1-9]\d{0,8}$/;

/** Where the records of an action are; an appointment has the id of its lead. */
const pageOf = (action: string, id: string): OfficePage =>
  action.startsWith('visit.') ? `agenda/${id}` : `leads/${id}`;

/**
 * What lines of the log are about, by their ids. Names are those of now: the log itself has none of visitors, so they are gone with them.
 */
export async function subjectsOf(
  entries: readonly Pick<AuditEntry, 'id' | 'action' | 'subject'>[],
  locale: Locale,
  data: Snapshot,
): Promise<Map<string, LogSubject>> {
  const t = await translatorIn(locale, 'office.log');
  const ids = [...new Set(entries.flatMap(({ subject }) => subject ?? []))];
  const leads = await leadNames(ids.filter((id) => uuid.test(id)));
  const accounts = await accountNames(ids.filter((id) => !leads.has(id) && !homeNumber.test(id)));
  const subjectOf = (id: string, action: string): LogSubject | null => {
    const lead = leads.get(id);
    if (lead !== undefined) return { text: lead, href: officeHref(pageOf(action, id), locale) };
    const name = accounts.get(id) ?? data.content.team.get(id)?.name;
    if (name !== undefined) return { text: name, href: null };
    if (homeNumber.test(id)) return homeSubject(Number(id), locale, data);
    return uuid.test(id) ? erased(t) : null;
  };
  return new Map(
    entries.flatMap(({ id, action, subject }): [string, LogSubject][] => {
      const found = subject === null ? null : subjectOf(subject, action);
      return found ? [[id, found]] : [];
    }),
  );
}

const erased = (t: Translator<'office.log'>): LogSubject => ({ text: t('erased'), href: null });

const homeSubject = (id: number, locale: Locale, data: Snapshot): LogSubject => ({
  text: subjectLine({ property: id, project: null }, locale, data),
  href: data.catalogue.properties.has(id) ? data.paths.link({ name: 'property', id }, locale) : null,
});
