import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import page from '@/components/staff/office.module.css';
import { timeOf } from '@/lib/base/day';
import type { Snapshot } from '@/lib/content/snapshot';
import { briefDay } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { officeHref } from '@/lib/routes/office-paths';
import { type AgendaDay, type AgendaQuery, agendaHref, type Closed } from '@/lib/visits/agenda-page';
import type { OfficeAgenda } from '@/lib/visits/agenda-scope';
import type { Visit } from '@/lib/visits/store';
import styles from './agenda.module.css';
import { AgendaEntry } from './agenda-entry';

interface DaysProps {
  locale: Locale;
  data: Snapshot;
}

type Slot = AgendaDay['free'][number];

type Absence = AgendaDay['absences'][number];

/** An entry of a day: an appointment, an absence, or consecutive free moments. */
type Part = { visit: Visit } | { absence: Absence } | { free: Slot[] };

function listDayParts({ visits, absences, free }: AgendaDay): Part[] {
  const moments = [
    ...visits.map((visit) => ({ at: visit.startsAt, visit })),
    ...absences.map((absence) => ({ at: absence.startsAt, absence })),
    ...free.map((slot) => ({ at: slot.startsAt, slot })),
  ].sort((a, b) => a.at - b.at || ('visit' in a ? -1 : 1));
  const parts: Part[] = [];
  for (const moment of moments) {
    const last = parts.at(-1);
    if (!('slot' in moment)) parts.push(moment);
    else if (last && 'free' in last) last.free.push(moment.slot);
    else parts.push({ free: [moment.slot] });
  }
  return parts;
}

/** One day: the agendas side by side, with their appointments and the moments that can still be booked. */
export async function AgendaColumns({ agendas, ...props }: DaysProps & { agendas: readonly AgendaDay[] }) {
  return (
    <div className={styles.columns}>
      {agendas.map((day) => (
        <AgendaColumn key={day.agenda.id} {...props} day={day} />
      ))}
    </div>
  );
}

async function AgendaColumn({ day, locale, data }: DaysProps & { day: AgendaDay }) {
  const t = await getTranslations('office.agenda');
  const { agenda, closed } = day;
  const parts = listDayParts(day);
  const name = agenda.name ?? t('office');
  return (
    <section className={styles.column} aria-label={name} data-agenda={agenda.word}>
      <h3>{name}</h3>
      {closed && <p className={styles.closed}>{await closedText(closed, locale)}</p>}
      {!closed && parts.length === 0 && <p className={page.muted}>{t('none')}</p>}
      <ol>
        {parts.map((part) => (
          <li key={partKey(part)}>
            {'visit' in part && <AgendaEntry visit={part.visit} locale={locale} data={data} />}
            {'absence' in part && <Away absence={part.absence} />}
            {'free' in part && <FreeMoments agenda={agenda} free={part.free} locale={locale} />}
          </li>
        ))}
      </ol>
    </section>
  );
}

const partKey = (part: Part) =>
  'visit' in part ? part.visit.id : 'absence' in part ? part.absence.id : part.free[0]?.startsAt;

/** An absence of some hours or of a full day; with the name where several agendas are shown together. */
async function Away({ absence, name, isWhole }: { absence: Absence; name?: string; isWhole?: boolean }) {
  const t = await getTranslations('office.agenda');
  const { startsAt, endsAt, why } = absence;
  return (
    <p className={styles.closed}>
      {name && <strong>{name} </strong>}
      {!isWhole && `${timeOf(startsAt)}–${timeOf(endsAt)} `}
      {why ? t('awayFor', { why }) : t('away')}
    </p>
  );
}

/** The absences of a day, all day or for part of it. */
const awayIn = ({ closed, absences }: AgendaDay): { absence: Absence; isWhole: boolean }[] => [
  ...(closed && typeof closed !== 'string' && 'id' in closed ? [{ absence: closed, isWhole: true }] : []),
  ...absences.map((absence) => ({ absence, isWhole: false })),
];

/** Free moments: a click leads to the booking. */
async function FreeMoments({ agenda, free, locale }: { agenda: OfficeAgenda; free: readonly Slot[]; locale: Locale }) {
  const t = await getTranslations('office.agenda');
  const href = (slot: Slot) =>
    `${officeHref('agenda/new', locale)}?${new URLSearchParams({ broker: agenda.word, slot: String(slot.startsAt) })}`;
  return (
    <div className={styles.free}>
      {free.map((slot) => (
        <Link
          key={slot.startsAt}
          className={styles.slot}
          href={href(slot)}
          prefetch={false}
          aria-label={t('bookAt', { time: timeOf(slot.startsAt), name: agenda.name ?? t('office') })}
        >
          {timeOf(slot.startsAt)}
        </Link>
      ))}
    </div>
  );
}

async function closedText(closed: Closed, locale: Locale): Promise<string> {
  const t = await getTranslations('office.agenda');
  if (closed === 'noHours') return t('noHours');
  if (closed !== 'holiday' && 'id' in closed) return closed.why ? t('awayFor', { why: closed.why }) : t('away');
  const why = closed === 'holiday' ? t('holiday') : closed.why?.[locale];
  return why ? t('closedFor', { why }) : t('closed');
}

interface WeekProps extends DaysProps {
  query: AgendaQuery;
  days: readonly { day: string; agendas: readonly AgendaDay[] }[];
  today: string;
}

/** A week: its days side by side, on a phone one below the other. */
export async function AgendaWeek({ query, days, today, ...props }: WeekProps) {
  const t = await getTranslations('office.agenda');
  return (
    <ol className={styles.week}>
      {days.map(({ day, agendas }) => (
        <li key={day} className={styles.weekday}>
          <h3>
            <Link
              className="link"
              href={agendaHref(query, { view: 'day', day })}
              prefetch={false}
              aria-current={day === today ? 'date' : undefined}
            >
              {briefDay(day, props.locale)}
            </Link>
          </h3>
          <WeekDay {...props} agendas={agendas} />
          {countFree(agendas) > 0 && (
            <p className={styles.freeCount}>{t('freeMoments', { count: countFree(agendas) })}</p>
          )}
        </li>
      ))}
    </ol>
  );
}

const countFree = (agendas: readonly AgendaDay[]): number => agendas.reduce((sum, { free }) => sum + free.length, 0);

async function WeekDay({ agendas, locale, data }: DaysProps & { agendas: readonly AgendaDay[] }) {
  const t = await getTranslations('office.agenda');
  const visits = agendas
    .flatMap(({ agenda, visits: own }) => own.map((visit) => ({ visit, host: agenda.name })))
    .sort((a, b) => a.visit.startsAt - b.visit.startsAt);
  const closed = agendas.map((day) => day.closed);
  const [first] = closed;
  const isClosed = first && closed.every((hours) => hours !== null);
  return (
    <>
      {isClosed && <p className={styles.closed}>{await closedText(first, locale)}</p>}
      {!isClosed &&
        agendas.flatMap((day) =>
          awayIn(day).map((away) => (
            <Away
              key={`${day.agenda.id} ${away.absence.id}`}
              {...away}
              name={agendas.length > 1 ? (day.agenda.name ?? t('office')) : undefined}
            />
          )),
        )}
      {!isClosed && visits.length === 0 && <p className={page.muted}>{t('none')}</p>}
      <ul>
        {visits.map(({ visit, host }) => (
          <li key={visit.id}>
            <AgendaEntry visit={visit} host={agendas.length > 1 ? host : null} isNarrow locale={locale} data={data} />
          </li>
        ))}
      </ul>
    </>
  );
}
