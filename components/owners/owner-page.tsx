import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { FormButton } from '@/components/staff/form-button';
import { HomeField } from '@/components/staff/home-field';
import page from '@/components/staff/office.module.css';
import { OfficeForm } from '@/components/staff/office-form';
import { subjectLine } from '@/lib/catalogue/known-homes';
import type { Snapshot } from '@/lib/content/snapshot';
import { languageName } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import type { listVisibleOwners } from '@/lib/owners/access';
import type { DownloadableDocument } from '@/lib/owners/documents';
import type { ReportView } from '@/lib/owners/reports';
import { portalHref } from '@/lib/requests/portal-href';
import { officeHref } from '@/lib/routes/office-paths';
import { HomeDocuments } from './home-documents';
import { OwnerReports } from './owner-reports';
import { accessText } from './owners';
import styles from './owners.module.css';

type Owner = Awaited<ReturnType<typeof listVisibleOwners>>[number];

interface OwnerProps {
  owner: Owner;
  homes: readonly { id: number; isTheirs: boolean }[];
  documents: readonly Omit<DownloadableDocument, 'href'>[];
  /** Null if none of their homes is on the site. */
  reports: readonly ReportView[] | null;
  /** Or it has homes of colleagues. */
  decidesReport: boolean;
  locale: Locale;
  data: Snapshot;
}

/** An owner of homes: their access, documents and reports. */
export async function OwnerPage({ owner, homes, documents, reports, decidesReport, locale, data }: OwnerProps) {
  const [t, agenda] = await Promise.all([getTranslations('office.owner'), getTranslations('office.agenda.new')]);
  const { id, name, email, locale: language, isActive } = owner;
  return (
    <main id="content" className={page.page} data-part="owner">
      <p className={page.back}>
        <Link className="link" href={officeHref('owners', locale)} prefetch={false}>
          {t('back')}
        </Link>
      </p>
      <h1 className={page.title}>{name}</h1>
      <p className={page.muted}>
        {[email, languageName(language, locale), await accessText(owner, locale)].join(' · ')}
      </p>
      <div className={`${page.buttons} ${styles.acts}`}>
        <a className="button button-quiet" href={portalHref({ as: id }, locale, data)}>
          {t('see')}
        </a>
        {!isActive && <FormButton action="owner.resend" values={{ id }} text={t('resend')} />}
      </div>
      <p className={page.muted}>{t('seeText')}</p>
      <section className={page.section}>
        <h2>{t('homes')}</h2>
        <ul className={styles.homes}>
          {homes.map((home) => (
            <li key={home.id}>
              <div className={styles.home}>
                <Link className="link" href={officeHref(`homes/${home.id}`, locale)} prefetch={false}>
                  {subjectLine({ property: home.id, project: null }, locale, data)}
                </Link>
                {home.isTheirs ? (
                  <OfficeForm action="owner.take-home">
                    <input type="hidden" name="id" value={id} />
                    <input type="hidden" name="home" value={home.id} />
                    <button className={`link ${styles.press}`} type="submit">
                      {t('take')}
                      <span className="sr-only"> {home.id}</span>
                    </button>
                  </OfficeForm>
                ) : (
                  <span className={page.muted}>{t('ofColleague')}</span>
                )}
              </div>
              {home.isTheirs && (
                <HomeDocuments
                  home={home.id}
                  documents={documents.filter(({ property }) => property === home.id)}
                  locale={locale}
                />
              )}
            </li>
          ))}
        </ul>
        <OfficeForm action="owner.add-home" className={styles.inline} resets>
          <input type="hidden" name="id" value={id} />
          <HomeField label={t('add')} hint={agenda('homeHint')} name="home" locale={locale} required />
          <button className="button button-quiet" type="submit">
            {t('addSubmit')}
          </button>
        </OfficeForm>
      </section>
      {reports ? (
        <OwnerReports owner={id} reports={reports} isOwn={decidesReport} locale={locale} />
      ) : (
        <section className={page.section}>
          <h2>{t('reports')}</h2>
          <p className={page.muted}>{t('reportsNone')}</p>
        </section>
      )}
      <details className={page.fold}>
        <summary className="link">{t('end')}</summary>
        <OfficeForm action="owner.end" className={page.form}>
          <input type="hidden" name="id" value={id} />
          <p>{t('endText', { name })}</p>
          <button className="button" type="submit">
            {t('endSubmit')}
          </button>
        </OfficeForm>
      </details>
    </main>
  );
}
