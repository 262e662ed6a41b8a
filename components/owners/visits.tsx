import { getLocale, getTranslations } from 'next-intl/server';
import visitStyles from '@/components/visits/visit.module.css';
import { dateAndTime } from '@/lib/i18n/format';
import type { NameOf } from '@/lib/owners/homes';
import type { OwnerVisit } from '@/lib/owners/requests';
import { HomeLine } from './home-line';
import styles from './records.module.css';

interface OwnerVisitsProps {
  visits: { planned: OwnerVisit[]; earlier: OwnerVisit[] };
  homeName: NameOf;
}

/** The appointments at homes, and what visitors said of them. */
export async function OwnerVisits({ visits, homeName }: OwnerVisitsProps) {
  const t = await getTranslations('owner.visits');
  const groups = (['planned', 'earlier'] as const).filter((group) => visits[group].length > 0);
  return (
    <div className={styles.ownerSection}>
      <p className="lead">{t(groups.length > 0 ? 'lead' : 'empty')}</p>
      {groups.map((group) => (
        <div key={group}>
          <h2>{t(group)}</h2>
          <ul className={styles.ownerEntries}>
            {visits[group].map((visit) => (
              <Visit key={visit.id} visit={visit} homeName={homeName} />
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

async function Visit({ visit, homeName }: { visit: OwnerVisit; homeName: NameOf }) {
  const [locale, t, requests] = await Promise.all([
    getLocale(),
    getTranslations('owner.visits'),
    getTranslations('owner.communications'),
  ]);
  const { startsAt, endsAt, state, home, visitor, feedback, rating } = visit;
  const takesPlace = state === 'confirmed' || state === 'over';
  return (
    <li>
      <p className={styles.ownerEntryHead}>
        <strong>{dateAndTime(startsAt, locale, endsAt)}</strong>
        <span
          data-state=""
          className={
            takesPlace ? visitStyles.visitState : `${visitStyles.visitState} ${visitStyles['visit-cancelled']}`
          }
        >
          {t(`states.${state}`)}
        </span>
      </p>
      <HomeLine home={homeName(home)} />
      <p>{visitor ?? requests('visitor')}</p>
      {feedback && (
        <figure className={styles.ownerFeedback}>
          <figcaption>
            {t('feedback')}
            {rating !== null && <strong>{t('rating', { rating })}</strong>}
          </figcaption>
          <blockquote>{feedback}</blockquote>
        </figure>
      )}
    </li>
  );
}
