import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { officePage } from '@/app/[locale]/(office)/office/office-page';
import { PersonPage } from '@/components/people/person-page';
import { NothingHere } from '@/components/staff/nothing-here';
import { setAnswerStatus } from '@/lib/next/answer-status';
import { readPerson } from '@/lib/people/people-page';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await getTranslations('office.people'))('one'),
});

export default officePage('people/[id]', async ({ session, locale, data }, query, id) => {
  const view = await readPerson(id, query.get('merge'), session.staff, locale, data);
  if (view) return <PersonPage view={view} session={session} locale={locale} data={data} />;
  setAnswerStatus(404);
  return <NothingHere back="people" locale={locale} />;
});
