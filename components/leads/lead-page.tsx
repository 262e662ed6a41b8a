import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import listPage from '@/components/staff/list-page.module.css';
import page from '@/components/staff/office.module.css';
import twoColumns from '@/components/staff/two-columns.module.css';
import type { Staff } from '@/lib/accounts/store-staff';
import type { Snapshot } from '@/lib/content/snapshot';
import { languageName, moment } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { nameLeadKind } from '@/lib/leads/lead-kinds';
import { readLeadLocale } from '@/lib/leads/lead-mails';
import { listSentRows, type readLeadDetails } from '@/lib/leads/lead-view';
import type { LeadRecord } from '@/lib/leads/store';
import { officeHref } from '@/lib/routes/office-paths';
import { Answering } from './answering';
import styles from './lead.module.css';
import { LeadFiles, LeadMails, LeadSource, LeadSubject } from './lead-details';
import { LeadKeys } from './lead-keys';
import { LeadWork } from './lead-work';

export interface LeadProps {
  lead: LeadRecord;
  details: Awaited<ReturnType<typeof readLeadDetails>>;
  staff: Staff;
  locale: Locale;
  data: Snapshot;
}

/** One lead: what was sent, what was said since, and beside it all that helps to answer; `children` show what is known of the person. */
export async function LeadPage({
  history,
  children,
  ...props
}: LeadProps & { history: ReactNode; children: ReactNode }) {
  const { lead, locale, data } = props;
  const [t, kinds, leads] = await Promise.all([
    getTranslations('office.lead'),
    getTranslations('office.kinds'),
    getTranslations('office.leads'),
  ]);
  const rows = await listSentRows(lead, locale, data);
  return (
    <main id="content" className={page.page} data-part="lead">
      <LeadKeys lead={lead.id} />
      <p className={page.back}>
        <Link className="link" href={officeHref('leads', locale)} prefetch={false}>
          {t('back')}
        </Link>
      </p>
      <h1 className={page.title}>{lead.name}</h1>
      <p className={page.muted}>
        {typeof lead.fields.phone === 'string' && (
          <>
            <a href={`tel:${lead.fields.phone.replace(/[^\d+]/g, '')}`}>{lead.fields.phone}</a>
            {'\u00a0· '}
          </>
        )}
        {[
          nameLeadKind(lead.form, kinds),
          moment(Date.parse(lead.createdAt), locale),
          languageName(readLeadLocale(lead), locale),
          lead.email,
        ]
          .filter(Boolean)
          .join('\u00a0· ')}
      </p>
      {lead.form === 'contact-appointment' && (
        <p>
          {/* An appointment has the id of its lead. */}
          <Link className="link" href={officeHref(`agenda/${lead.id}`, locale)} prefetch={false}>
            {t('appointment')}
          </Link>
        </p>
      )}
      <LeadWork {...props} />
      <div className={twoColumns.columns}>
        <div className={twoColumns.main}>
          <section className={page.section}>
            <h2>{t('sent')}</h2>
            <dl className={styles.sent}>
              {rows.map(({ label, value }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
            <LeadFiles {...props} />
          </section>
          <Answering {...props} />
        </div>
        <aside className={twoColumns.aside}>
          <LeadSubject {...props} />
          {children}
          <LeadMails {...props} />
          <LeadSource {...props} />
        </aside>
      </div>
      <details className={page.fold}>
        <summary className="link">{t('history')}</summary>
        {history}
      </details>
      <p className={listPage.keys}>{leads('keysOne')}</p>
    </main>
  );
}
