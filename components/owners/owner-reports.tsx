import { getTranslations } from 'next-intl/server';
import { AreaField } from '@/components/staff/fields';
import page from '@/components/staff/office.module.css';
import { OfficeForm } from '@/components/staff/office-form';
import { dayOf } from '@/lib/base/day';
import { date, monthText } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import type { ReportView } from '@/lib/owners/reports';
import styles from './owners.module.css';

interface ReportsProps {
  owner: string;
  /** The past month, and the current one. */
  reports: readonly ReportView[];
  /** Whether the reader may decide about them. */
  isOwn: boolean;
  locale: Locale;
}

/** The reports of an owner: their state, a preview, and forms to add a sentence, hold one back or send it. */
export async function OwnerReports({ owner, reports, isOwn, locale }: ReportsProps) {
  const t = await getTranslations('office.reports');
  const isStopped = reports.some(({ state }) => state === 'staffStopped');
  const isOwners = reports.some(({ state }) => state === 'ownerStopped');
  return (
    <section className={page.section} data-part="owner-reports">
      <h2>{t('title')}</h2>
      <ul className={`${styles.homes} ${styles.months}`}>
        {reports.toReversed().map((report) => (
          <li key={report.month}>
            <Report owner={owner} report={report} isOwn={isOwn} locale={locale} />
          </li>
        ))}
      </ul>
      {isOwners || !isOwn ? (
        <p className={page.muted}>{t(isOwn ? 'ownersWish' : 'ofColleagues')}</p>
      ) : (
        <OfficeForm action="report.stop" className={styles.acts}>
          <input type="hidden" name="id" value={owner} />
          <button className={`link ${styles.press}`} type="submit" name="stop" value={isStopped ? 'no' : 'yes'}>
            {t(isStopped ? 'restart' : 'stop')}
          </button>
        </OfficeForm>
      )}
    </section>
  );
}

async function Report({ owner, report, isOwn, locale }: Omit<ReportsProps, 'reports'> & { report: ReportView }) {
  const t = await getTranslations('office.reports');
  const { month, state, at, isOver, held, note } = report;
  const hidden = (
    <>
      <input type="hidden" name="id" value={owner} />
      <input type="hidden" name="month" value={month} />
    </>
  );
  const canBeHeld = isOwn && (state === 'goes' || state === 'held' || state === 'allHeld');
  const canBeSent = isOwn && isOver && state !== 'ownerStopped' && state !== 'staffStopped';
  return (
    <>
      <p className={styles.name}>{monthText(month, locale, 'numeric')}</p>
      <p className={page.muted}>{t(`states.${state}`, { day: date(dayOf(at), locale) })}</p>
      <div className={`${page.buttons} ${styles.acts}`}>
        <a
          className={`link ${styles.small}`}
          href={`/api/office/reports/${owner}/?month=${month}`}
          target="_blank"
          rel="noreferrer"
        >
          {t('preview')}
        </a>
        {canBeHeld && (
          <OfficeForm action="report.hold">
            {hidden}
            <button className={`link ${styles.press}`} type="submit" name="hold" value={held ? 'no' : 'yes'}>
              {t(held ? 'release' : 'hold')}
            </button>
          </OfficeForm>
        )}
        {canBeSent && (
          <OfficeForm action="report.send">
            {hidden}
            <button className={`link ${styles.press}`} type="submit">
              {t(state === 'sent' ? 'again' : 'now')}
            </button>
            <span className={page.muted}> {t('forGood')}</span>
          </OfficeForm>
        )}
      </div>
      {isOwn && (
        <details open={note !== null}>
          <summary className="link">{t('note')}</summary>
          {/* The field follows the stored note. */}
          <OfficeForm key={note} action="report.note" className={page.form}>
            {hidden}
            <AreaField
              label={t('noteLabel')}
              hint={t('noteHint')}
              name="note"
              rows={3}
              maxLength={1_000}
              defaultValue={note ?? ''}
            />
            <button className="button button-quiet" type="submit">
              {t('noteSave')}
            </button>
          </OfficeForm>
        </details>
      )}
    </>
  );
}
