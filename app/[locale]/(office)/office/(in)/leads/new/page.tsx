import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { NewLead } from '@/components/leads/new-lead';
import { officePage } from '../../../office-page';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await getTranslations('office.newLead'))('title'),
});

export default officePage('leads/new', async ({ locale }) => <NewLead locale={locale} />);
