import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { officePage } from '@/app/[locale]/(office)/office/office-page';
import { People } from '@/components/people/people';
import { readPeople, readPeopleQuery } from '@/lib/people/people-page';
import { mayOpen } from '@/lib/staff/rights';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await getTranslations('office.nav'))('people'),
});

export default officePage('people', async ({ session: { staff }, locale, data }, search) => {
  const query = readPeopleQuery(search);
  return (
    <People
      query={query}
      people={await readPeople(query, staff, data)}
      wasErased={search.get('erased') === 'yes'}
      seesRetention={mayOpen(staff.role, 'people/retention')}
      locale={locale}
    />
  );
});
