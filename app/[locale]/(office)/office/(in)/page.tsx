import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { officePage } from '@/app/[locale]/(office)/office/office-page';
import { Today } from '@/components/office/today';
import { listStaff } from '@/lib/accounts/store-staff';
import { dataState } from '@/lib/data/store';
import { readToday } from '@/lib/office/today';
import { readDataPart } from '@/lib/office/today-data';
import { readWeek } from '@/lib/office/week-figures';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await getTranslations('office.nav'))('today'),
});

export default officePage('', async ({ session: { staff }, locale, data }) => {
  const [today, week, team] = await Promise.all([readToday(staff, data), readWeek(staff, data), listStaff()]);
  const state = await readDataPart(staff, dataState(), locale);
  const names = new Map(team.map(({ id, name }) => [id, name]));
  return <Today staff={staff} today={today} week={week} state={state} names={names} locale={locale} data={data} />;
});
