import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ErrorPage, errorPageMetadata } from '@/app/[locale]/(site)/error-page';
import styles from '@/app/[locale]/(site)/error-page.module.css';
import { pageLocale } from '@/app/[locale]/(site)/frame';
import { NewestHomes } from '@/app/[locale]/(site)/newest-homes';
import { PageSearch } from '@/app/[locale]/(site)/search-form';
import { CardGrid } from '@/components/listing/card-grid';
import type { Catalogue } from '@/lib/catalogue/catalogue';
import type { Property } from '@/lib/catalogue/schema/property';
import { findByNamePart, findHomesByWords } from '@/lib/catalogue/search/find-home';
import { toCardView } from '@/lib/catalogue/views/card-view';
import { pageData } from '@/lib/data/store';
import { formHref } from '@/lib/forms/form-pages';
import { pageQuery } from '@/lib/requests/page-addresses';
import { searchIndex } from '@/lib/search/search-line';

type Props = PageProps<'/[locale]/search-miss'>;

// As many as there are words: none of them is kept.
export const dynamic = 'force-dynamic';

/** The homes that the words name, also by the start of a street. */
const findHomesByTerm = (term: string, catalogue: Catalogue): readonly Property[] => {
  const named = findHomesByWords(term, catalogue);
  return named.length > 0 ? named : findByNamePart(term, catalogue).homes;
};

const termIn = async ({ searchParams }: Props) => (await pageQuery(searchParams)).get('q') ?? '';

export async function generateMetadata(props: Props): Promise<Metadata> {
  const [t, term] = await Promise.all([getTranslations('search'), termIn(props)]);
  const isStreet = findHomesByTerm(term, (await pageData()).catalogue).length > 0;
  return errorPageMetadata(isStreet ? term : t('missTitle', { term }));
}

/** The homes of a street that has several; for words that name nothing the search again, and every place that has homes. */
export default async function SearchMissPage(props: Props) {
  const [t, home, locale] = await Promise.all([getTranslations('search'), getTranslations('home'), pageLocale()]);
  const alerts = await getTranslations('alerts');
  const data = await pageData();
  const register = formHref('demand-register', null, locale, data);
  const term = await termIn(props);
  const homes = findHomesByTerm(term, data.catalogue);
  if (homes.length > 0) return <Street term={term} homes={homes} />;
  const places = searchIndex(locale, data).filter(({ kind, sale }) => kind === 'city' && sale.count > 0);
  return (
    <ErrorPage title={t('missTitle', { term })} lead={t('missText')}>
      <PageSearch typed={term} />
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
      <NewestHomes />
    </ErrorPage>
  );
}

async function Street({ term, homes }: { term: string; homes: readonly Property[] }) {
  const [t, data, locale] = await Promise.all([getTranslations('listings'), pageData(), pageLocale()]);
  return (
    <ErrorPage title={term} lead={t('count', { count: homes.length })}>
      <PageSearch typed={term} />
      <div className={styles.errorPageHomes}>
        <CardGrid cards={homes.map((home) => toCardView(home, locale, data))} heading="h2" />
      </div>
    </ErrorPage>
  );
}
