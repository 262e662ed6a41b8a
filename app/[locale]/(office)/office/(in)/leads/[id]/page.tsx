import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { officePage } from '@/app/[locale]/(office)/office/office-page';
import { LeadPage } from '@/components/leads/lead-page';
import { LogLines } from '@/components/office/log-lines';
import { SamePerson } from '@/components/people/same-person';
import { NothingHere } from '@/components/staff/nothing-here';
import { FittingHomes } from '@/components/subscriptions/fitting-homes';
import { listAudit, recordView } from '@/lib/audit/store';
import { readLeadLocale } from '@/lib/leads/lead-mails';
import { readLeadDetails } from '@/lib/leads/lead-view';
import { findLead } from '@/lib/leads/store-work';
import { setAnswerStatus } from '@/lib/next/answer-status';
import { viewActions } from '@/lib/office/log';
import { findSamePerson } from '@/lib/people/store-same-person';
import { visibleTo } from '@/lib/staff/portfolio';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await getTranslations('office.log'))('lead'),
});

export default officePage('leads/[id]', async ({ session: { staff }, locale, data }, _, id) => {
  const portfolio = visibleTo(staff, data);
  const lead = await findLead(id, portfolio);
  if (!lead) {
    setAnswerStatus(404);
    return <NothingHere back="leads" locale={locale} />;
  }
  await recordView(staff, { action: 'lead.look', subject: id });
  const [details, samePerson] = await Promise.all([readLeadDetails(lead), findSamePerson(lead, portfolio)]);
  const { entries } = await listAudit({ subject: id, except: viewActions }, null, 30);
  return (
    <LeadPage
      lead={lead}
      details={details}
      staff={staff}
      locale={locale}
      data={data}
      history={<LogLines entries={entries} locale={locale} data={data} />}
    >
      <SamePerson found={samePerson} locale={locale} data={data}>
        <FittingHomes email={lead.email} language={readLeadLocale(lead)} staff={staff} locale={locale} data={data} />
      </SamePerson>
    </LeadPage>
  );
});
