import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Homes } from '@/components/office/homes/homes';
import { dataState } from '@/lib/data/store';
import { listBegunHomes } from '@/lib/office/edit/new-records';
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
  const [homes, begun] = [listHomes(query, all.catalogue), await listBegunHomes(staff, locale, all)];
  const parts = { query, homes, begun, held: heldHomes(held), staff, locale, data: all };
  return <Homes {...parts} />;
});
