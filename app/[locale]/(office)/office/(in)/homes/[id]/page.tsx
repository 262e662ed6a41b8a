import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { officePage } from '@/app/[locale]/(office)/office/office-page';
import { HomePage } from '@/components/office/home-page';
import { NothingHere } from '@/components/staff/nothing-here';
import { getHome } from '@/lib/catalogue/known-homes';
import { dataState } from '@/lib/data/store';
import { setAnswerStatus } from '@/lib/next/answer-status';
import { readHome } from '@/lib/office/home-view';
import { findHomeFile } from '@/lib/records/records';
import { homeRecordName } from '@/lib/routes/home-record';
import { mayChange } from '@/lib/staff/data-rights';
import { unsavedTexts } from '@/lib/staff/working-copies/unsaved-changes';
import { findFittingPeople } from '@/lib/subscriptions/matching-people';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await getTranslations('office.home'))('title'),
});

export default officePage('homes/[id]', async ({ session: { staff }, locale, data }, _, id) => {
  const all = dataState().drafts().snapshot;
  const home = getHome(Number(id), all);
  if (!home) {
    setAnswerStatus(404);
    return <NothingHere back="homes" locale={locale} />;
  }
  const [facts, people] = await Promise.all([readHome(home.id, staff, data), findFittingPeople(home, staff, data)]);
  const canChange = mayChange(staff, findHomeFile(home.id), home);
  return (
    <HomePage
      home={home}
      facts={facts}
      people={people}
      unsaved={(await unsavedTexts(staff.id, locale)).get(homeRecordName(home.id))}
      canChange={canChange}
      locale={locale}
      all={all}
      data={data}
    />
  );
});
