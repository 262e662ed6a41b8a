import 'server-only';
import type { Snapshot } from '../data/load.ts';
import { messagesIn } from '../data/messages.ts';
import type { AuditEntry } from '../db/audit.ts';
import { listStaff } from '../db/staff.ts';
import { date, dateAndTime, languageName, list } from '../format.ts';
import { isLocale, type Locale } from '../i18n/locales.ts';
import { type MessageKey, type Translator, translatorIn } from '../i18n/translator.ts';
import { kindOfLead } from './lead-kinds.ts';
import { isLogged } from './log.ts';
import { inboxStatuses, officeRoles } from './views.ts';

/** How the log says an action, and what changed from what to what. */
export interface LogWords {
  action(action: string): string;
  changes(entry: Pick<AuditEntry, 'before' | 'after'>): string[];
}

interface Context {
  locale: Locale;
  data: Snapshot;
  names: ReadonlyMap<string, string>;
  t: Translator<'office.log'>;
  statuses: Translator<'office.status'>;
  roles: Translator<'office.staff.roles'>;
  kinds: Translator<'office.kinds'>;
}

/** The words of the log in a language. */
export async function logWords(locale: Locale, data: Snapshot): Promise<LogWords> {
  const context: Context = {
    locale,
    data,
    names: new Map((await listStaff()).map(({ id, name }) => [id, name])),
    t: await translatorIn(locale, 'office.log'),
    statuses: await translatorIn(locale, 'office.status'),
    roles: await translatorIn(locale, 'office.staff.roles'),
    kinds: await translatorIn(locale, 'office.kinds'),
  };
  const { t } = context;
  return {
    action: (action) => (isLogged(action) ? t(`actions.${action}` as MessageKey<'office.log'>) : action),
    changes: ({ before, after }) =>
      Object.keys(after ?? before ?? {}).flatMap((name) => {
        const field = fieldName(name, locale, t);
        const [was, now] = [before?.[name], after?.[name]];
        if (before && !isEmpty(was) && after)
          return [t('changed', { field, before: said(name, was, context), after: said(name, now, context) })];
        // What was set by the deed itself and is empty says nothing.
        const value = after ? now : was;
        return isEmpty(value) ? [] : [t('set', { field, value: said(name, value, context) })];
      }),
  };
}

const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === '';

/** The name of a field; one without words is named as in the code. */
function fieldName(name: string, locale: Locale, t: Translator<'office.log'>): string {
  const { log } = messagesIn(locale).office as { log: { fields: Record<string, string> } };
  return Object.hasOwn(log.fields, name) ? t(`fields.${name}` as MessageKey<'office.log'>) : name;
}

/** ms since epoch of this century. */
const isMoment = (value: unknown): value is number => typeof value === 'number' && value > 946_684_800_000;

function said(name: string, value: unknown, context: Context): string {
  const { locale, data, names, t, statuses, roles, kinds } = context;
  if (isEmpty(value)) return t('nothing');
  if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
  if (isMoment(value)) return dateAndTime(value, locale);
  if (Array.isArray(value))
    return list(
      value.map((one) => said(name, one, context)),
      locale,
    );
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  const status = inboxStatuses.find((one) => one === text);
  const role = officeRoles.find((one) => one === text);
  if (name === 'status' && status) return statuses(status);
  if (name === 'role' && role) return roles(role);
  if (name === 'form') return kindOfLead(text, kinds);
  if (isLocale(value) && /^(?:locale|language)$/.test(name)) return languageName(value, locale);
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return date(text, locale);
  return names.get(text) ?? data.content.team.get(text)?.name ?? text;
}
