import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { NewHome } from '@/components/records/homes/new-home';
import { officePage } from '../../../office-page';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await getTranslations('office.homeEdit'))('new'),
});

export default officePage('homes/new', async ({ locale, data }) => <NewHome locale={locale} data={data} />);
