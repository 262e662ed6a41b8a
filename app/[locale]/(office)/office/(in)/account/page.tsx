import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { OwnAccess } from '@/components/staff/own-access';
import { officePage } from '../../office-page';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await getTranslations('office.nav'))('account'),
});

export default officePage('account', async ({ session, locale, data }) => (
  <OwnAccess staff={session.staff} portal={data.paths.href({ name: 'portal', section: 'account' }, locale)} />
));
