import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import page from '@/components/staff/office.module.css';
import { OfficeForm } from '@/components/staff/office-form';
import { dayOf, timeOf } from '@/lib/base/day';
import { subjectLine } from '@/lib/catalogue/known-homes';
import type { Snapshot } from '@/lib/content/snapshot';
import { briefDay, clock } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { officeHref } from '@/lib/routes/office-paths';
import type { StandingVisit } from '@/lib/visits/visits-to-check';
import styles from './hours.module.css';

interface VisitLinesProps {
  visits: readonly StandingVisit[];
  /** The hidden fields common to all of them: `home` or `absence`, with its id. */
  all: readonly [name: 'home' | 'absence', id: string];
  locale: Locale;
  data: Snapshot;
}

/** Appointments that may have to be cancelled, each with a button, and one button for all. */
export async function VisitLines({ visits, all, locale, data }: VisitLinesProps) {
  const [t, states] = await Promise.all([getTranslations('office.toCheck'), getTranslations('office.agenda.states')]);
  const [name, id] = all;
  return (
    <>
      <ul className={styles.visits}>
        {visits.map((visit) => {
          const when = `${briefDay(dayOf(visit.startsAt), locale)} ${clock(locale, timeOf(visit.startsAt), timeOf(visit.endsAt))}`;
          return (
            <li key={visit.id} className={styles.visit}>
              <Link className={styles.visitLink} href={officeHref(`agenda/${visit.id}`, locale)} prefetch={false}>
                <span className={styles.when}>{when}</span>
                <span>{visit.name}</span>
                {visit.state !== 'confirmed' && <span>{states(visit.state)}</span>}
                {name !== 'home' && (
                  <span className={page.muted}>
                    {subjectLine({ property: visit.property, project: null }, locale, data)}
                  </span>
                )}
              </Link>
              <OfficeForm action="visits.cancel">
                <input type="hidden" name="id" value={visit.id} />
                <button
                  className={`link ${styles.press}`}
                  type="submit"
                  aria-label={t('cancelOf', { name: visit.name, when })}
                >
                  {t('cancel')}
                </button>
              </OfficeForm>
            </li>
          );
        })}
      </ul>
      {visits.length > 1 && (
        <OfficeForm action="visits.cancel" className={styles.all}>
          <input type="hidden" name={name} value={id} />
          <button className="button button-quiet" type="submit">
            {t('all', { count: visits.length })}
          </button>
        </OfficeForm>
      )}
    </>
  );
}
