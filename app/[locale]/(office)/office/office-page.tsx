import 'server-only';
import { redirect } from 'next/navigation';
import { locale as rootLocale } from 'next/root-params';
import type { ReactNode } from 'react';
import { Refused } from '@/components/staff/refused';
import type { Snapshot } from '@/lib/content/snapshot';
import { publishedData } from '@/lib/data/store';
import { isLocale, type Locale } from '@/lib/i18n/locales';
import { setAnswerStatus } from '@/lib/next/answer-status';
import { officeHref, readOfficePage } from '@/lib/routes/office-paths';
import { mayOpen, type OfficeRoute } from '@/lib/staff/rights';
import type { OfficeSession } from '@/lib/staff/session';
import { currentOffice } from './current-office';

export interface OfficeContext {
  session: OfficeSession;
  locale: Locale;
  data: Snapshot;
}

interface PageInput {
  params: Promise<Record<string, string | string[] | undefined>>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** The language of the page. */
export async function officeLocale(): Promise<Locale> {
  const locale = await rootLocale();
  if (!isLocale(locale)) throw new Error(`no language ${locale}`);
  return locale;
}

/** A page of the office, named by its folder. Other roles get a page that says so; without a session the log-in is shown. */
export const officePage =
  (route: OfficeRoute, render: (context: OfficeContext, query: URLSearchParams, id: string) => Promise<ReactNode>) =>
  async ({ params, searchParams }: PageInput) => {
    const locale = await officeLocale();
    const id = [(await params).id ?? ''].flat().join('/');
    const session = await currentOffice();
    const page = readOfficePage(route.replace(/\[.*\]/, id).split('/'));
    if (!session) redirect(`${officeHref('log-in', locale)}${page ? `?next=${encodeURIComponent(page)}` : ''}`);
    if (!session.staff.secured) redirect(officeHref('second-factor', locale));
    if (!mayOpen(session.staff.role, route)) {
      setAnswerStatus(403);
      return <Refused href={officeHref('', locale)} />;
    }
    const query = new URLSearchParams(
      Object.entries(await searchParams).flatMap(([name, value]) =>
        [value ?? []].flat().map((one): [string, string] => [name, one]),
      ),
    );
    return render({ session, locale, data: publishedData() }, query, id);
  };
