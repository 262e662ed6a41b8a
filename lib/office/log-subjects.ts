import 'server-only';
import type { Snapshot } from '../data/load.ts';
import { accountNames } from '../db/accounts.ts';
import { leadNames } from '../db/lead-work.ts';
import type { Locale } from '../i18n/locales.ts';
import type { Translator } from '../i18n/translator.ts';
import { subjectLine } from './lead-view.ts';
import { officeHref } from './paths.ts';

/** What a line of the log is about, as far as it still exists. */
export interface LogSubject {
  text: string;
  href: string | null;
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const homeNumber = /^[1-9]\d{0,8}$/;

/** What subjects of the log are, by their ids: the log itself has no names of visitors, so these are gone with them. */
export async function subjectsOf(
  subjects: readonly (string | null)[],
  locale: Locale,
  t: Translator<'office.log'>,
  data: Snapshot,
): Promise<Map<string, LogSubject>> {
  const ids = [...new Set(subjects.flatMap((subject) => subject ?? []))];
  const leads = await leadNames(ids.filter((id) => uuid.test(id)));
  const accounts = await accountNames(ids.filter((id) => !leads.has(id) && !homeNumber.test(id)));
  const found = ids.flatMap((id): [string, LogSubject][] => {
    const lead = leads.get(id);
    if (lead !== undefined) return [[id, { text: lead, href: officeHref(`leads/${id}`, locale) }]];
    const name = accounts.get(id) ?? data.content.team.get(id)?.name;
    if (name !== undefined) return [[id, { text: name, href: null }]];
    if (homeNumber.test(id)) return [[id, homeSubject(Number(id), locale, data)]];
    return uuid.test(id) ? [[id, { text: t('erased'), href: null }]] : [];
  });
  return new Map(found);
}

const homeSubject = (id: number, locale: Locale, data: Snapshot): LogSubject => ({
  text: subjectLine({ property: id, project: null }, locale, data),
  href: data.catalogue.properties.has(id) ? data.paths.link({ name: 'property', id }, locale) : null,
});
