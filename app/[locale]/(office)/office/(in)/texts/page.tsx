import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { officePage } from '@/app/[locale]/(office)/office/office-page';
import { TextBlocks } from '@/components/leads/text-blocks';
import { listTextBlocks } from '@/lib/leads/store-texts';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await getTranslations('office.nav'))('texts'),
});

export default officePage('texts', async ({ locale }) => (
  <TextBlocks blocks={await listTextBlocks()} locale={locale} />
));
