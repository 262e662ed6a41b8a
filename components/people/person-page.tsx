import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import page from '@/components/staff/office.module.css';
import { FittingHomes } from '@/components/subscriptions/fitting-homes';
import { formatPhone } from '@/lib/base/phone';
import type { Snapshot } from '@/lib/content/snapshot';
import { languageName } from '@/lib/i18n/format';
import { isLocale, type Locale } from '@/lib/i18n/locales';
import type { PersonView } from '@/lib/people/people-page';
import { officeHref } from '@/lib/routes/office-paths';
import type { OfficeSession } from '@/lib/staff/session';
import styles from './people.module.css';
import { PersonActions } from './person-actions';
import { PersonFiles, PersonMails, PersonNotes } from './person-messages';
import { PersonAccount, PersonLeads, PersonSubscriptions, PersonVisits } from './person-records';

export interface PersonProps {
  view: PersonView;
  session: OfficeSession;
  locale: Locale;
  data: Snapshot;
}

/** Everything about one person in one place, and what they may ask staff to do with it. */
export async function PersonPage(props: PersonProps) {
  const { view, session, locale, data } = props;
  const { person, record } = view;
  const t = await getTranslations('office.people');
  const preferred = record.leads[0]?.locale ?? record.account?.locale;
  const language = isLocale(preferred) ? preferred : null;
  return (
    <main id="content" className={page.page} data-part="person">
      <p className={page.back}>
        <Link className="link" href={officeHref('people', locale)} prefetch={false}>
          {t('back')}
        </Link>
      </p>
      <h1 className={page.title}>{person.name || person.email}</h1>
      <p className={page.muted}>
        {person.phone && (
          <>
            <a href={`tel:${person.phone.replace(/[^\d+]/g, '')}`}>{formatPhone(person.phone)}</a>
            {' · '}
          </>
        )}
        {[person.name && person.email, language && languageName(language, locale)].filter(Boolean).join(' · ')}
      </p>
      <div className={styles.columns}>
        <div>
          <PersonLeads {...props} />
          <FittingHomes
            email={person.email}
            language={language ?? locale}
            staff={session.staff}
            locale={locale}
            data={data}
          />
          <PersonNotes {...props} />
          <PersonMails {...props} />
        </div>
        <div>
          <PersonVisits {...props} />
          <PersonSubscriptions {...props} />
          <PersonAccount {...props} />
          <PersonFiles {...props} />
        </div>
      </div>
      <PersonActions {...props} />
    </main>
  );
}
