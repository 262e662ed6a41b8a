import Form from 'next/form';
import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { TextField } from '@/components/staff/fields';
import listPage from '@/components/staff/list-page.module.css';
import page from '@/components/staff/office.module.css';
import { dayOf } from '@/lib/base/day';
import { formatPhone } from '@/lib/base/phone';
import { date } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { type PeopleQuery, peopleHref, type readPeople } from '@/lib/people/people-page';
import { officeHref } from '@/lib/routes/office-paths';
import styles from './people.module.css';

interface PeopleProps {
  query: PeopleQuery;
  people: Awaited<ReturnType<typeof readPeople>>;
  wasErased: boolean;
  seesRetention: boolean;
  locale: Locale;
}

/** Everybody who left an address, the most recently active first. */
export async function People({ query, people: { lines, next }, wasErased, seesRetention, locale }: PeopleProps) {
  const [t, nav] = await Promise.all([getTranslations('office.people'), getTranslations('office.nav')]);
  return (
    <main id="content" className={page.page} data-part="people">
      <div className={page.head}>
        <h1 className={page.title}>{nav('people')}</h1>
        {seesRetention && (
          <Link className="link" href={officeHref('people/retention', locale)} prefetch={false}>
            {t('retention')}
          </Link>
        )}
      </div>
      {wasErased && (
        <p className={styles.message} role="status">
          {t('wasErased')}
        </p>
      )}
      <Form key={query.text ?? ''} action={officeHref('people', locale)} className={listPage.filters} role="search">
        <TextField
          label={t('search')}
          type="search"
          name="text"
          defaultValue={query.text}
          maxLength={100}
          className={styles.search}
        />
        <button className="button button-quiet" type="submit">
          {t('show')}
        </button>
        {query.text && (
          <Link className={`link ${listPage.clear}`} href={officeHref('people', locale)} prefetch={false}>
            {t('clear')}
          </Link>
        )}
      </Form>
      {lines.length === 0 ? (
        <div className={page.empty}>
          <p>{query.text ? t('noneFound') : t('none')}</p>
        </div>
      ) : (
        <ul className={listPage.rows} aria-label={t('list')} data-part="person-rows">
          {lines.map(({ id, name, email, phone, lastAt, leads, visits, searches, newsletter, homes }) => (
            <li key={id}>
              <Link className={`${page.row} ${styles.row}`} href={officeHref(`people/${id}`, locale)} prefetch={false}>
                <span className={styles.name}>{name || email}</span>
                <span className={styles.contact}>
                  {[name && email, phone && formatPhone(phone).replaceAll(' ', '\u00a0')].filter(Boolean).join(' · ')}
                </span>
                <span className={styles.counts}>
                  {[
                    leads > 0 && t('leads', { count: leads }),
                    visits > 0 && t('visits', { count: visits }),
                    searches > 0 && t('searches', { count: searches }),
                    newsletter && t('newsletter'),
                    homes !== null && (homes > 0 ? t('owner', { count: homes }) : t('account')),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
                <time className={styles.time} dateTime={new Date(lastAt).toISOString()}>
                  {date(dayOf(lastAt), locale)}
                </time>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {(next || query.after) && (
        <nav className={listPage.pages} aria-label={t('pages')}>
          {query.after && (
            <Link className="button button-quiet" href={peopleHref(query)} prefetch={false}>
              {t('first')}
            </Link>
          )}
          {next && (
            <Link className="button button-quiet" href={peopleHref(query, next)} prefetch={false}>
              {t('older')}
            </Link>
          )}
        </nav>
      )}
    </main>
  );
}
