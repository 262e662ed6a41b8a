import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { officePage } from '@/app/[locale]/(office)/office/office-page';
import { Homes } from '@/components/records/homes/homes';
import { dataState } from '@/lib/data/store';
import type { DataIssue } from '@/lib/files/issues';
import { listHeldHomes } from '@/lib/records/faults';
import { listHomes, readHomesQuery } from '@/lib/records/homes/homes';
import { listBegunHomes } from '@/lib/records/new-records';
import { readHomeNumber } from '@/lib/routes/home-record';
import { unsavedTexts } from '@/lib/staff/working-copies/unsaved-changes';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await getTranslations('office.nav'))('homes'),
});

export default officePage('homes', async ({ session: { staff }, locale }, search) => {
  const query = readHomesQuery(search);
  const { drafts, held } = dataState();
  const { snapshot: data, issues } = drafts();
  const [homes, begun] = [listHomes(query, data), await listBegunHomes(staff, locale, data)];
  const unsaved = await unsavedTexts(staff.id, locale);
  const parts = {
    query,
    homes,
    begun,
    held: listHeldHomes(held),
    unsaved,
    lacking: byHome(issues),
    staff,
    locale,
    data,
  };
  return <Homes {...parts} />;
});

/** The issues that block drafts, by the ids of the homes. */
function byHome(issues: readonly DataIssue[]): Map<number, DataIssue[]> {
  const found = new Map<number, DataIssue[]>();
  for (const issue of issues) {
    const id = readHomeNumber(issue.file);
    if (id !== null) found.set(id, [...(found.get(id) ?? []), issue]);
  }
  return found;
}
