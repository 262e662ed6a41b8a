import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { NothingHere } from '@/components/office/nothing-here';
import { PersonPage } from '@/components/office/person-page';
import { setAnswerStatus } from '@/lib/next/answer-status';
import { readPerson } from '@/lib/office/people';
import { officePage } from '../../../office-page';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await getTranslations('office.people'))('one'),
});

export default officePage('page.person', async ({ session, locale, data }, query, id) => {
  const view = await readPerson(id, query.get('merge'), session.staff, locale, data);
  if (view) return <PersonPage view={view} session={session} locale={locale} data={data} />;
  setAnswerStatus(404);
  return <NothingHere back="people" locale={locale} />;
});
