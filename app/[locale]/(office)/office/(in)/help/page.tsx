import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { officePage } from '@/app/[locale]/(office)/office/office-page';
import { Manual } from '@/components/office/manual';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await getTranslations('office.nav'))('help'),
});

export default officePage('help', async ({ locale }) => <Manual locale={locale} />);
