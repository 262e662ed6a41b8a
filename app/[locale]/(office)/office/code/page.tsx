import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { currentOffice } from '@/app/[locale]/(office)/office/current-office';
import { officeLocale } from '@/app/[locale]/(office)/office/office-page';
import { EnterCode } from '@/components/staff/login-pages';
import { wantedHref } from '@/lib/routes/office-paths';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await getTranslations('office.code'))('title'),
});

/** The second step of a log-in. */
export default async function CodePage({ searchParams }: PageProps<'/[locale]/office/code'>) {
  const [{ next }, session] = await Promise.all([searchParams, currentOffice()]);
  if (session?.staff.secured) redirect(wantedHref(next, await officeLocale()));
  return <EnterCode next={typeof next === 'string' ? next : ''} />;
}
