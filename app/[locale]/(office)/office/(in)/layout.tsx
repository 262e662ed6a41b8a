import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { currentOffice } from '@/app/[locale]/(office)/office/current-office';
import { officeLocale } from '@/app/[locale]/(office)/office/office-page';
import { type NavSection, OfficeNav } from '@/components/office/office-nav';
import { enabledLocales } from '@/lib/content/schema';
import { publishedData } from '@/lib/data/store';
import { officeHref } from '@/lib/routes/office-paths';
import { mayOpen } from '@/lib/staff/rights';
import { menu } from './menu';

/** The frame of the office for people who are logged in: its menu, with what their role may open. */
export default async function InsideLayout({ children }: { children: ReactNode }) {
  const [t, locale, session] = await Promise.all([getTranslations('office.nav'), officeLocale(), currentOffice()]);
  const { paths, content } = publishedData();
  const sections = menu.flatMap(({ name, icon, pages }): NavSection[] => {
    const links = pages
      .filter(({ route }) => session && mayOpen(session.staff.role, route))
      .map(({ name: page, page: path, also = [], help }) => ({
        text: t(page),
        href: officeHref(path, locale),
        help,
        also: also.map((path) => `${officeHref('', locale)}${path}/`),
      }));
    return links.length > 0 ? [{ text: t(name), icon, links, inside: t('inside', { section: t(name) }) }] : [];
  });
  return (
    <>
      <OfficeNav
        brand={content.site.name}
        sections={sections}
        own={{
          name: session?.staff.name ?? '',
          links: [{ text: t('account'), href: officeHref('account', locale), help: 'log-in' }],
          help: { text: t('help'), href: officeHref('help', locale) },
          site: { text: t('site'), href: paths.href({ name: 'home' }, locale) },
        }}
        locale={locale}
        languages={enabledLocales(content.site)}
      />
      {children}
    </>
  );
}
