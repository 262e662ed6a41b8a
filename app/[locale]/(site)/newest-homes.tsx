import { getTranslations } from 'next-intl/server';
import { CardGrid } from '@/components/listing/card-grid';
import styles from '@/components/saved/saved.module.css';
import { toCardView } from '@/lib/catalogue/views/card-view';
import { pageData } from '@/lib/data/store';
import { pageLocale } from './frame';

const maxHomes = 4;

/** The newest homes for sale that are still available: a start for a page that is still empty. */
export async function NewestHomes() {
  const [t, locale, data] = [await getTranslations('saved'), await pageLocale(), await pageData()];
  const { properties, search } = data.catalogue;
  const { ids } = search.search({ list: 'sale', sort: 'newest', page: 1 });
  const homes = ids.slice(0, maxHomes).flatMap((id) => properties.get(id) ?? []);
  return (
    <section className={styles.newestHomes} aria-labelledby="newest-title">
      <h2 id="newest-title">{t('newest')}</h2>
      <CardGrid cards={homes.map((home) => toCardView(home, locale, data))} heading="h3" perRow={4} />
    </section>
  );
}
