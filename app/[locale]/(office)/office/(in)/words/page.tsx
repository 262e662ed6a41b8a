import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { SiteWords } from '@/components/records/words';
import { findWords, readWordsQuery } from '@/lib/records/site-words';
import { officePage } from '../../office-page';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await getTranslations('office.nav'))('words'),
});

export default officePage('words', async ({ locale }, query) => {
  const wanted = readWordsQuery(query);
  return <SiteWords found={findWords(wanted)} query={wanted} locale={locale} />;
});
