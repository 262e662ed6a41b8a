import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { NothingHere } from '@/components/office/nothing-here';
import { OwnerPage } from '@/components/office/owners/owner-page';
import { documentsOf } from '@/lib/db/owner-records';
import { setAnswerStatus } from '@/lib/next/answer-status';
import { dealsWith, decidesReport, ownerFor } from '@/lib/office/owners/access';
import { readReports, reportReaderOf } from '@/lib/office/owners/reports';
import { officePage } from '../../../office-page';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await getTranslations('office.owner'))('title'),
});

export default officePage('page.owner', async ({ session: { staff }, locale, data }, _, id) => {
  const owner = await ownerFor(id, staff, data);
  if (!owner) {
    setAnswerStatus(404);
    return <NothingHere back="owners" locale={locale} />;
  }
  const isTheirs = dealsWith(staff, data);
  const documents = await documentsOf(owner.homes.filter(isTheirs));
  const reports = (await reportReaderOf(id, data)) && (await readReports());
  return (
    <OwnerPage
      owner={owner}
      homes={owner.homes.map((home) => ({ id: home, isTheirs: isTheirs(home) }))}
      documents={documents}
      reports={reports && [reports.past.of(id), reports.coming.of(id)]}
      decidesReport={decidesReport(staff, owner, data)}
      locale={locale}
      data={data}
    />
  );
});
