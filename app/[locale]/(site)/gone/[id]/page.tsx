import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { ErrorPage, errorPageHead } from '@/app/[locale]/(site)/error-page';
import styles from '@/app/[locale]/(site)/error-page.module.css';
import { pageLocale } from '@/app/[locale]/(site)/frame';
import { PageSearch } from '@/app/[locale]/(site)/search-form';
import { CardGrid } from '@/components/listing/card-grid';
import { toCardView } from '@/lib/catalogue/views/card-view';
import { pageData, publishedData } from '@/lib/data/store';

export const generateStaticParams = () =>
  [...publishedData().catalogue.withdrawn.keys()].map((id) => ({ id: String(id) }));

export const generateMetadata = errorPageHead('gone');

/** The 410 page of a home that was taken off the site: homes like it, and the search. */
export default async function GonePage({ params }: PageProps<'/[locale]/gone/[id]'>) {
  const data = await pageData();
  const home = data.catalogue.withdrawn.get(Number((await params).id));
  if (!home) notFound();
  const [t, locale] = await Promise.all([getTranslations('gone'), pageLocale()]);
  return (
    <ErrorPage title={t('title')} lead={t('text')}>
      <PageSearch />
      <div className={styles.errorPageHomes}>
        <CardGrid
          cards={data.catalogue.similar(home).map((similar) => toCardView(similar, locale, data))}
          heading="h2"
          perRow={4}
        />
      </div>
    </ErrorPage>
  );
}
