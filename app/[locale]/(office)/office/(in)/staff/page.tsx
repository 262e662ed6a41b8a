import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { officePage } from '@/app/[locale]/(office)/office/office-page';
import { StaffList } from '@/components/staff/staff-list';
import { listStaff } from '@/lib/accounts/store-staff';
import { pictureView } from '@/lib/catalogue/pictures/picture-views';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await getTranslations('office.nav'))('staff'),
});

export default officePage('staff', async ({ session, locale, data }) => (
  <StaffList
    staff={await listStaff()}
    me={session.staff.id}
    team={[...data.content.team.values()].map(({ id, name, image }) => ({
      id,
      name,
      picture: image ? pictureView(data.catalogue, image, locale) : null,
    }))}
    locale={locale}
  />
));
