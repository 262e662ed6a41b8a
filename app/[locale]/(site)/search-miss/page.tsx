import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import styles from '@/app/[locale]/(site)/lost.module.css';
import { pageData } from '@/lib/data/store';
import { formHref } from '@/lib/forms/form-pages';
import { pageQuery } from '@/lib/requests/page-addresses';
import { searchIndex } from '@/lib/search/search-line';
import { pageLocale } from '../frame';
import { Lost, lostMetadata } from '../lost';
import { PageSearch } from '../search-form';

type Props = PageProps<'/[locale]/search-miss'>;

// As many as there are words: none of them is kept.
export const dynamic = 'force-dynamic';

const termIn = async ({ searchParams }: Props) => (await pageQuery(searchParams)).get('q') ?? '';

export async function generateMetadata(props: Props): Promise<Metadata> {
  const t = await getTranslations('search');
  return lostMetadata(t('missTitle', { term: await termIn(props) }));
}

/** What a search line without JavaScript answers to words that name nothing here: the search again, and every place that has homes. */
export default async function SearchMissPage(props: Props) {
  const [t, home, locale] = [await getTranslations('search'), await getTranslations('home'), await pageLocale()];
  const alerts = await getTranslations('alerts');
  const register = formHref('demand-register', null, locale, await pageData());
  const places = searchIndex(locale, await pageData()).filter(({ kind, sale }) => kind === 'city' && sale.count > 0);
  return (
    <Lost title={t('missTitle', { term: await termIn(props) })} lead={t('missText')}>
      <PageSearch />
      {register && (
        <a className="link" href={register}>
          {alerts('startSearch')}
        </a>
      )}
      <h2>{home('places')}</h2>
      <ul className={styles.places}>
        {places.map(({ name, sale }) => (
          <li key={sale.path}>
            <a href={sale.path}>
              {name} <span className="figures">({sale.count})</span>
            </a>
          </li>
        ))}
      </ul>
    </Lost>
  );
}
