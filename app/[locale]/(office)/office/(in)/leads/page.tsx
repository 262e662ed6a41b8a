import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { Inbox } from '@/components/office/inbox';
import { listViews } from '@/lib/db/saved-views';
import { listStaff } from '@/lib/db/staff';
import { readInbox, readInboxQuery } from '@/lib/office/inbox';
import { officeHref } from '@/lib/office/paths';
import { may } from '@/lib/office/permissions';
import { officePage } from '../../office-page';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await getTranslations('office.nav'))('leads'),
});

export default officePage('page.leads', async ({ session, locale, data }, search) => {
  const saved = await listViews(session.staff.id);
  if (search.size === 0 && saved.start) redirect(officeHref('leads', locale) + saved.start.query);
  const query = readInboxQuery(search, data);
  const team = (await listStaff()).filter(({ role }) => may(role, 'page.leads'));
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
