import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { officePage } from '@/app/[locale]/(office)/office/office-page';
import { NewLead } from '@/components/leads/new-lead';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await getTranslations('office.newLead'))('title'),
});

export default officePage('leads/new', async ({ locale }) => <NewLead locale={locale} />);
