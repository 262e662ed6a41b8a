import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Homes } from '@/components/office/homes/homes';
import { dataState } from '@/lib/data/store';
import { heldHomes } from '@/lib/office/fault-words';
import { listHomes, readHomesQuery } from '@/lib/office/homes';
import { officePage } from '../../office-page';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await getTranslations('office.nav'))('homes'),
});

export default officePage('page.homes', async ({ session: { staff }, locale }, search) => {
  const query = readHomesQuery(search);
  const { drafts, held } = dataState();
  const all = drafts().snapshot;
  const homes = listHomes(query, all.catalogue);
  return <Homes query={query} homes={homes} held={heldHomes(held)} staff={staff} locale={locale} data={all} />;
});
