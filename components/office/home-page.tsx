import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { HomeActions } from '@/components/records/homes/home-actions';
import homesStyles from '@/components/records/homes/homes.module.css';
import page from '@/components/staff/office.module.css';
import { FittingPeople } from '@/components/subscriptions/fitting-people';
import { ownAddress } from '@/lib/catalogue/known-homes';
import type { Property } from '@/lib/catalogue/schema/property';
import type { Snapshot } from '@/lib/content/snapshot';
import { date, number } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import type { readHome } from '@/lib/office/home-view';
import { getHomeState } from '@/lib/records/homes/homes';
import { officeHref } from '@/lib/routes/office-paths';
import { officePicture, officePrice } from '@/lib/staff/home-texts';
import type { FittingPerson } from '@/lib/subscriptions/matching-people';
import { agendaHref } from '@/lib/visits/agenda-page';
import styles from './home-page.module.css';

export interface HomeProps {
  home: Property;
  facts: Awaited<ReturnType<typeof readHome>>;
  people: readonly FittingPerson[];
  /** A sentence that names the people with unsaved changes of it. */
  unsaved: string | undefined;
  /** Whether the person may change it. */
  canChange: boolean;
  locale: Locale;
  /** With the drafts. */
  all: Snapshot;
  /** The published site. */
  data: Snapshot;
}

/** A home in the office: its details, its leads and appointments, and who else may want it. */
export async function HomePage(props: HomeProps) {
  const { home, facts, unsaved, canChange, locale, all, data } = props;
  const [t, states, price, refused] = await Promise.all([
    getTranslations('office.home'),
    getTranslations('office.homeStates'),
    getTranslations('price'),
    getTranslations('office.refused'),
  ]);
  const picture = officePicture(home, locale, data);
  const isShown = data.catalogue.properties.has(home.id);
  const marquee = home.marquee === undefined ? undefined : all.catalogue.marquees.get(home.marquee);
  const { leads, todo, visits, owners } = facts;
  return (
    <main id="content" className={page.page} data-part="home">
      <p className={page.back}>
        <Link className="link" href={officeHref('homes', locale)} prefetch={false}>
          {t('back')}
        </Link>
      </p>
      <div className={styles.head}>
        {picture && <img className={styles.picture} src={picture} alt="" />}
        <div>
          <h1 className={page.title}>{ownAddress(home, locale, all)}</h1>
          <p className={page.muted}>
            {[home.reference, home.title[locale], t('changed', { day: date(home.updatedAt, locale) })].join(' · ')}
          </p>
          {unsaved && <p className={page.muted}>{unsaved}</p>}
          <p className={styles.facts}>
            <span className={homesStyles.state} data-state={getHomeState(home, all.catalogue)}>
              {marquee?.name[locale] ?? states(getHomeState(home, all.catalogue))}
            </span>
            <span>{officePrice(home, locale, price, all)}</span>
            {!home.price.publish && <span className={page.muted}>{t('priceHidden')}</span>}
          </p>
          <dl className={styles.numbers}>
            <dt>{t('broker')}</dt>
            <dd>{all.content.team.get(home.broker)?.name}</dd>
            {/* A colleague's home may have further ones that this person may not see. */}
            {(visits || leads > 0) && (
              <>
                <dt>{t('leads')}</dt>
                <dd>
                  <Link
                    className="link"
                    href={`${officeHref('leads', locale)}?status=all&home=${home.id}`}
                    prefetch={false}
                  >
                    {t('leadsCount', { count: leads })}
                  </Link>
                  {todo > 0 && ` ${t('leadsTodo', { count: todo })}`}
                </dd>
              </>
            )}
            {visits && (
              <>
                <dt>{t('visits')}</dt>
                <dd>
                  <Link
                    className="link"
                    href={officeHref('agenda', locale) + agendaHref({ view: 'list', home: home.id })}
                    prefetch={false}
                  >
                    {t('visitsCount', { planned: number(visits.planned, locale), past: number(visits.past, locale) })}
                  </Link>
                </dd>
              </>
            )}
            {owners.length > 0 && (
              <>
                <dt>{t('owners')}</dt>
                <dd>
                  {owners.map(({ id, name }) => (
                    <Link key={id} className="link" href={officeHref(`owners/${id}`, locale)} prefetch={false}>
                      {name}
                    </Link>
                  ))}
                </dd>
              </>
            )}
          </dl>
          {isShown && (
            <p>
              <a className="link" href={data.paths.link({ name: 'property', id: home.id }, locale)}>
                {t('onSite')}
              </a>
            </p>
          )}
        </div>
      </div>
      {canChange ? (
        <HomeActions home={home} locale={locale} data={all} />
      ) : (
        <p className={page.muted}>{refused('ofColleague')}</p>
      )}
      <FittingPeople {...props} />
    </main>
  );
}
