import Form from 'next/form';
import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { type Option, SelectField, TextField } from '@/components/staff/fields';
import listPage from '@/components/staff/list-page.module.css';
import frame from '@/components/staff/office.module.css';
import { Icon } from '@/components/ui/icon';
import { number } from '@/lib/i18n/format';
import {
  type HomesQuery,
  homeSorts,
  homeStates,
  homesHref,
  type listHomes,
  listViews,
  maxHomesAtOnce,
} from '@/lib/records/homes/homes';
import { changeName } from '@/lib/records/homes/homes-answer';
import type { BegunHome } from '@/lib/records/new-records';
import { homeRecordName } from '@/lib/routes/home-record';
import { officeHref } from '@/lib/routes/office-paths';
import { mayChange } from '@/lib/staff/data-rights';
import { type HomeViewsInput, toHomeViews } from './home-views';
import styles from './homes.module.css';
import { HomesList } from './homes-list';
import list from './homes-list.module.css';

interface HomesProps extends HomeViewsInput {
  query: HomesQuery;
  homes: ReturnType<typeof listHomes>;
  /** New ones that were never saved. */
  begun: readonly BegunHome[];
}

/** All homes whatever their state, with a link to the page of each. */
export async function Homes({ query, homes, begun, ...input }: HomesProps) {
  const { locale, data } = input;
  const [t, nav, states, edit] = [
    await getTranslations('office.homes'),
    await getTranslations('office.nav'),
    await getTranslations('office.homeStates'),
    await getTranslations('office.homeEdit'),
  ];
  const { found, pages, counts, all } = homes;
  const tab = (state: HomesQuery['state'], count: number) => (
    <Link
      key={state ?? 'all'}
      className={listPage.tab}
      href={homesHref(query, { state })}
      prefetch={false}
      aria-current={query.state === state ? 'page' : undefined}
    >
      {states(state ?? 'all')} <span className={listPage.count}>{number(count, locale)}</span>
    </Link>
  );
  return (
    <main id="content" className={frame.page} data-part="homes">
      <div className={frame.head}>
        <h1 className={frame.title}>{nav('homes')}</h1>
        <Link className="button" href={officeHref('homes/new', locale)} prefetch={false}>
          {edit('new')}
        </Link>
      </div>
      {begun.length > 0 && (
        <section className={frame.section} data-part="begun-homes">
          <h2>{edit('begun')}</h2>
          <ul className={listPage.rows}>
            {begun.map(({ record, title, unsaved, isOpen }) => {
              const summary = (
                <>
                  <span>{title}</span>
                  <span>{unsaved}</span>
                </>
              );
              const className = `${frame.row} ${styles.begun}`;
              return (
                <li key={`${record} ${unsaved}`}>
                  {isOpen ? (
                    <Link className={className} href={officeHref(`edit/${record}`, locale)} prefetch={false}>
                      {summary}
                    </Link>
                  ) : (
                    <div className={className}>{summary}</div>
                  )}
                </li>
              );
            })}
          </ul>
        </section>
      )}
      <nav className={listPage.tabs} aria-label={t('states')}>
        {tab(undefined, all)}
        {homeStates.map((state) => tab(state, counts.get(state) ?? 0))}
      </nav>
      <HomeFilters query={query} locale={locale} data={data} />
      <p className="sr-only" role="status">
        {t('count', { count: found })}
      </p>
      {found > 0 ? <TickedHomes query={query} homes={homes} {...input} /> : <p className={frame.empty}>{t('none')}</p>}
      {pages > 1 && (
        <nav className={listPage.pages} aria-label={t('pages')}>
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
      className={`${listPage.filters} ${listPage.even}`}
      role="search"
    >
      {query.state && <input type="hidden" name="state" value={query.state} />}
      {query.view !== 'table' && <input type="hidden" name="view" value={query.view} />}
      <TextField className={listPage.search} label={t('text')} type="search" name="text" defaultValue={query.text} />
      <SelectField
        label={t('goal')}
        name="goal"
        defaultValue={query.goal ?? ''}
        options={[any, ['sale', t('sale')], ['rent', t('rent')]]}
      />
      <SelectField label={t('broker')} name="broker" defaultValue={query.broker ?? ''} options={[any, ...team]} />
      <SelectField
        className={listPage.wide}
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

/** The homes of the page, with what can be done with several of them. */
async function TickedHomes({ query, homes: { lines, ids }, ...input }: Omit<HomesProps, 'begun'>) {
  const { staff } = input;
  const many = await getTranslations('office.homes.many');
  const own =
    ids?.filter((home) => mayChange(staff, `${homeRecordName(home.id)}.json`, home)).map(({ id }) => id) ?? null;
  const homes = await toHomeViews(lines, input);
  return (
    <HomesList
      // Another view begins with nothing ticked.
      key={homesHref(query, { page: query.page })}
      homes={homes}
      ids={own}
      max={maxHomesAtOnce}
      view={query.view}
      viewSwitch={<ViewSwitch query={query} />}
      changes={await listBulkChanges(input, many('choose'))}
    />
  );
}

/** The changes that can be made to several homes at once. */
async function listBulkChanges(
  { locale, data: { catalogue, content } }: HomeViewsInput,
  choose: string,
): Promise<Option[]> {
  const asked = [
    ...['none', ...catalogue.marquees.keys()].map((id) => `marquee:${id}`),
    ...['status:published', 'status:withdrawn'],
    ...[...content.team.keys()].map((id) => `broker:${id}`),
  ];
  return [
    ['', choose],
    ...(await Promise.all(asked.map(async (one): Promise<Option> => [one, await changeName(one, locale)]))),
  ];
}

/** Table or cards; a telephone shows cards. */
async function ViewSwitch({ query }: Pick<HomesProps, 'query'>) {
  const t = await getTranslations('office.homes');
  return (
    <nav className={list.views} aria-label={t('view')}>
      {listViews.map((view) => (
        <Link
          key={view}
          href={homesHref(query, { view })}
          prefetch={false}
          aria-current={query.view === view ? 'true' : undefined}
        >
          <Icon name={view === 'table' ? 'list' : 'layout-grid'} />
          {t(`views.${view}`)}
        </Link>
      ))}
    </nav>
  );
}
