import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { LeadRows } from '@/components/leads/lead-rows';
import { MailFailure } from '@/components/leads/mail-state';
import { FormButton } from '@/components/staff/form-button';
import page from '@/components/staff/office.module.css';
import { VisitsToCheck } from '@/components/visits/visits-to-check';
import type { Staff } from '@/lib/accounts/store-staff';
import { dayOf, timeOf } from '@/lib/base/day';
import { subjectLine } from '@/lib/catalogue/known-homes';
import type { Snapshot } from '@/lib/content/snapshot';
import { briefDay, clock, longDay, number } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { type InboxQuery, inboxHref } from '@/lib/leads/inbox';
import type { readToday } from '@/lib/office/today';
import type { readDataPart } from '@/lib/office/today-data';
import type { WeekFigure } from '@/lib/office/week-figures';
import { officeHref } from '@/lib/routes/office-paths';
import styles from './today.module.css';
import { Drafts, GitError, HeldFiles, Imports, LateJobs } from './today-data';
import { Part } from './today-part';
import { Warnings } from './today-warnings';
import { WeekFigures } from './week-figures';

type TodayData = Awaited<ReturnType<typeof readToday>>;

interface TodayProps {
  staff: Staff;
  today: TodayData;
  week: readonly WeekFigure[];
  state: Awaited<ReturnType<typeof readDataPart>>;
  /** Names of staff by their account. */
  names: ReadonlyMap<string, string>;
  locale: Locale;
  data: Snapshot;
}

/** The start page of the office; each line links to its page. */
export async function Today(props: TodayProps) {
  const { staff, today, week, state, locale, data } = props;
  const t = await getTranslations('office.today');
  const { leads, failed } = today;
  const isQuiet =
    !leads &&
    failed.length === 0 &&
    (!state ||
      (state.heldFiles.length +
        state.drafts.count +
        state.warnings.length +
        state.imports.length +
        state.lateJobs.length ===
        0 &&
        state.gitError === null));
  return (
    <main id="content" className={page.page} data-part="today">
      <h1 className={page.title}>{t('greeting', { name: staff.name.split(' ')[0] ?? '' })}</h1>
      <p className={page.muted}>{longDay(dayOf(Date.now()), locale)}</p>
      {isQuiet && <p>{t('quiet')}</p>}
      {state && state.picturesWaiting > 0 && (
        <p className={page.muted}>{t('picturesWaiting', { count: state.picturesWaiting })}</p>
      )}
      {state && state.heldFiles.length > 0 && (
        <HeldFiles entries={state.heldFiles} isRefused={state.isRefused} locale={locale} data={data} />
      )}
      {state && state.lateJobs.length > 0 && <LateJobs jobs={state.lateJobs} locale={locale} />}
      {state?.gitError && <GitError reason={state.gitError} />}
      {failed.length > 0 && <FailedMails failed={failed} />}
      {leads && <LeadParts {...props} leads={leads} />}
      {state && state.drafts.count > 0 && <Drafts drafts={state.drafts} locale={locale} />}
      {state && state.warnings.length > 0 && <Warnings warnings={state.warnings} locale={locale} data={data} />}
      {state && state.imports.length > 0 && <Imports imports={state.imports} locale={locale} data={data} />}
      {week.length > 0 && <WeekFigures week={week} locale={locale} />}
    </main>
  );
}

async function LeadParts({ leads, ...props }: TodayProps & { leads: NonNullable<TodayData['leads']> }) {
  const t = await getTranslations('office.today');
  const { recent, late, due, visits, toCheck, reviews } = leads;
  return (
    <>
      <VisitsToCheck homes={toCheck} locale={props.locale} data={props.data} />
      <LeadPart
        {...props}
        title={t('late')}
        none={t('lateNone')}
        part={late}
        query={{ status: 'todo', sort: 'oldest' }}
      />
      {due.count > 0 && (
        <LeadPart {...props} title={t('followUp')} none="" part={due} query={{ status: 'all', sort: 'follow-up' }} />
      )}
      <Visits {...props} visits={visits} />
      <LeadPart
        {...props}
        title={t('new')}
        none={t('newNone')}
        part={recent}
        query={{ status: 'all', sort: 'newest' }}
      />
      {reviews > 0 && (
        <Part title={t('reviews')} count={number(reviews, props.locale)}>
          <p>
            <Link className={`link ${styles.more}`} href={officeHref('reviews', props.locale)} prefetch={false}>
              {t('reviewsRead')}
            </Link>
          </p>
        </Part>
      )}
    </>
  );
}

interface LeadPartProps extends TodayProps {
  title: string;
  none: string;
  part: NonNullable<TodayData['leads']>['recent'];
  /** The address of the full list. */
  query: InboxQuery;
}

async function LeadPart({ title, none, part, query, names, locale, data }: LeadPartProps) {
  const t = await getTranslations('office.today');
  return (
    <Part title={title} count={number(part.count, locale)}>
      {part.count === 0 ? (
        <p className={page.muted}>{none}</p>
      ) : (
        <LeadRows lines={part.lines} names={names} label={title} locale={locale} data={data} />
      )}
      {part.count > part.lines.length && (
        <p>
          <Link
            className={`link ${styles.more}`}
            href={officeHref('leads', locale) + inboxHref(query)}
            prefetch={false}
          >
            {t('more', { count: number(part.count, locale) })}
          </Link>
        </p>
      )}
    </Part>
  );
}

async function Visits({ visits, locale, data }: TodayProps & { visits: NonNullable<TodayData['leads']>['visits'] }) {
  const t = await getTranslations('office.today');
  return (
    <Part title={t('visits')} count={number(visits.length, locale)}>
      {visits.length === 0 && <p className={page.muted}>{t('visitsNone')}</p>}
      <ul className={styles.lines} data-part="today-visits">
        {visits.map(({ id, name, property, startsAt, endsAt }) => (
          <li key={id}>
            <Link className={styles.visit} href={officeHref(`agenda/${id}`, locale)} prefetch={false}>
              <span className={styles.when}>
                {briefDay(dayOf(startsAt), locale)} {clock(locale, timeOf(startsAt), timeOf(endsAt))}
              </span>
              <span>{name}</span>
              <span className={page.muted}>{subjectLine({ property, project: null }, locale, data)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Part>
  );
}

async function FailedMails({ failed }: Pick<TodayData, 'failed'>) {
  const t = await getTranslations('office.today');
  return (
    <Part title={t('mails')} count={String(failed.length)}>
      <ul className={styles.lines} data-part="today-mails">
        {failed.map(({ id, subject, recipient, last_error }) => (
          <li key={id} className={styles.mail}>
            <span>
              {t('mailLine', { subject, to: recipient })}
              <MailFailure error={last_error} />
            </span>
            <FormButton action="mail.retry" values={{ id }} text={t('retry')} />
          </li>
        ))}
      </ul>
    </Part>
  );
}
