import { getTranslations } from 'next-intl/server';
import { languageName, moment } from '@/lib/format';
import { answerBegins, localeOf } from '@/lib/office/lead-mails';
import { AnswerForm } from './answer-form';
import styles from './lead.module.css';
import type { LeadProps } from './lead-page';
import page from './office.module.css';
import { OfficeForm } from './office-form';

/** What was written about a lead and to who sent it, and the fields for more. */
export async function Answering({ lead, details: { entries }, staff, locale, data }: LeadProps) {
  const t = await getTranslations('office.lead');
  const { team, site } = data.content;
  const language = localeOf(lead);
  const theirs = await getTranslations({ locale: language, namespace: 'office.lead' });
  const mailbox = (staff.broker !== null && team.get(staff.broker)?.email) || staff.email;
  const phone = typeof lead.fields.phone === 'string' ? lead.fields.phone : '';
  return (
    <>
      <section className={page.section}>
        <h2>{t('answers')}</h2>
        {entries.length === 0 && <p className={page.muted}>{t('answersNone')}</p>}
        <ol>
          {entries.map(({ id, kind, authorName, createdAt, subject, text }) => (
            <li key={id} className={kind === 'note' ? `${styles.entry} ${styles.note}` : styles.entry}>
              <p className={page.muted}>
                {t(kind === 'note' ? 'isNote' : 'isAnswer', { name: authorName, moment: moment(createdAt, locale) })}
              </p>
              {subject && <p className={styles.entrySubject}>{subject}</p>}
              <p className={styles.text}>{text}</p>
            </li>
          ))}
        </ol>
      </section>
      <section className={page.section}>
        <h2>{t('answer')}</h2>
        {lead.email ? (
          <AnswerForm
            lead={lead.id}
            to={t('answerTo', { email: lead.email })}
            subject={theirs('subjectLine', { agency: site.name })}
            text={await answerBegins(lead)}
            labels={{ subject: t('answerSubject'), text: t('answerText'), send: t('answerSend') }}
            hint={t('answerHint', { language: languageName(language, locale) })}
            replies={t('replies', { name: lead.name, address: mailbox })}
          />
        ) : (
          <p>{phone ? t('answerNone', { phone }) : t('answerNoneAtAll')}</p>
        )}
      </section>
      <section className={page.section}>
        <OfficeForm action="lead.note" className={page.form} resets>
          <input type="hidden" name="id" value={lead.id} />
          <label className="field">
            <span>{t('note')}</span>
            <textarea className="input" name="text" rows={3} maxLength={10_000} required />
          </label>
          <button className="button button-quiet" type="submit">
            {t('noteAdd')}
          </button>
        </OfficeForm>
      </section>
    </>
  );
}
