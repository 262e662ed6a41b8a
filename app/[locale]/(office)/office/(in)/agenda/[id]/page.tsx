import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { officePage } from '@/app/[locale]/(office)/office/office-page';
import { LogLines } from '@/components/office/log-lines';
import { NothingHere } from '@/components/staff/nothing-here';
import { VisitPage } from '@/components/visits/visit-page';
import { setAnswerStatus } from '@/lib/next/answer-status';
import { agendaScope } from '@/lib/visits/agenda-scope';
import { findInAgenda } from '@/lib/visits/store-agenda';
import { visitDetails } from '@/lib/visits/visit-details';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await getTranslations('office.log'))('visit'),
});

export default officePage('agenda/[id]', async ({ session: { staff }, locale, data }, _, id) => {
  const visit = await findInAgenda(id, agendaScope(staff, data));
  if (!visit) {
    setAnswerStatus(404);
    return <NothingHere back="agenda" locale={locale} />;
  }
  const details = await visitDetails(visit, staff, locale, data);
  return (
    <VisitPage
      visit={visit}
      details={details}
      locale={locale}
      data={data}
      history={<LogLines entries={details.log} locale={locale} data={data} />}
    />
  );
});
