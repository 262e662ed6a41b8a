import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { officePage } from '@/app/[locale]/(office)/office/office-page';
import { OwnerPage } from '@/components/owners/owner-page';
import { NothingHere } from '@/components/staff/nothing-here';
import { setAnswerStatus } from '@/lib/next/answer-status';
import { findVisibleOwner, isResponsibleFor, mayDecideReport } from '@/lib/owners/access';
import { findReportReader, readReports } from '@/lib/owners/reports';
import { listDocuments } from '@/lib/owners/store';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await getTranslations('office.owner'))('title'),
});

export default officePage('owners/[id]', async ({ session: { staff }, locale, data }, _, id) => {
  const owner = await findVisibleOwner(id, staff, data);
  if (!owner) {
    setAnswerStatus(404);
    return <NothingHere back="owners" locale={locale} />;
  }
  const isTheirs = isResponsibleFor(staff, data);
  const documents = await listDocuments(owner.homes.filter(isTheirs));
  const reports = (await findReportReader(id, data)) && (await readReports());
  return (
    <OwnerPage
      owner={owner}
      homes={owner.homes.map((home) => ({ id: home, isTheirs: isTheirs(home) }))}
      documents={documents}
      reports={reports && [reports.past.of(id), reports.coming.of(id)]}
      decidesReport={mayDecideReport(staff, owner, data)}
      locale={locale}
      data={data}
    />
  );
});
