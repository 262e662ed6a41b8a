import 'server-only';
import { redirect } from 'next/navigation';
import { locale as rootLocale } from 'next/root-params';
import type { ReactNode } from 'react';
import { Refused } from '@/components/staff/refused';
import type { Snapshot } from '@/lib/content/snapshot';
import { publishedData } from '@/lib/data/store';
import { isLocale, type Locale } from '@/lib/i18n/locales';
import { setAnswerStatus } from '@/lib/next/answer-status';
import { type OfficePage, officeHref } from '@/lib/routes/office-paths';
import { may, type Permission } from '@/lib/staff/permissions';
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

/** A page of the office, for roles that have its right: others see that it is not for them, and who is not logged in the door. */
export const officePage =
  (right: Permission, render: (context: OfficeContext, query: URLSearchParams, id: string) => Promise<ReactNode>) =>
  async ({ params, searchParams }: PageInput) => {
    const locale = await officeLocale();
    const id = [(await params).id ?? ''].flat().join('/');
    const session = await currentOffice();
    const page = pageOf(right, id);
    if (!session) redirect(`${officeHref('log-in', locale)}${page ? `?next=${encodeURIComponent(page)}` : ''}`);
    if (!session.staff.secured) redirect(officeHref('second-factor', locale));
    if (!may(session.staff.role, right)) {
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

const pages: Partial<Record<Permission, OfficePage>> = {
  'page.leads': 'leads',
  'page.new-lead': 'leads/new',
  'page.agenda': 'agenda',
  'page.new-visit': 'agenda/new',
  'page.hours': 'hours',
  'page.people': 'people',
  'page.retention': 'people/retention',
  'page.homes': 'homes',
  'page.new-home': 'homes/new',
  'page.owners': 'owners',
  'page.content': 'content',
  'page.figures': 'figures',
  'page.import': 'import',
  'page.pictures': 'pictures',
  'page.projects': 'projects',
  'page.texts': 'texts',
  'page.words': 'words',
  'page.reviews': 'reviews',
  'page.staff': 'staff',
  'page.log': 'log',
  'page.account': 'account',
};

/** The page of each record. */
const records: Partial<Record<Permission, (id: string) => OfficePage>> = {
  'page.lead': (id) => `leads/${id}`,
  'page.visit': (id) => `agenda/${id}`,
  'page.person': (id) => `people/${id}`,
  'page.home': (id) => `homes/${id}`,
  'page.project': (id) => `projects/${id}`,
  'page.owner': (id) => `owners/${id}`,
  'page.record': (id) => `edit/${id}`,
};

const pageOf = (right: Permission, id: string): OfficePage => records[right]?.(id) ?? pages[right] ?? '';
