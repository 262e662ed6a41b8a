import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { officePage } from '@/app/[locale]/(office)/office/office-page';
import { EditRecord } from '@/components/records/edit/edit-record';
import { UnsavedByOthers } from '@/components/records/edit/unsaved-by-others';
import { NothingHere } from '@/components/staff/nothing-here';
import styles from '@/components/staff/office.module.css';
import { Refused } from '@/components/staff/refused';
import { setAnswerStatus } from '@/lib/next/answer-status';
import { takeOverCopyAction } from '@/lib/records/form/copy-actions';
import { openForm } from '@/lib/records/form/open-form';
import { mayEdit, readRecord, recordRef } from '@/lib/records/records';
import { officeHref } from '@/lib/routes/office-paths';
import { may } from '@/lib/staff/rights';
import { unsavedByOthers } from '@/lib/staff/working-copies/unsaved-changes';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await getTranslations('office.edit'))('title'),
});

export default officePage('edit/[...id]', async ({ session: { staff }, locale, data }, _, id) => {
  const open = await openForm(id, staff, locale, data);
  const canTakeOver = may(staff.role, takeOverCopyAction);
  if (open) return <EditRecord open={open} canTakeOver={canTakeOver} locale={locale} data={data} />;
  const record = recordRef(id);
  const isHome = record?.folder === 'properties';
  if (record && readRecord(record).stored !== null) {
    setAnswerStatus(403);
    return <Refused href={officeHref('', locale)} isOfColleague={isHome} />;
  }
  const unsaved = record ? await unsavedByOthers(record.name, staff.id, locale) : [];
  // A home that a colleague has begun.
  if (record && isHome && unsaved.length > 0 && (await mayEdit(staff, record)))
    return (
      <main id="content" className={styles.page}>
        <h1 className={styles.title}>{(await getTranslations('office.edit'))('homeNumber', { id: record.id })}</h1>
        <UnsavedByOthers record={record.name} unsaved={unsaved} canTakeOver={canTakeOver} />
      </main>
    );
  setAnswerStatus(404);
  return <NothingHere back={isHome ? 'homes' : ''} locale={locale} />;
});
