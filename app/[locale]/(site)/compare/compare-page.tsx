import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Frame, pageLocale } from '@/app/[locale]/(site)/frame';
import { NewestHomes } from '@/app/[locale]/(site)/newest-homes';
import { CompareTable } from '@/components/saved/compare-table';
import styles from '@/components/saved/saved.module.css';
import { ShareList } from '@/components/saved/share-list';
import { UnavailableHomes } from '@/components/saved/unavailable-homes';
import { Icon } from '@/components/ui/icon';
import { findSaved, knownIds, maxCompared, parseIds } from '@/lib/catalogue/saved-homes';
import { comparedAttributes, comparedHomes } from '@/lib/catalogue/views/compare-view';
import { pageData } from '@/lib/data/store';
import { env } from '@/lib/env';
import { formHref } from '@/lib/forms/form-pages';
import { pageMetadata } from '@/lib/seo/metadata';

const route = { name: 'compare' } as const;

/** Homes that a phone shows beside each other. */
const homesOnPhone = 2;

/** A comparison is personal: it is not indexed. */
export async function compareMetadata(): Promise<Metadata> {
  const [t, locale] = await Promise.all([getTranslations('saved'), pageLocale()]);
  const summary = { route, locale, title: t('compare.title'), description: t('compare.lead'), index: false };
  return pageMetadata(summary, await pageData());
}

/** Takes "5801,5802" or nothing; shows those homes side by side, four at most. */
export async function ComparePage({ ids: text = '' }: { ids?: string }) {
  const [t, price, locale, data] = await Promise.all([
    getTranslations('saved'),
    getTranslations('price'),
    pageLocale(),
    pageData(),
  ]);
  const words = await getTranslations();
  const { catalogue, paths } = data;
  const ids = knownIds(parseIds(text), maxCompared, catalogue);
  const { homes, gone } = findSaved(ids, catalogue);
  const list = ids.join(',');
  return (
    <Frame route={route} query={list && `?ids=${list}`}>
      <div className="wrap listings" data-saved-page="compare" data-ids={list}>
        <div className={styles.savedHead}>
          <div>
            <h1>{t('compare.title')}</h1>
            <p className={homes.length > 0 ? 'lead page-lead' : `lead page-lead ${styles.noneYet}`}>
              {homes.length > 0 ? t('compare.lead') : t('compare.none')}
            </p>
          </div>
          {homes.length > 0 && (
            <div className={styles.savedActions}>
              <ShareList address={`${env.siteUrl}${paths.href(route, locale)}?ids=${list}`} ids={null} />
              {homes.length > homesOnPhone && (
                <a className={`more ${styles.moreHomes}`} href={`#compared-${homes.at(-1)?.id}`}>
                  {t('compare.more', { count: homes.length - homesOnPhone })} <Icon name="arrow-right" />
                </a>
              )}
            </div>
          )}
        </div>
        <UnavailableHomes ids={gone.map(({ id }) => id)} />
        {homes.length > 0 ? (
          <CompareTable
            homes={comparedHomes(homes, locale, price, data)}
            attributes={comparedAttributes(homes, locale, words, data)}
            visitHref={(id) => formHref('contact-appointment', { type: 'property', id }, locale, data)}
          />
        ) : (
          <>
            <a className="button" href={paths.href({ name: 'listings', list: 'sale' }, locale)}>
              {t('search')}
            </a>
            <NewestHomes />
          </>
        )}
      </div>
    </Frame>
  );
}
