import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Rules } from '@/components/visits/rules';
import { officePage } from '../../../office-page';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await getTranslations('office.hours'))('rules'),
});

export default officePage('hours/rules', async ({ locale, data }) => (
  <Rules rules={data.content.visits} locale={locale} />
));
