import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { officePage } from '@/app/[locale]/(office)/office/office-page';
import { Hours } from '@/components/visits/hours';
import { listFormCopies } from '@/lib/staff/working-copies/form-copies';
import { readHours } from '@/lib/visits/hours-page';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await getTranslations('office.hours'))('title'),
});

export default officePage('hours', async ({ session: { staff }, locale, data }) => (
  <Hours
    staff={staff}
    hours={await readHours(staff, data)}
    savedCopies={await listFormCopies('hours.change', staff)}
    locale={locale}
    data={data}
  />
));
