import 'server-only';
import { subjectLine } from '../catalogue/known-homes.ts';
import { verifications } from '../content/articles.ts';
import type { Snapshot } from '../content/snapshot.ts';
import { staffRoles } from '../db/tables/accounts.ts';
import { visitStates } from '../db/tables/visits.ts';
import { date, dateAndTime, languageName, list, monthText, weekdayName } from '../i18n/format.ts';
import { isLocale, type Locale } from '../i18n/locales.ts';
import { messagesIn } from '../i18n/messages.ts';
import { type MessageKey, type Translator, translatorIn } from '../i18n/translator.ts';
import { inboxStatuses } from '../leads/inbox.ts';
import { nameLeadKind } from '../leads/lead-kinds.ts';
import { type FindField, isCode } from '../records/field-texts.ts';
import { fieldWords } from '../records/fields/field-words.ts';
import { shownOrigins } from '../records/pictures/picture-words.ts';
import { recordFiles } from '../records/records.ts';
import { allBrokers } from '../visits/absence-names.ts';
import { brokerOfAgenda, officeAgenda } from '../visits/agenda.ts';

/** A value of the log in words; null where its name asks for none of these. */
type FormatValue = (value: unknown, text: string) => string | null;

export const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === '';

/** ms since epoch, of this century. */
const isMoment = (value: unknown): value is number => typeof value === 'number' && value > 946_684_800_000;

/** Returns a formatter of values by field name; it returns null for values without a text. `names` are those of staff by account. */
export async function logValues(
  locale: Locale,
  data: Snapshot,
  names: ReadonlyMap<string, string>,
  find: FindField,
): Promise<(name: string, value: unknown) => string | null> {
  const { team } = data.content;
  const t = await translatorIn(locale, 'office.log');
  const statuses = await translatorIn(locale, 'office.status');
  const roles = await translatorIn(locale, 'office.staff.roles');
  const kinds = await translatorIn(locale, 'office.kinds');
  const origins = await translatorIn(locale, 'origin.labels');
  const states = await translatorIn(locale, 'office.agenda.states');
  const hours = await translatorIn(locale, 'office.hours');
  const calendars = await translatorIn(locale, 'office.calendar');
  const reviews = await translatorIn(locale, 'office.reviews');
  const { choice } = fieldWords(locale);
  const file = (name: string) => ((recordFiles as readonly string[]).includes(name) ? choice(['file'], name) : null);
  const nameOf = (text: string) => names.get(text) ?? team.get(text)?.name ?? text;
  const language: FormatValue = (value) => (isLocale(value) ? languageName(value, locale) : null);
  const optionLabel =
    <Key extends string>(keys: readonly Key[], format: (key: Key) => string): FormatValue =>
    (_, text) => {
      const key = keys.find((known) => known === text);
      return key === undefined ? null : format(key);
    };
  const formatters: Record<string, FormatValue> = {
    status: optionLabel(inboxStatuses, statuses),
    role: optionLabel(staffRoles, roles),
    visit: optionLabel(visitStates, states),
    origin: optionLabel(shownOrigins, origins),
    form: (_, text) => nameLeadKind(text, kinds),
    locale: language,
    language,
    feedback: () => t('noted'),
    scope: (_, text) => (text === 'own' ? calendars('own') : calendars('office')),
    home: (_, text) =>
      list(
        text.split(' ').map((id) => subjectLine({ property: Number(id), project: null }, locale, data)),
        locale,
      ),
    // The log has the names of the fields, not their values.
    corrected: (_, text) => fieldName(text, locale, t),
    stopped: (_, text) => fieldName(text, locale, t),
    fields: (_, text) => (text.includes('.') ? find('', text).label : fieldName(text, locale, t)),
    field: (_, text) => find('properties/1.json', text).label,
    files: (value, text) => (typeof value === 'number' ? text : file(text.replace(/\.json$/, ''))),
    month: (_, text) => monthText(text, locale, 'numeric'),
    category: (_, text) => data.content.categories.get(text)?.name[locale] ?? null,
    verified: optionLabel(verifications, (key) => reviews(`how.${key}`)),
    picture: (_, text) => data.catalogue.pictures.get(text)?.alt?.[locale] ?? text,
    filter: (_, text) =>
      list(
        [...new URLSearchParams(text)].map(([key, wanted]) =>
          [fieldName(key, locale, t), format(key, wanted === 'none' ? null : wanted)].filter(Boolean).join(' '),
        ),
        locale,
      ),
    // Names that staff or a source gave.
    ...Object.fromEntries(
      ['feed', 'file', 'record', 'value'].map((name) => [name, (_: unknown, text: string) => text]),
    ),
    agenda: (_, text) =>
      text === allBrokers
        ? hours('everybody')
        : text === officeAgenda
          ? hours('office')
          : nameOf(brokerOfAgenda(text) ?? text),
  };
  const format = (name: string, value: unknown): string | null => {
    if (isEmpty(value)) return t('nothing');
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    if (isMoment(value)) return dateAndTime(value, locale);
    if (Array.isArray(value))
      return list(
        value.flatMap((part) => format(name, part) ?? []),
        locale,
      );
    if (typeof value === 'object') return null;
    const text = String(value);
    const formatted = Object.hasOwn(formatters, name) ? formatters[name]?.(value, text) : null;
    if (formatted != null) return formatted;
    if (/^\d{4}-\d\d-\d\d$/.test(text)) return date(text, locale);
    if (/hours$/i.test(name) && text.includes('–')) return withWeekdays(text, locale);
    const named = nameOf(text);
    return named === text && isCode(text) ? null : named;
  };
  return format;
}

/** The name of a field. */
export function fieldName(name: string, locale: Locale, t: Translator<'office.log'>): string {
  const { log } = messagesIn(locale).office as { log: { fields: Record<string, string> } };
  return Object.hasOwn(log.fields, name) ? t(`fields.${name}` as MessageKey<'office.log'>) : t('fields.other');
}

/** "1–5 10:00–12:15" with the names of the days. */
const withWeekdays = (text: string, locale: Locale): string =>
  text.replaceAll(/(?<![\d:])[1-7](?![\d:])/g, (day) => weekdayName(Number(day), locale));
