import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Homes } from '@/components/office/homes/homes';
import { dataState } from '@/lib/data/store';
import { listBegunHomes } from '@/lib/office/edit/new-records';
import { listHomes, readHomesQuery } from '@/lib/office/homes';
import { officePage } from '../../office-page';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await getTranslations('office.nav'))('homes'),
});

export default officePage('page.homes', async ({ session: { staff }, locale }, search) => {
  const query = readHomesQuery(search);
  const all = dataState().drafts().snapshot;
  const [homes, begun] = [listHomes(query, all.catalogue), await listBegunHomes(staff, locale, all)];
  return <Homes query={query} homes={homes} begun={begun} staff={staff} locale={locale} data={all} />;
});
