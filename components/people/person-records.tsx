import { getTranslations } from 'next-intl/server';
import { LinkedLine } from '@/components/leads/linked-line';
import page from '@/components/staff/office.module.css';
import { OfficeForm } from '@/components/staff/office-form';
import twoColumns from '@/components/staff/two-columns.module.css';
import { dayOf } from '@/lib/base/day';
import { subjectLine } from '@/lib/catalogue/known-homes';
import { date, dateAndTime } from '@/lib/i18n/format';
import { nameLeadKind } from '@/lib/leads/lead-kinds';
import { officeHref } from '@/lib/routes/office-paths';
import styles from './people.module.css';
import type { PersonProps } from './person-page';

/** The person's requests. */
export async function PersonLeads({ view: { record }, locale, data }: PersonProps) {
  const [t, kinds, statuses] = await Promise.all([
    getTranslations('office.people'),
    getTranslations('office.kinds'),
    getTranslations('office.status'),
  ]);
  return (
    <section className={page.section}>
      <h2>{t('leadsTitle')}</h2>
      {record.leads.length === 0 && <p className={page.muted}>{t('leadsNone')}</p>}
      <ul className={twoColumns.list} data-part="person-leads">
        {record.leads.map((lead) => (
          <LinkedLine
            key={lead.id}
            href={officeHref(`leads/${lead.id}`, locale)}
            text={nameLeadKind(lead.form, kinds)}
            facts={[date(dayOf(lead.createdAt), locale), statuses(lead.status), subjectLine(lead, locale, data)]}
          />
        ))}
      </ul>
    </section>
  );
}

/** The person's appointments. */
export async function PersonVisits({ view: { record }, locale, data }: PersonProps) {
  const [t, lead] = await Promise.all([getTranslations('office.people'), getTranslations('office.lead')]);
  if (record.visits.length === 0) return null;
  return (
    <section className={page.section}>
      <h2>{t('visitsTitle')}</h2>
      <ul className={twoColumns.list} data-part="person-visits">
        {record.visits.map((visit) => (
          <LinkedLine
            key={visit.id}
            href={officeHref(`leads/${visit.lead}`, locale)}
            text={dateAndTime(visit.startsAt, locale)}
            facts={[
              lead(`visitStates.${visit.state}`),
              subjectLine({ property: visit.property, project: null }, locale, data),
              visit.feedback,
            ]}
          />
        ))}
      </ul>
    </section>
  );
}

/** The person's subscriptions by mail. */
export async function PersonSubscriptions({ view: { person, record, searches }, locale }: PersonProps) {
  const [t, forms] = await Promise.all([getTranslations('office.people'), getTranslations('forms')]);
  const { reader } = record;
  if (searches.length === 0 && !reader) return null;
  const stop = (search?: string) => (
    <details>
      <summary className="link">{t('stop')}</summary>
      <OfficeForm action="person.stop" className={page.form}>
        <input type="hidden" name="id" value={person.id} />
        {search && <input type="hidden" name="search" value={search} />}
        <p>{t('stopText')}</p>
        <button className="button button-quiet" type="submit">
          {t('stop')}
        </button>
      </OfficeForm>
    </details>
  );
  return (
    <section className={page.section}>
      <h2>{t('subscriptionsTitle')}</h2>
      <ul data-part="person-subscriptions">
        {searches.map((search) => (
          <li key={search.id} className={styles.line}>
            <span>{search.words ?? search.criteria}</span>
            <span className={page.muted}>
              {[
                forms(`options.${search.pace}`),
                t(`consent.${search.state}`),
                t('since', { day: date(dayOf(search.createdAt), locale) }),
              ].join(' · ')}
            </span>
            {stop(search.id)}
          </li>
        ))}
        {reader && (
          <li className={styles.line}>
            <span>{t('newsletterTitle')}</span>
            <span className={page.muted}>
              {[t(`consent.${reader.state}`), t('since', { day: date(dayOf(reader.createdAt), locale) })].join(' · ')}
            </span>
            {stop()}
          </li>
        )}
      </ul>
    </section>
  );
}

/** Their account in the portal, with their homes. */
export async function PersonAccount({ view: { record }, locale, data }: PersonProps) {
  const t = await getTranslations('office.people');
  const { account } = record;
  if (!account) return null;
  return (
    <section className={page.section}>
      <h2>{t('accountTitle')}</h2>
      <p className={page.muted}>{account.role === 'client' ? t('accountText') : t('accountStaff')}</p>
      <ul className={twoColumns.list}>
        {account.homes.map((property) => (
          <li key={property}>{subjectLine({ property, project: null }, locale, data)}</li>
        ))}
      </ul>
    </section>
  );
}
