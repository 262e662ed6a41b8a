import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { currentOffice } from '@/app/[locale]/(office)/office/current-office';
import { officeLocale } from '@/app/[locale]/(office)/office/office-page';
import { SetUpFactor } from '@/components/staff/login-pages';
import { officeHref } from '@/lib/routes/office-paths';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await getTranslations('office.factor'))('title'),
});

/** The page on which staff set up their second factor, before anything else. */
export default async function SecondFactorPage() {
  const [locale, session] = await Promise.all([officeLocale(), currentOffice()]);
  if (!session) redirect(officeHref('log-in', locale));
  if (session.staff.secured) redirect(officeHref('', locale));
  return <SetUpFactor />;
}
