import { getTranslations } from 'next-intl/server';
import page from '@/components/staff/office.module.css';
import twoColumns from '@/components/staff/two-columns.module.css';
import type { MessageKey } from '@/lib/i18n/translator';
import { subjectView } from '@/lib/leads/lead-view';
import styles from './lead.module.css';
import type { LeadProps } from './lead-page';
import { MailState } from './mail-state';
import { VisitorFiles } from './visitor-files';

interface SubjectProps {
  lead: Pick<LeadProps['lead'], 'property' | 'project'>;
}

/** The home or project that a lead or an appointment is about. */
export async function LeadSubject({ lead, locale, data }: Pick<LeadProps, 'locale' | 'data'> & SubjectProps) {
  const [t, price] = await Promise.all([getTranslations('office.lead'), getTranslations('price')]);
  const subject = subjectView(lead, locale, price, data);
  if (!subject) return null;
  const broker = data.content.team.get(subject.broker);
  return (
    <section className={page.section}>
      <h2>{t('subject')}</h2>
      {subject.picture && <img className={styles.picture} src={subject.picture} alt="" />}
      <p className={styles.subjectTitle}>{subject.title}</p>
      <p className={page.muted}>{subject.text}</p>
      {subject.price && <p className={styles.price}>{subject.price}</p>}
      {broker && <p className={page.muted}>{t('brokerOf', { name: broker.name })}</p>}
      {subject.href && (
        <p>
          <a href={subject.href}>{t('onSite')}</a>
        </p>
      )}
    </section>
  );
}

/** The mails of a lead, each with its state. */
export async function LeadMails({ details: { mails }, locale }: LeadProps) {
  const t = await getTranslations('office.lead');
  return (
    <section className={page.section} data-part="lead-mails">
      <h2>{t('mails')}</h2>
      {mails.length === 0 && <p className={page.muted}>{t('mailsNone')}</p>}
      <ul className={twoColumns.list}>
        {mails.map(({ id, subject, recipient, state, finished_at, last_error }) => (
          <li key={id}>
            {subject}
            <span className={page.muted}>{t('mailTo', { to: recipient })}</span>
            <MailState mail={{ state, finishedAt: finished_at, lastError: last_error }} locale={locale} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The source of a visit. */
export async function LeadSource({ lead }: LeadProps) {
  const t = await getTranslations('office.lead');
  const known = Object.entries(lead.source).filter(([name]) => t.has(`sources.${name}` as MessageKey<'office.lead'>));
  if (known.length === 0) return null;
  return (
    <section className={page.section}>
      <h2>{t('source')}</h2>
      <dl className={styles.sent}>
        {known.map(([name, value]) => (
          <div key={name}>
            <dt>{t(`sources.${name}` as MessageKey<'office.lead'>)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The files that came with a lead. */
export async function LeadFiles({ details: { files } }: LeadProps) {
  const t = await getTranslations('office.lead');
  if (files.length === 0) return null;
  return (
    <div className={styles.files}>
      <h3>{t('files')}</h3>
      <p className={page.muted}>{t('filesText')}</p>
      <VisitorFiles files={files} />
    </div>
  );
}
