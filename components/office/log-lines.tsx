import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { date, dateAndTime, list, weekdayName } from '@/lib/format';
import type { Locale } from '@/lib/i18n/locales';
import type { MessageKey, Translator } from '@/lib/i18n/translator';
import { everybody } from '@/lib/office/absence-names';
import { kindOfLead } from '@/lib/office/lead-kinds';
import { isLogged } from '@/lib/office/log';
import { officeHref } from '@/lib/office/paths';
import { appointmentStates, type LogLine, officeRoles, workStatuses } from '@/lib/office/views';
import { brokerOfAgenda, officeAgenda } from '@/lib/visits/agenda';
import styles from './log.module.css';
import page from './office.module.css';

interface LogLinesProps {
  entries: readonly LogLine[];
  /** Names of staff by their account. */
  names: ReadonlyMap<string, string>;
  locale: Locale;
  /** All are about one lead. */
  isOfOne?: true;
}

/** The subject of a line has a page, except a testimonial that no visitor sent. */
const isOfLead = /^(?:lead|review)\.[\w-]+ [0-9a-f]{8}-/;

/** Who did what and when, and what changed by it. */
export async function LogLines({ entries, names, locale, isOfOne }: LogLinesProps) {
  const t = await getTranslations('office.log');
  const words = await wordsOf(names, locale);
  const actionOf = (action: string) => (isLogged(action) ? t(`actions.${action}` as MessageKey<'office.log'>) : action);
  if (entries.length === 0) return <p className={page.muted}>{t('none')}</p>;
  return (
    <ul className={styles.lines} data-part="log-lines">
      {entries.map(({ id, at, actorName, action, subject, before, after }) => (
        <li key={id} className={styles.line}>
          <time className={styles.time} dateTime={new Date(at).toISOString()}>
            {dateAndTime(at, locale)}
          </time>
          <span>{actorName}</span>
          <span>
            {actionOf(action)}
            {!isOfOne && subject && action.startsWith('visit.') && (
              <>
                {' '}
                <Link className="link" href={officeHref(`agenda/${subject}`, locale)} prefetch={false}>
                  {t('visit')}
                </Link>
              </>
            )}
            {!isOfOne && subject && isOfLead.test(`${action} ${subject}`) && (
              <>
                {' '}
                <Link className="link" href={officeHref(`leads/${subject}`, locale)} prefetch={false}>
                  {t('lead')}
                </Link>
              </>
            )}
            {subject && action.startsWith('person.') && !action.startsWith('person.erase') && (
              <>
                {' '}
                <Link className="link" href={officeHref(`people/${subject}`, locale)} prefetch={false}>
                  {t('person')}
                </Link>
              </>
            )}
            {subject && /^(?:owner|report)\./.test(action) && (
              <>
                {' '}
                <Link className="link" href={officeHref(`owners/${subject}`, locale)} prefetch={false}>
                  {t('owner')}
                </Link>
              </>
            )}
            {subject && names.has(subject) && ` · ${names.get(subject)}`}
          </span>
          <span className={page.muted}>{changes(before, after, words)}</span>
        </li>
      ))}
    </ul>
  );
}

interface LogWords {
  field(name: string): string;
  value(name: string, value: unknown): string;
}

/** How the log says fields and their values. */
async function wordsOf(names: LogLinesProps['names'], locale: Locale): Promise<LogWords> {
  const [t, statuses, roles, kinds, hours] = [
    await getTranslations('office.log'),
    await getTranslations('office.status'),
    await getTranslations('office.staff.roles'),
    await getTranslations('office.kinds'),
    await getTranslations('office.hours'),
  ];
  const states = await getTranslations('office.agenda.states');
  const calendars = await getTranslations('office.calendar');
  const key = (name: string) => `fields.${name}` as MessageKey<'office.log'>;
  return {
    field: (name) => (t.has(key(name)) ? t(key(name)) : name),
    value(name, value) {
      if (value === null || value === undefined || value === '') return t('nothing');
      const text = String(value);
      const status = workStatuses.find((one) => one === text);
      const role = officeRoles.find((one) => one === text);
      if (name === 'status' && status) return statuses(status);
      if (name === 'role' && role) return roles(role);
      if (name === 'form') return kindOfLead(text, kinds);
      const state = appointmentStates.find((one) => one === text);
      if (name === 'visit' && state) return states(state);
      if (['startsAt', 'from', 'until'].includes(name)) return dateAndTime(Number(value), locale);
      if (name === 'feedback') return t('noted');
      if (name === 'followUp') return date(text, locale);
      if (name === 'publicHolidays') return t(text === 'true' ? 'yes' : 'no');
      if (name === 'scope') return text === 'own' ? calendars('own') : calendars('office');
      if (name === 'agenda') return agendaName(text, hours);
      if (/hours$/i.test(name) && /–/.test(text)) return withWeekdays(text, locale);
      // Which details of a person were changed, not their values.
      if (name === 'corrected' || name === 'stopped')
        return list(
          [value].flat().map((part) => t(key(String(part)))),
          locale,
        );
      return names.get(text) ?? text;
    },
  };
}

const agendaName = (agenda: string, t: Translator<'office.hours'>): string =>
  agenda === everybody ? t('everybody') : agenda === officeAgenda ? t('office') : (brokerOfAgenda(agenda) ?? agenda);

/** "1–5 10:00–12:15" with the names of the days. */
const withWeekdays = (text: string, locale: Locale): string =>
  text.replaceAll(/(?<![\d:])[1-7](?![\d:])/g, (day) => weekdayName(Number(day), locale));

const changes = (before: LogLine['before'], after: LogLine['after'], { field, value }: LogWords): string =>
  Object.keys(after ?? before ?? {})
    .map((name) => {
      const now = after ? value(name, after[name]) : null;
      const was = before ? value(name, before[name]) : null;
      return `${field(name)}: ${[was, now].filter((text) => text !== null).join(' → ')}`;
    })
    .join(', ');
