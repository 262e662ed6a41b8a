import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { officePage } from '@/app/[locale]/(office)/office/office-page';
import { Owners } from '@/components/owners/owners';
import { listVisibleOwners } from '@/lib/owners/access';
import { readReports } from '@/lib/owners/reports';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await getTranslations('office.nav'))('owners'),
});

export default officePage('owners', async ({ session: { staff }, locale, data }) => {
  const [owners, reports] = await Promise.all([listVisibleOwners(staff, data), readReports()]);
  return <Owners owners={owners} reports={reports} staff={staff} locale={locale} data={data} />;
});
