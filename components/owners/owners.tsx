import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { SelectField, TextField } from '@/components/staff/fields';
import { HomeField } from '@/components/staff/home-field';
import page from '@/components/staff/office.module.css';
import { OfficeForm } from '@/components/staff/office-form';
import type { Staff } from '@/lib/accounts/store-staff';
import { dayOf } from '@/lib/base/day';
import { subjectLine } from '@/lib/catalogue/known-homes';
import type { Snapshot } from '@/lib/content/snapshot';
import { date, languageName, moment, monthText } from '@/lib/i18n/format';
import { type Locale, locales } from '@/lib/i18n/locales';
import type { listVisibleOwners } from '@/lib/owners/access';
import { holdAllReportsAction } from '@/lib/owners/report-actions';
import type { ReportView, readReports } from '@/lib/owners/reports';
import { officeHref } from '@/lib/routes/office-paths';
import { may } from '@/lib/staff/rights';
import styles from './owners.module.css';

interface OwnersProps {
  owners: Awaited<ReturnType<typeof listVisibleOwners>>;
  reports: Awaited<ReturnType<typeof readReports>>;
  staff: Staff;
  locale: Locale;
  data: Snapshot;
}

/** Owners with the homes that they see in the portal, and the state of their next report. */
export async function Owners({ owners, reports: { coming }, staff, locale, data }: OwnersProps) {
  const [t, nav] = await Promise.all([getTranslations('office.owners'), getTranslations('office.nav')]);
  return (
    <main id="content" className={page.page} data-part="owners">
      <h1 className={page.title}>{nav('owners')}</h1>
      {owners.length === 0 ? (
        <p className={page.empty}>{t('none')}</p>
      ) : (
        <ul className={styles.owners}>
          {owners.map((owner) => (
            <li key={owner.id}>
              <OwnerRow
                owner={owner}
                report={owner.homes.some((home) => data.catalogue.properties.has(home)) ? coming.of(owner.id) : null}
                locale={locale}
                data={data}
              />
            </li>
          ))}
        </ul>
      )}
      {may(staff.role, holdAllReportsAction) && owners.length > 0 && (
        <section className={page.section}>
          <h2>{t('reports', { month: monthText(coming.month, locale, 'numeric') })}</h2>
          <p className={page.muted}>
            {coming.isHeld ? t('reportsHeld') : t('reportsGo', { moment: moment(coming.at, locale) })}
          </p>
          <OfficeForm action="report.hold-all" className={page.form}>
            <input type="hidden" name="month" value={coming.month} />
            <button className="button button-quiet" type="submit" name="hold" value={coming.isHeld ? 'no' : 'yes'}>
              {t(coming.isHeld ? 'reportsRelease' : 'reportsHold')}
            </button>
          </OfficeForm>
        </section>
      )}
      <section className={`${page.section} ${page.narrow}`}>
        <h2>{t('invite')}</h2>
        <p className={page.muted}>{t('inviteText')}</p>
        <OfficeForm action="owner.invite" className={page.form}>
          <TextField label={t('name')} name="name" maxLength={200} required />
          <TextField label={t('email')} name="email" type="email" maxLength={254} required />
          <HomeField
            label={t('homes')}
            hint={t('homesHint')}
            name="homes"
            maxLength={400}
            isList
            locale={locale}
            required
          />
          <SelectField
            label={t('language')}
            name="language"
            defaultValue={locale}
            options={locales.map((language) => [language, languageName(language, locale)] as const)}
          />
          <button className="button" type="submit">
            {t('send')}
          </button>
        </OfficeForm>
      </section>
    </main>
  );
}

interface RowProps extends Pick<OwnersProps, 'locale' | 'data'> {
  owner: OwnersProps['owners'][number];
  /** Null if none of their homes is on the site. */
  report: ReportView | null;
}

async function OwnerRow({ owner, report, locale, data }: RowProps) {
  const t = await getTranslations('office.reports');
  return (
    <Link className={styles.row} href={officeHref(`owners/${owner.id}`, locale)} prefetch={false}>
      <span className={styles.name}>{owner.name}</span>
      <span className={page.muted}>
        {owner.homes.map((property) => (
          <span key={property} className={styles.line}>
            {subjectLine({ property, project: null }, locale, data)}
          </span>
        ))}
      </span>
      <span className={page.muted}>{await accessText(owner, locale)}</span>
      <span className={page.muted}>
        {report &&
          t('inMonth', {
            month: monthText(report.month, locale),
            state: t(`states.${report.state}`, { day: date(dayOf(report.at), locale) }),
          })}
      </span>
    </Link>
  );
}

/** Whether an owner has access, and when they last logged in. */
export async function accessText(
  { isActive, invitedUntil, lastLogIn }: OwnersProps['owners'][number],
  locale: Locale,
): Promise<string> {
  const t = await getTranslations('office.owners');
  if (lastLogIn !== null) return t('lastLogIn', { moment: moment(lastLogIn, locale) });
  if (isActive) return t('active');
  return invitedUntil === null ? t('expired') : t('invited', { day: date(dayOf(invitedUntil), locale) });
}
