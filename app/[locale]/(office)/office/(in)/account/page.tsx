import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { getTranslations } from 'next-intl/server';
import { officePage } from '@/app/[locale]/(office)/office/office-page';
import { Passkeys } from '@/components/accounts/passkeys';
import { OwnAccess } from '@/components/staff/own-access';
import { listPasskeys } from '@/lib/accounts/passkeys';
import { officeHref } from '@/lib/routes/office-paths';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await getTranslations('office.nav'))('account'),
});

export default officePage('account', async ({ session, locale, data }) => (
  <OwnAccess staff={session.staff} passwordHref={data.paths.href({ name: 'password' }, locale)}>
    <Passkeys
      passkeys={await listPasskeys(await headers())}
      phone={data.content.site.phone}
      href={officeHref('account', locale)}
      isOffice
    />
  </OwnAccess>
));
