import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Homes } from '@/components/office/homes/homes';
import type { DataIssue } from '@/lib/data/issues';
import { dataState } from '@/lib/data/store';
import { homeOfFile } from '@/lib/office/data-rights';
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
  const { snapshot: data, issues } = drafts();
  const [homes, begun] = [listHomes(query, data), await listBegunHomes(staff, locale, data)];
  const parts = { query, homes, begun, held: heldHomes(held), lacking: byHome(issues), staff, locale, data };
  return <Homes {...parts} />;
});

/** What keeps drafts from being published, by the numbers of the homes. */
function byHome(issues: readonly DataIssue[]): Map<number, DataIssue[]> {
  const found = new Map<number, DataIssue[]>();
  for (const issue of issues) {
    const id = homeOfFile(issue.file);
    if (id !== null) found.set(id, [...(found.get(id) ?? []), issue]);
  }
  return found;
}
