import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Frame, pageLocale } from '@/app/[locale]/(site)/frame';
import { NewestHomes } from '@/app/[locale]/(site)/newest-homes';
import { CardGrid } from '@/components/listing/card-grid';
import styles from '@/components/saved/saved.module.css';
import { ShareList } from '@/components/saved/share-list';
import togetherStyles from '@/components/saved/together.module.css';
import { UnavailableHomes } from '@/components/saved/unavailable-homes';
import { NicknameField } from '@/components/shortlists/nickname-field';
import { HiddenFields } from '@/components/ui/hidden-fields';
import { RecentHomes } from '@/components/viewed-homes/recent-homes';
import { findSaved, knownIds, maxCompared, maxFavourites, parseIds } from '@/lib/catalogue/saved-homes';
import { toCardView } from '@/lib/catalogue/views/card-view';
import { pageData } from '@/lib/data/store';
import { env } from '@/lib/env';
import { pageMetadata } from '@/lib/seo/metadata';

const route = { name: 'favourites' } as const;

/** A list of favourites is personal: it is not indexed. */
export async function favouritesMetadata(): Promise<Metadata> {
  const [t, locale] = await Promise.all([getTranslations('saved'), pageLocale()]);
  const summary = { route, locale, title: t('favourites.title'), description: t('favourites.lead'), index: false };
  return pageMetadata(summary, await pageData());
}

/** Takes "5801,5802" or nothing; shows those homes as a list that can be sent to others. */
export async function FavouritesPage({ ids: text = '' }: { ids?: string }) {
  const [t, together] = await Promise.all([getTranslations('saved'), getTranslations('shortlist')]);
  const [locale, data] = await Promise.all([pageLocale(), pageData()]);
  const { catalogue, paths } = data;
  const ids = knownIds(parseIds(text), maxFavourites, catalogue);
  const { homes, gone } = findSaved(ids, catalogue);
  const list = ids.join(',');
  const compared = homes.slice(0, maxCompared).map(({ id }) => id);
  return (
    <Frame route={route} query={list && `?ids=${list}`}>
      <div className="wrap listings" data-saved-page="favourites" data-ids={list}>
        <div className={styles.savedHead}>
          <div>
            <h1>{t('favourites.title')}</h1>
            <p className={ids.length > 0 ? 'lead page-lead' : `lead page-lead ${styles.noneYet}`}>
              {ids.length > 0 ? t('favourites.count', { count: homes.length }) : t('favourites.none')}
            </p>
          </div>
          {ids.length > 0 && (
            <div className={styles.savedActions}>
              {compared.length > 1 && (
                <a className="button" href={`${paths.href({ name: 'compare' }, locale)}?ids=${compared.join(',')}`}>
                  {t(compared.length < homes.length ? 'compareFirst' : 'compareThese', { count: compared.length })}
                </a>
              )}
              <ShareList address={`${env.siteUrl}${paths.href(route, locale)}?ids=${list}`} ids={ids} />
            </div>
          )}
        </div>
        <UnavailableHomes ids={gone.map(({ id }) => id)} />
        <CardGrid cards={homes.map((home) => toCardView(home, locale, data))} heading="h2" eager />
        {ids.length === 0 && (
          <>
            <a className="button" href={paths.href({ name: 'listings', list: 'sale' }, locale)}>
              {t('search')}
            </a>
            <NewestHomes />
          </>
        )}
        {homes.length > 0 && (
          <section className={togetherStyles.together} id="together" aria-labelledby="together-title">
            <div>
              <h2 id="together-title">{together('title')}</h2>
              <p>{together('offer')}</p>
            </div>
            <div>
              <form method="post" encType="multipart/form-data" action="/api/shortlist/">
                <HiddenFields values={{ act: 'create', ids: homes.map(({ id }) => id).join(','), locale }} />
                <NicknameField />
                <button className="button" type="submit">
                  {together('make')}
                </button>
              </form>
              <p className={togetherStyles.togetherNote}>
                {together('kept', { days: data.content.site.retention.shortlists })}
              </p>
            </div>
          </section>
        )}
        <RecentHomes />
      </div>
    </Frame>
  );
}
