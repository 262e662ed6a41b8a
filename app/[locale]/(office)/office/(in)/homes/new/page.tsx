import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { officePage } from '@/app/[locale]/(office)/office/office-page';
import { NewHome } from '@/components/records/homes/new-home';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await getTranslations('office.homeEdit'))('new'),
});

export default officePage('homes/new', async ({ locale, data }) => <NewHome locale={locale} data={data} />);
