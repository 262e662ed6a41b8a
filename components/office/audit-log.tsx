import Form from 'next/form';
import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { ExportFile } from '@/components/staff/export-file';
import { SelectField, TextField } from '@/components/staff/fields';
import listPage from '@/components/staff/list-page.module.css';
import page from '@/components/staff/office.module.css';
import type { Staff } from '@/lib/accounts/store-staff';
import type { AuditPage } from '@/lib/audit/store';
import type { Snapshot } from '@/lib/content/snapshot';
import type { Locale } from '@/lib/i18n/locales';
import type { MessageKey } from '@/lib/i18n/translator';
import { type LogQuery, loggedActions, logHref, logKinds } from '@/lib/office/log';
import type { LogSubject } from '@/lib/office/log-subjects';
import { officeHref } from '@/lib/routes/office-paths';
import { LogLines } from './log-lines';

interface AuditLogProps {
  log: AuditPage;
  query: LogQuery;
  subjects: ReadonlyMap<string, LogSubject>;
  /** The lines that can be undone. */
  undoable: ReadonlySet<string>;
  /** The subject to which the log is limited, as text. */
  about: string | null;
  staff: readonly Staff[];
  isFresh: boolean;
  /** The most rows that an export has, as text. */
  maxRows: string;
  locale: Locale;
  data: Snapshot;
}

/** The log, for an owner of the agency. */
export async function AuditLog(props: AuditLogProps) {
  const { log, query, subjects, undoable, about, staff, isFresh, maxRows, locale, data } = props;
  const [t, nav] = await Promise.all([getTranslations('office.log'), getTranslations('office.nav')]);
  return (
    <main id="content" className={page.page} data-part="log">
      <h1 className={page.title}>{nav('log')}</h1>
      <p className={page.muted}>{t('text')}</p>
      <nav aria-label={t('kind')} className={listPage.tabs}>
        {logKinds.map((kind) => (
          <Link
            key={kind}
            className={listPage.tab}
            href={logHref(query, { kind })}
            prefetch={false}
            aria-current={kind === query.kind ? 'page' : undefined}
          >
            {t(`kinds.${kind}`)}
          </Link>
        ))}
      </nav>
      <LogFilters query={query} staff={staff} locale={locale} />
      {about !== null && (
        <p>
          {t('onlyAbout', { what: about })}{' '}
          <Link className="link" href={logHref(query, { subject: undefined })} prefetch={false}>
            {t('clear')}
          </Link>
        </p>
      )}
      <LogLines
        entries={log.entries}
        locale={locale}
        data={data}
        subjects={subjects}
        undoable={undoable}
        hrefOf={query.subject ? undefined : (subject) => logHref({ kind: 'all' }, { subject })}
      />
      {log.next && (
        <p className={listPage.pages}>
          <Link className="button button-quiet" href={logHref(query, { after: log.next })} prefetch={false}>
            {t('older')}
          </Link>
        </p>
      )}
      <details className={page.fold} open={!isFresh || undefined}>
        <summary className="link">{t('export')}</summary>
        <ExportFile
          action="/api/office/log/"
          fields={{ locale, query: logHref(query) }}
          formats={[['csv', t('csv')]]}
          isFresh={isFresh}
        >
          <p className={page.muted}>{t('exportText', { most: maxRows })}</p>
        </ExportFile>
      </details>
    </main>
  );
}

type FiltersProps = Pick<AuditLogProps, 'query' | 'staff' | 'locale'>;

async function LogFilters({ query, staff, locale }: FiltersProps) {
  const t = await getTranslations('office.log');
  return (
    // A new address is a new form: what it begins with is what the address says.
    <Form key={logHref(query)} action={officeHref('log', locale)} className={`${listPage.filters} ${listPage.even}`}>
      {query.kind !== 'done' && <input type="hidden" name="kind" value={query.kind} />}
      {query.subject && <input type="hidden" name="subject" value={query.subject} />}
      <SelectField
        label={t('who')}
        name="actor"
        defaultValue={query.actor ?? ''}
        options={[['', t('anyone')], ...staff.map(({ id, name }) => [id, name] as const)]}
      />
      <SelectField
        label={t('what')}
        name="action"
        defaultValue={query.action ?? ''}
        options={[
          ['', t('anything')],
          ...loggedActions.map((action) => [action, t(`actions.${action}` as MessageKey<'office.log'>)] as const),
        ]}
      />
      <TextField label={t('from')} type="date" name="from" defaultValue={query.from} />
      <TextField label={t('until')} type="date" name="until" defaultValue={query.until} />
      <button className="button button-quiet" type="submit">
        {t('show')}
      </button>
    </Form>
  );
}
