import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { type NavLink, OfficeNav } from '@/components/office/office-nav';
import { publishedData } from '@/lib/data/store';
import { type OfficePage, officeHref } from '@/lib/office/paths';
import { may, type Permission } from '@/lib/office/permissions';
import { currentOffice } from '../current-office';
import { officeLocale } from '../office-page';

const entries = [
  { name: 'today', right: 'page.today', page: '' },
  { name: 'leads', right: 'page.leads', page: 'leads' },
  { name: 'people', right: 'page.people', page: 'people' },
  { name: 'staff', right: 'page.staff', page: 'staff' },
  { name: 'log', right: 'page.log', page: 'log' },
  { name: 'account', right: 'page.account', page: 'account' },
] as const satisfies { name: string; right: Permission; page: OfficePage }[];

/** The frame of the office for who is in it: its menu, with what the role may open. */
export default async function InsideLayout({ children }: { children: ReactNode }) {
  const [t, locale, session] = [await getTranslations('office.nav'), await officeLocale(), await currentOffice()];
  const { paths, content } = publishedData();
  const links: NavLink[] = entries
    .filter(({ right }) => session && may(session.staff.role, right))
    .map(({ name, page }) => ({ text: t(name), href: officeHref(page, locale) }));
  return (
    <>
      <OfficeNav
        brand={content.site.name}
        links={links}
        site={{ text: t('site'), href: paths.href({ name: 'home' }, locale) }}
        words={{ label: t('label'), skip: t('skip'), logOut: t('logOut') }}
      />
      {children}
    </>
  );
}
