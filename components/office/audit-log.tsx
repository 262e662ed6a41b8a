import Form from 'next/form';
import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import type { MessageKey } from '@/lib/i18n/translator';
import { loggedActions } from '@/lib/office/log';
import { officeHref } from '@/lib/office/paths';
import type { LogFilter, LogPage, StaffMember } from '@/lib/office/views';
import { SelectField } from './fields';
import inbox from './inbox.module.css';
import { LogLines } from './log-lines';
import page from './office.module.css';

interface AuditLogProps {
  log: LogPage;
  filter: LogFilter;
  staff: readonly StaffMember[];
  locale: Locale;
}

/** The log, for an owner of the agency. */
export async function AuditLog({ log, filter, staff, locale }: AuditLogProps) {
  const [t, nav] = [await getTranslations('office.log'), await getTranslations('office.nav')];
  const asked = Object.entries({ actor: filter.actor, action: filter.action }).filter(
    ([, value]) => value !== undefined,
  );
  const next = log.next && new URLSearchParams([...asked, ['after', `${log.next.at}_${log.next.id}`]] as string[][]);
  return (
    <main id="content" className={page.page} data-part="log">
      <h1 className={page.title}>{nav('log')}</h1>
      <p className={page.muted}>{t('text')}</p>
      <Form action={officeHref('log', locale)} className={inbox.filters}>
        <SelectField
          label={t('who')}
          name="actor"
          defaultValue={filter.actor}
          options={[['', t('anyone')], ...staff.map(({ id, name }) => [id, name] as const)]}
        />
        <SelectField
          label={t('what')}
          name="action"
          defaultValue={filter.action}
          options={[
            ['', t('anything')],
            ...loggedActions.map((action) => [action, t(`actions.${action}` as MessageKey<'office.log'>)] as const),
          ]}
        />
        <button className="button button-quiet" type="submit">
          {t('show')}
        </button>
      </Form>
      <LogLines entries={log.entries} names={new Map(staff.map(({ id, name }) => [id, name]))} locale={locale} />
      {next && (
        <p className={inbox.pages}>
          <Link className="button button-quiet" href={`?${next}`} prefetch={false}>
            {t('older')}
          </Link>
        </p>
      )}
    </main>
  );
}
