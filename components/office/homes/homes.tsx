import Form from 'next/form';
import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import type { Snapshot } from '@/lib/data/load';
import { date, number } from '@/lib/format';
import type { Locale } from '@/lib/i18n/locales';
import type { BegunHome } from '@/lib/office/edit/new-records';
import { officeAddress, officePrice } from '@/lib/office/home-view';
import { type HomesQuery, homeSorts, homeStates, homesHref, type listHomes } from '@/lib/office/homes';
import { officeHref } from '@/lib/office/paths';
import { may } from '@/lib/office/permissions';
import type { StaffMember } from '@/lib/office/views';
import { SelectField, TextField } from '../fields';
import inbox from '../inbox.module.css';
import frame from '../office.module.css';
import styles from './homes.module.css';

interface HomesProps {
  query: HomesQuery;
  homes: ReturnType<typeof listHomes>;
  /** New ones that were never saved. */
  begun: readonly BegunHome[];
  /** Those that stand here as they were, for a fault in their file. */
  held: ReadonlySet<number>;
  staff: StaffMember;
  locale: Locale;
  /** With the drafts. */
  data: Snapshot;
}

/** All homes whatever their state, with a link to the page of each. */
export async function Homes({ query, homes, begun, held, staff, locale, data }: HomesProps) {
  const [t, nav, states, edit] = [
    await getTranslations('office.homes'),
    await getTranslations('office.nav'),
    await getTranslations('office.homeStates'),
    await getTranslations('office.homeEdit'),
  ];
  const { lines, found, pages, counts, all } = homes;
  const tab = (state: HomesQuery['state'], count: number) => (
    <Link
      key={state ?? 'all'}
      className={inbox.tab}
      href={homesHref(query, { state })}
      prefetch={false}
      aria-current={query.state === state ? 'page' : undefined}
    >
      {states(state ?? 'all')} <span className={inbox.count}>{number(count, locale)}</span>
    </Link>
  );
  return (
    <main id="content" className={frame.page} data-part="homes">
      <div className={frame.head}>
        <h1 className={frame.title}>{nav('homes')}</h1>
        <span className={frame.buttons}>
          <Link className="button button-quiet" href={officeHref('projects', locale)} prefetch={false}>
            {nav('projects')}
          </Link>
          <Link className="button" href={officeHref('homes/new', locale)} prefetch={false}>
            {edit('new')}
          </Link>
        </span>
      </div>
      {begun.length > 0 && (
        <section className={frame.section} data-part="begun-homes">
          <h2>{edit('begun')}</h2>
          <ul className={inbox.rows}>
            {begun.map(({ record, title, day }) => (
              <li key={record}>
                <Link
                  className={`${frame.row} ${styles.begun}`}
                  href={officeHref(`edit/${record}`, locale)}
                  prefetch={false}
                >
                  <span>{title}</span>
                  {day && <time dateTime={day}>{date(day, locale)}</time>}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <nav className={inbox.tabs} aria-label={t('states')}>
        {tab(undefined, all)}
        {homeStates.map((state) => tab(state, counts.get(state) ?? 0))}
      </nav>
      <HomeFilters query={query} locale={locale} data={data} />
      <p className="sr-only" role="status">
        {t('count', { count: found })}
      </p>
      {lines.length > 0 ? (
        <ul className={inbox.rows} data-part="home-rows">
          {lines.map((line) => (
            <HomeRow
              key={line.home.id}
              line={line}
              isHeld={held.has(line.home.id)}
              staff={staff}
              locale={locale}
              data={data}
            />
          ))}
        </ul>
      ) : (
        <p className={frame.empty}>{t('none')}</p>
      )}
      {pages > 1 && (
        <nav className={inbox.pages} aria-label={t('pages')}>
          {query.page > 1 && (
            <Link className="button button-quiet" href={homesHref(query, { page: query.page - 1 })} prefetch={false}>
              {t('previous')}
            </Link>
          )}
          {query.page < pages && (
            <Link className="button button-quiet" href={homesHref(query, { page: query.page + 1 })} prefetch={false}>
              {t('next')}
            </Link>
          )}
        </nav>
      )}
    </main>
  );
}

async function HomeFilters({ query, locale, data }: Pick<HomesProps, 'query' | 'locale' | 'data'>) {
  const t = await getTranslations('office.homes');
  const any = ['', t('any')] as const;
  const team = [...data.content.team.values()].map(({ id, name }) => [id, name] as const);
  return (
    // A new address is a new form, so that its initial values are those of the address.
    <Form
      key={homesHref(query)}
      action={officeHref('homes', locale)}
      className={`${inbox.filters} ${inbox.even}`}
      role="search"
    >
      {query.state && <input type="hidden" name="state" value={query.state} />}
      <TextField className={inbox.search} label={t('text')} type="search" name="text" defaultValue={query.text} />
      <SelectField
        label={t('goal')}
        name="goal"
        defaultValue={query.goal ?? ''}
        options={[any, ['sale', t('sale')], ['rent', t('rent')]]}
      />
      <SelectField label={t('broker')} name="broker" defaultValue={query.broker ?? ''} options={[any, ...team]} />
      <SelectField
        className={inbox.wide}
        label={t('sort')}
        name="sort"
        defaultValue={query.sort}
        options={homeSorts.map((sort) => [sort, t(`sorts.${sort}`)] as const)}
      />
      <button className="button button-quiet" type="submit">
        {t('show')}
      </button>
    </Form>
  );
}

interface RowProps extends Pick<HomesProps, 'staff' | 'locale' | 'data'> {
  line: HomesProps['homes']['lines'][number];
  isHeld: boolean;
}

async function HomeRow({ line: { home, state }, isHeld, staff, locale, data }: RowProps) {
  const [t, states, price] = [
    await getTranslations('office.homes'),
    await getTranslations('office.homeStates'),
    await getTranslations('price'),
  ];
  const cells = (
    <>
      <span className={styles.reference}>{home.reference}</span>
      <span className={styles.address}>
        {officeAddress(home, locale, data)}
        {isHeld && <span className={styles.held}> {t('held')}</span>}
      </span>
      <span className={styles.state} data-state={state}>
        {states(state)}
      </span>
      <span className={styles.price}>{officePrice(home, locale, price, data)}</span>
      <span className={styles.broker}>{data.content.team.get(home.broker)?.name}</span>
      <time className={styles.day} dateTime={home.updatedAt}>
        {date(home.updatedAt, locale)}
      </time>
    </>
  );
  return (
    <li>
      {may(staff.role, 'page.home') ? (
        <Link className={`${frame.row} ${styles.row}`} href={officeHref(`homes/${home.id}`, locale)} prefetch={false}>
          {cells}
        </Link>
      ) : (
        <div className={`${frame.row} ${styles.row}`}>{cells}</div>
      )}
    </li>
  );
}
