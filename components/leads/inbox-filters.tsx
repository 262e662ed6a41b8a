import Form from 'next/form';
import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { type Option, SelectField, TextField } from '@/components/staff/fields';
import { HomeField } from '@/components/staff/home-field';
import styles from '@/components/staff/list-page.module.css';
import type { Staff } from '@/lib/accounts/store-staff';
import type { Locale } from '@/lib/i18n/locales';
import { type InboxQuery, inboxHref, inboxSorts, noSource, periods } from '@/lib/leads/inbox';
import { manualForms, nameLeadKind } from '@/lib/leads/lead-kinds';
import { officeHref } from '@/lib/routes/office-paths';
import { pageForms } from '@/lib/routes/page-forms';
import inbox from './inbox.module.css';

interface FiltersProps {
  query: InboxQuery;
  team: readonly Staff[];
  /** The sources of leads. */
  sources: readonly string[];
  isFiltered: boolean;
  locale: Locale;
}

/** The filters of the inbox, as a form whose address can be saved. */
export async function InboxFilters({ query, team, sources, isFiltered, locale }: FiltersProps) {
  const [t, kinds, errors] = await Promise.all([
    getTranslations('office.leads'),
    getTranslations('office.kinds'),
    getTranslations('office.errors'),
  ]);
  const choices = (options: readonly Option[]): Option[] => [['', t('any')], ...options];
  return (
    // A new address is a new form, so that its initial values are those of the address.
    <Form key={inboxHref(query)} action={officeHref('leads', locale)} className={styles.filters} role="search">
      {query.status !== 'todo' && <input type="hidden" name="status" value={query.status} />}
      <TextField
        label={t('text')}
        className={styles.search}
        type="search"
        name="text"
        defaultValue={query.text}
        maxLength={100}
        data-part="lead-search"
        aria-keyshortcuts="/"
      />
      <details className={inbox.more} open={isFiltered}>
        <summary className="link">{t('filters')}</summary>
        <div className={inbox.fields}>
          <SelectField
            label={t('kind')}
            name="form"
            defaultValue={query.form}
            options={choices([...pageForms, ...manualForms].map((form) => [form, nameLeadKind(form, kinds)]))}
          />
          <SelectField
            label={t('broker')}
            name="broker"
            defaultValue={query.broker}
            options={choices(team.map(({ id, name }) => [id, name]))}
          />
          <HomeField
            label={t('home')}
            hint={query.unknownHome && errors(query.unknownHome.why)}
            name="home"
            defaultValue={query.unknownHome?.words ?? query.home}
            locale={locale}
          />
          <SelectField
            label={t('source')}
            name="source"
            defaultValue={query.source}
            options={choices([...sources.map((source) => [source, source] as const), [noSource, t('sourceNone')]])}
          />
          <SelectField
            label={t('period')}
            name="period"
            defaultValue={query.period}
            options={choices(periods.map((period) => [period, t(`periods.${period}`)]))}
          />
          <SelectField
            label={t('sort')}
            name="sort"
            defaultValue={query.sort}
            options={inboxSorts.map((sort) => [sort, t(`sorts.${sort}`)])}
          />
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
