import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Manual } from '@/components/office/manual';
import { officePage } from '../../office-page';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await getTranslations('office.nav'))('help'),
});

export default officePage('help', async ({ locale }) => <Manual locale={locale} />);
