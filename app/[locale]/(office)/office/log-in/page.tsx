import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { currentOffice } from '@/app/[locale]/(office)/office/current-office';
import { officeLocale } from '@/app/[locale]/(office)/office/office-page';
import { LogIn } from '@/components/staff/login-pages';
import { publishedData } from '@/lib/data/store';
import { officeHref, wantedHref } from '@/lib/routes/office-paths';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await getTranslations('office.logIn'))('title'),
});

/** The door of the office; it remembers which page was wanted. */
export default async function LogInPage({ searchParams }: PageProps<'/[locale]/office/log-in'>) {
  const [locale, { next }, session] = await Promise.all([officeLocale(), searchParams, currentOffice()]);
  if (session) redirect(session.staff.secured ? wantedHref(next, locale) : officeHref('second-factor', locale));
  const { paths } = publishedData();
  return (
    <LogIn
      next={typeof next === 'string' ? next : ''}
      home={wantedHref(next, locale)}
      forgotten={paths.href({ name: 'password' }, locale)}
      portal={paths.href({ name: 'login' }, locale)}
    />
  );
}
