import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { timeOf } from '@/lib/base/day';
import type { IconName } from '@/lib/base/icon-names';
import { subjectLine } from '@/lib/catalogue/known-homes';
import type { Snapshot } from '@/lib/content/snapshot';
import type { Locale } from '@/lib/i18n/locales';
import { officeHref } from '@/lib/routes/office-paths';
import type { Visit } from '@/lib/visits/store';
import styles from './agenda.module.css';

const icons: Record<Visit['state'], IconName> = {
  confirmed: 'check',
  waiting: 'clock',
  offered: 'bell',
  lapsed: 'minus',
  cancelled: 'x',
  missed: 'circle-alert',
};

/** The state of an appointment, as an icon and a word. */
export async function VisitState({ state }: Pick<Visit, 'state'>) {
  const states = await getTranslations('office.agenda.states');
  return (
    <span className={styles.state} data-state={state}>
      <Icon name={icons[state]} /> {states(state)}
    </span>
  );
}

interface EntryProps {
  visit: Visit;
  /** The name of the host, where a view shows several. */
  host?: string | null;
  /** In a narrow column. */
  isNarrow?: true;
  locale: Locale;
  data: Snapshot;
}

/** An appointment in the agenda: when, who, where, and its state. */
export async function AgendaEntry({ visit, host, isNarrow, locale, data }: EntryProps) {
  const t = await getTranslations('office.agenda');
  const { id, startsAt, endsAt, name, property, state } = visit;
  const subject = subjectLine({ property, project: null }, locale, data);
  // The reference alone, where there is no room for the address.
  const where = property === null ? t('atOffice') : isNarrow ? (subject.split(' · ')[0] ?? '') : subject;
  return (
    <Link
      className={styles.entry}
      href={officeHref(`agenda/${id}`, locale)}
      prefetch={false}
      data-visit={id}
      data-state={state}
    >
      <time className={styles.time} dateTime={new Date(startsAt).toISOString()}>
        {timeOf(startsAt)}–{timeOf(endsAt)}
      </time>
      <span className={styles.name}>{name}</span>
      <span className={styles.where}>{[where, host].filter(Boolean).join(' · ')}</span>
      <VisitState state={state} />
    </Link>
  );
}
