import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { OfficeNav } from '@/components/office/office-nav';
import { publishedData } from '@/lib/data/store';
import { officeHref } from '@/lib/office/paths';
import { may } from '@/lib/office/permissions';
import { currentOffice } from '../current-office';
import { officeLocale } from '../office-page';
import { menu } from './menu';

/** The frame of the office for who is in it: its menu, with what the role may open. */
export default async function InsideLayout({ children }: { children: ReactNode }) {
  const [t, locale, session] = [await getTranslations('office.nav'), await officeLocale(), await currentOffice()];
  const { paths, content } = publishedData();
  const linksOf = (part: keyof typeof menu) =>
    menu[part]
      .filter(({ right }) => session && may(session.staff.role, right))
      .map(({ name, page, icon }) => ({ text: t(name), href: officeHref(page, locale), icon }));
  return (
    <>
      <OfficeNav
        brand={content.site.name}
        first={linksOf('first')}
        groups={[
          { name: t('work'), links: linksOf('work') },
          { name: t('agency'), links: linksOf('agency') },
          { name: session?.staff.name ?? '', links: linksOf('own') },
        ]}
        site={{ text: t('site'), href: paths.href({ name: 'home' }, locale) }}
        words={{ label: t('label'), skip: t('skip'), more: t('more'), logOut: t('logOut') }}
      />
      {children}
    </>
  );
}
