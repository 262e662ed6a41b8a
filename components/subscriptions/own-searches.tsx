import { getLocale, getTranslations } from 'next-intl/server';
import styles from '@/components/accounts/account.module.css';
import { SubjectCard } from '@/components/forms/subject-card';
import { dayOf } from '@/lib/base/day';
import { date } from '@/lib/i18n/format';
import type { OwnSearch } from '@/lib/subscriptions/owner-searches';

/** The searches that an account gets alerts for; `newHref` leads to the form of another one. */
export async function OwnSearches({ searches, newHref }: { searches: OwnSearch[]; newHref: string | null }) {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('account.searches')]);
  return (
    <div className={styles.ownSearches} data-part="own-searches">
      {searches.length === 0 && <p className="lead">{t('none')}</p>}
      <ul>
        {searches.map(({ id, createdAt, card, changeHref, stopHref }) => (
          <li key={id}>
            <SubjectCard subject={{ ...card, title: t('since', { day: date(dayOf(createdAt), locale) }) }} />
            <p className={styles.ownSearchLinks}>
              <a className="link" href={changeHref}>
                {t('change')}
              </a>
              <a className="link" href={stopHref}>
                {t('stop')}
              </a>
            </p>
          </li>
        ))}
      </ul>
      {newHref && (
        <p>
          <a className="button" href={newHref}>
            {t('new')}
          </a>
        </p>
      )}
    </div>
  );
}
