import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { officePage } from '@/app/[locale]/(office)/office/office-page';
import { Rules } from '@/components/visits/rules';
import { listFormCopies } from '@/lib/staff/working-copies/form-copies';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await getTranslations('office.hours'))('rules'),
});

export default officePage('hours/rules', async ({ session, locale, data }) => {
  const savedCopy = (await listFormCopies('rules.change', session.staff)).get('');
  return <Rules rules={data.content.visits} savedCopy={savedCopy} locale={locale} />;
});
