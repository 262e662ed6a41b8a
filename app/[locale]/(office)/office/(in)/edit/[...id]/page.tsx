import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { EditRecord } from '@/components/records/edit/edit-record';
import { NothingHere } from '@/components/staff/nothing-here';
import { Refused } from '@/components/staff/refused';
import { setAnswerStatus } from '@/lib/next/answer-status';
import { openForm } from '@/lib/records/edit/open-form';
import { readRecord, recordRef } from '@/lib/records/edit/records';
import { officeHref } from '@/lib/routes/office-paths';
import { officePage } from '../../../office-page';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await getTranslations('office.edit'))('title'),
});

export default officePage('edit/[...id]', async ({ session: { staff }, locale, data }, _, id) => {
  const open = await openForm(id, staff, locale, data);
  if (open) return <EditRecord open={open} locale={locale} data={data} />;
  const record = recordRef(id);
  const isHome = record?.folder === 'properties';
  if (record && readRecord(record).stored !== null) {
    setAnswerStatus(403);
    return <Refused href={officeHref('', locale)} isOfColleague={isHome} />;
  }
  setAnswerStatus(404);
  return <NothingHere back={isHome ? 'homes' : ''} locale={locale} />;
});
