import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { officePage } from '@/app/[locale]/(office)/office/office-page';
import { SiteWords } from '@/components/records/words';
import { findWords, readWordsQuery } from '@/lib/records/site-words';
import { listFormCopies } from '@/lib/staff/working-copies/form-copies';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await getTranslations('office.nav'))('words'),
});

export default officePage('words', async ({ session, locale }, query) => {
  const wanted = readWordsQuery(query);
  const savedCopies = await listFormCopies('words.save', session.staff);
  return <SiteWords found={findWords(wanted, savedCopies)} query={wanted} savedCopies={savedCopies} locale={locale} />;
});
