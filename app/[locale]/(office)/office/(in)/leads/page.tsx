import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { officePage } from '@/app/[locale]/(office)/office/office-page';
import { Inbox } from '@/components/leads/inbox';
import { listStaff } from '@/lib/accounts/store-staff';
import { readInbox, readInboxQuery } from '@/lib/leads/inbox';
import { listViews } from '@/lib/leads/store-views';
import { officeHref } from '@/lib/routes/office-paths';
import { mayOpen } from '@/lib/staff/rights';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await getTranslations('office.nav'))('leads'),
});

export default officePage('leads', async ({ session, locale, data }, search) => {
  const saved = await listViews(session.staff.id);
  if (search.size === 0 && saved.start) redirect(officeHref('leads', locale) + saved.start.query);
  const query = readInboxQuery(search, data);
  const team = (await listStaff()).filter(({ role }) => mayOpen(role, 'leads'));
  const inbox = await readInbox(query, session.staff, data);
  return (
    <Inbox
      query={query}
      inbox={inbox}
      team={team}
      staff={session.staff}
      saved={saved}
      isFresh={session.isFresh}
      locale={locale}
      data={data}
    />
  );
});
