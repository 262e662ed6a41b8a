import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { officePage } from '@/app/[locale]/(office)/office/office-page';
import { LeadPage } from '@/components/leads/lead-page';
import { LogLines } from '@/components/office/log-lines';
import { NothingHere } from '@/components/staff/nothing-here';
import { FittingHomes } from '@/components/subscriptions/fitting-homes';
import { listAudit, recordView } from '@/lib/audit/store';
import { localeOf } from '@/lib/leads/lead-mails';
import { leadDetails } from '@/lib/leads/lead-view';
import { findLead } from '@/lib/leads/store-work';
import { setAnswerStatus } from '@/lib/next/answer-status';
import { viewActions } from '@/lib/office/log';
import { visibleTo } from '@/lib/staff/portfolio';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await getTranslations('office.log'))('lead'),
});

export default officePage('leads/[id]', async ({ session: { staff }, locale, data }, _, id) => {
  const lead = await findLead(id, visibleTo(staff, data));
  if (!lead) {
    setAnswerStatus(404);
    return <NothingHere back="leads" locale={locale} />;
  }
  await recordView(staff, { action: 'lead.look', subject: id });
  const details = await leadDetails(lead, staff, data);
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
      <FittingHomes email={lead.email} language={localeOf(lead)} staff={staff} locale={locale} data={data} />
    </LeadPage>
  );
});
