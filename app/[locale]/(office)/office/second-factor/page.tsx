import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { SetUpFactor } from '@/components/staff/login-pages';
import { officeHref } from '@/lib/routes/office-paths';
import { currentOffice } from '../current-office';
import { officeLocale } from '../office-page';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await getTranslations('office.factor'))('title'),
});

/** The page on which staff set up their second factor, before anything else. */
export default async function SecondFactorPage() {
  const [locale, session] = [await officeLocale(), await currentOffice()];
  if (!session) redirect(officeHref('log-in', locale));
  if (session.staff.secured) redirect(officeHref('', locale));
  return <SetUpFactor />;
}
