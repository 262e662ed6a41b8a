import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { officePage } from '@/app/[locale]/(office)/office/office-page';
import { NothingHere } from '@/components/staff/nothing-here';
import { setAnswerStatus } from '@/lib/next/answer-status';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await getTranslations('office.nothing'))('gone'),
});

/** Answers every unknown address of the office, for people who are logged in. */
export default officePage('nothing', async ({ locale }) => {
  setAnswerStatus(404);
  return <NothingHere back="" locale={locale} />;
});
