import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { officePage } from '@/app/[locale]/(office)/office/office-page';
import { ContentList } from '@/components/records/edit/content-list';
import { listContent } from '@/lib/records/content/content-list';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await getTranslations('office.nav'))('content'),
});

export default officePage('content', async ({ session, locale }) => (
  <ContentList content={await listContent(session.staff.id, locale)} locale={locale} />
));
