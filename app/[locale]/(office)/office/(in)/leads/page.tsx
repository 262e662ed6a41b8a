import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Inbox } from '@/components/office/inbox';
import { listStaff } from '@/lib/db/staff';
import { readInbox, readInboxQuery } from '@/lib/office/inbox';
import { may } from '@/lib/office/permissions';
import { officePage } from '../../office-page';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await getTranslations('office.nav'))('leads'),
});

export default officePage('page.leads', async ({ session, locale, data }, search) => {
  const query = readInboxQuery(search);
  const team = (await listStaff()).filter(({ role }) => may(role, 'page.leads'));
  const inbox = await readInbox(query, session.staff, data);
  return <Inbox query={query} inbox={inbox} team={team} isFresh={session.isFresh} locale={locale} data={data} />;
});
