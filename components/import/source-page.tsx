import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { FileField } from '@/components/staff/fields';
import { FormButton } from '@/components/staff/form-button';
import { KeepFocus } from '@/components/staff/keep-focus';
import page from '@/components/staff/office.module.css';
import { OfficeForm } from '@/components/staff/office-form';
import { OwnUnsaved } from '@/components/staff/own-unsaved';
import type { ImportSource } from '@/lib/content/import-sources';
import type { Snapshot } from '@/lib/content/snapshot';
import { maxFileBytes } from '@/lib/forms/field-rules';
import type { Locale } from '@/lib/i18n/locales';
import {
  formatImportedValue,
  formatMeaning,
  type ImportOverview,
  type RunReport,
  type SourceLine,
  sourceLabel,
} from '@/lib/import/import-page';
import { officeHref } from '@/lib/routes/office-paths';
import type { FormCopy } from '@/lib/staff/working-copies/form-copies';
import styles from './import.module.css';
import { Report } from './report';
import { Running, RunText } from './run-text';
import { SourceForm } from './source-form';
import { UnknownWords, WordField } from './unknown-words';

interface SourcePageProps extends SourceLine {
  overview: ImportOverview;
  report: RunReport | null;
  /** The person's unsaved changes in the forms of sources, by source. */
  savedCopies: ReadonlyMap<string, FormCopy>;
  locale: Locale;
  data: Snapshot;
}

/** One source: try it and run it, what came of that, and what was learned about it. */
export async function SourcePage({ source, hasFeed, overview, report, savedCopies, locale, data }: SourcePageProps) {
  const [t, nav, errors] = await Promise.all([
    getTranslations('office.import'),
    getTranslations('office.nav'),
    getTranslations('office.errors'),
  ]);
  const { running, runs } = overview;
  const own = runs.filter(({ feed }) => feed === source.id).slice(0, 8);
  return (
    <main id="content" className={page.page} data-part="import-source">
      <p className={page.back}>
        <Link className="link" href={officeHref('import', locale)} prefetch={false}>
          {nav('import')}
        </Link>
      </p>
      <h1 className={page.title}>{source.id}</h1>
      <p className={page.muted}>{source.address ?? t(hasFeed ? 'fileThere' : 'noFile')}</p>
      {!source.address && (
        <OfficeForm action="import.upload" className={styles.acts} label={t('upload')} resets>
          <input type="hidden" name="source" value={source.id} />
          <FileField
            label={t('file')}
            name="file"
            accept=".xml,.json,.zip"
            maxBytes={maxFileBytes}
            tooLarge={errors('fileSize')}
            required
          />
          <button className="button button-quiet" type="submit">
            {t('upload')}
          </button>
        </OfficeForm>
      )}
      {hasFeed && (
        <div className={styles.acts}>
          <FormButton action="import.try" values={{ source: source.id }} text={t('try')} className="button" />
          <FormButton action="import.run" values={{ source: source.id }} text={t('run')} />
          <p className={page.muted}>{t('tryText')}</p>
        </div>
      )}
      {running && <Running run={running} locale={locale} />}
      <KeepFocus>
        {report && <UnknownWords source={source.id} unknown={report.unknown} locale={locale} data={data} />}
        {report && <Report source={source.id} report={report} locale={locale} data={data} />}
        <Learned source={source} locale={locale} data={data} />
      </KeepFocus>
      {own.length > 0 && (
        <section className={page.section}>
          <h2>{t('runs')}</h2>
          <ul className={styles.lines}>
            {own.map((run) => (
              <li key={run.id} className={styles.line}>
                <RunText run={run} locale={locale} />
                {run.hasDetails && (
                  <Link
                    className={`link ${styles.link}`}
                    href={`${officeHref('import', locale)}?source=${source.id}&run=${run.id}`}
                    prefetch={false}
                    aria-current={run.id === report?.run.id ? 'true' : undefined}
                  >
                    {t('report')}
                  </Link>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      <details className={page.fold}>
        <summary className="link">
          {t('settings')} <OwnUnsaved copy={savedCopies.get(source.id)} locale={locale} />
        </summary>
        <SourceForm key={source.id} source={source} savedCopy={savedCopies.get(source.id)} data={data} />
        <FormButton
          action="import.remove"
          values={{ source: source.id }}
          text={t('remove')}
          className={`link ${styles.link}`}
        />
        <p className={page.muted}>{t('removeText')}</p>
      </details>
    </main>
  );
}

/** The meanings of the source's words, and the corrections. */
async function Learned({ source, locale, data }: { source: ImportSource; locale: Locale; data: Snapshot }) {
  const t = await getTranslations('office.import');
  const { id, meanings, corrections } = source;
  if (meanings.length + corrections.length === 0) return null;
  return (
    <section className={page.section}>
      <h2>{t('learned')}</h2>
      <p className={page.muted}>{t('learnedText')}</p>
      <ul className={styles.lines}>
        {meanings.map(({ field, value, means }) => (
          <li key={`${field} ${value}`} className={styles.line}>
            <span className={styles.head}>
              <WordField field={field} locale={locale} /> <q>{value}</q>
              <span>→ {means === null ? t('leftOutWord') : formatMeaning(means, locale, data)}</span>
              <OfficeForm action="import.forget">
                <input type="hidden" name="source" value={id} />
                <input type="hidden" name="field" value={field} />
                <input type="hidden" name="value" value={value} />
                <button className={`link ${styles.link}`} type="submit" aria-label={`${t('forget')}: ${value}`}>
                  {t('forget')}
                </button>
              </OfficeForm>
            </span>
          </li>
        ))}
        {corrections.map(({ id: record, field, value, instead }) => (
          <li key={`${record} ${field}`} className={styles.line}>
            <span className={styles.head}>
              <code>{record}</code> <span>{sourceLabel(field, locale)}</span>
              <span>
                {value ? <q>{formatImportedValue(field, value, locale, data)}</q> : t('nothing')} →{' '}
                {formatImportedValue(field, String(instead), locale, data)}
              </span>
              <OfficeForm action="import.uncorrect">
                <input type="hidden" name="source" value={id} />
                <input type="hidden" name="record" value={record} />
                <input type="hidden" name="field" value={field} />
                <button
                  className={`link ${styles.link}`}
                  type="submit"
                  aria-label={`${t('forget')}: ${record} ${field}`}
                >
                  {t('forget')}
                </button>
              </OfficeForm>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
