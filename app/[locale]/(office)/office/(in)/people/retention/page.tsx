import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { officePage } from '@/app/[locale]/(office)/office/office-page';
import { Retention } from '@/components/people/retention';
import { dayMs } from '@/lib/base/day';
import { listDueForDeletion } from '@/lib/people/store-retention';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await getTranslations('office.retention'))('title'),
});

export default officePage('people/retention', async ({ locale, data }) => {
  const { retention } = data.content.site;
  return (
    <Retention
      periods={retention}
      outlook={await listDueForDeletion(retention, Date.now() + 7 * dayMs)}
      locale={locale}
      data={data}
    />
  );
});
