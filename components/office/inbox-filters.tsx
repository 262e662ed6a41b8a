import Form from 'next/form';
import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { pageForms } from '@/lib/forms/forms';
import type { Locale } from '@/lib/i18n/locales';
import { type InboxQuery, inboxHref, inboxSorts, periods } from '@/lib/office/inbox';
import { handForms, kindOfLead } from '@/lib/office/lead-kinds';
import { officeHref } from '@/lib/office/paths';
import type { StaffMember } from '@/lib/office/views';
import styles from './inbox.module.css';

interface FiltersProps {
  query: InboxQuery;
  team: readonly StaffMember[];
  isFiltered: boolean;
  locale: Locale;
}

/** What narrows the inbox, as a form whose address can be kept. */
export async function InboxFilters({ query, team, isFiltered, locale }: FiltersProps) {
  const [t, kinds] = [await getTranslations('office.leads'), await getTranslations('office.kinds')];
  const choices = (options: readonly (readonly [value: string, text: string])[]) => [
    <option key="" value="">
      {t('any')}
    </option>,
    ...options.map(([value, text]) => (
      <option key={value} value={value}>
        {text}
      </option>
    )),
  ];
  return (
    // A new address is a new form: what it begins with is what the address says.
    <Form key={inboxHref(query)} action={officeHref('leads', locale)} className={styles.filters} role="search">
      {query.status !== 'todo' && <input type="hidden" name="status" value={query.status} />}
      <label className={`field ${styles.search}`}>
        <span>{t('text')}</span>
        <input
          className="input"
          type="search"
          name="text"
          defaultValue={query.text}
          maxLength={100}
          data-part="lead-search"
          aria-keyshortcuts="/"
        />
      </label>
      <details className={styles.more} open={isFiltered}>
        <summary className="link">{t('filters')}</summary>
        <div className={styles.fields}>
          <label className="field">
            <span>{t('kind')}</span>
            <select className="input" name="form" defaultValue={query.form ?? ''}>
              {choices([...pageForms, ...handForms].map((form) => [form, kindOfLead(form, kinds)]))}
            </select>
          </label>
          <label className="field">
            <span>{t('broker')}</span>
            <select className="input" name="broker" defaultValue={query.broker ?? ''}>
              {choices(team.map(({ id, name }) => [id, name]))}
            </select>
          </label>
          <label className="field">
            <span>{t('home')}</span>
            <input className="input" name="home" inputMode="numeric" pattern="[0-9]*" defaultValue={query.home} />
          </label>
          <label className="field">
            <span>{t('period')}</span>
            <select className="input" name="period" defaultValue={query.period ?? ''}>
              {choices(periods.map((period) => [period, t(`periods.${period}`)]))}
            </select>
          </label>
          <label className="field">
            <span>{t('sort')}</span>
            <select className="input" name="sort" defaultValue={query.sort}>
              {inboxSorts.map((sort) => (
                <option key={sort} value={sort}>
                  {t(`sorts.${sort}`)}
                </option>
              ))}
            </select>
          </label>
        </div>
      </details>
      <button className="button button-quiet" type="submit">
        {t('show')}
      </button>
      {isFiltered && (
        <Link
          className={`link ${styles.clear}`}
          href={inboxHref({ status: query.status, sort: 'newest' })}
          prefetch={false}
        >
          {t('clear')}
        </Link>
      )}
    </Form>
  );
}
