import { locale as rootLocale } from 'next/root-params';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { PageFrame } from '@/components/layout/page-frame';
import { footerView, headerView } from '@/lib/content/frame-view';
import type { Snapshot } from '@/lib/data/load';
import { snapshot } from '@/lib/data/store';
import { isLocale, type Locale } from '@/lib/i18n/locales';
import type { Crumb, Route } from '@/lib/routes/route';

/** The language of the page that is being rendered. */
export async function pageLocale(): Promise<Locale> {
  const code = await rootLocale();
  if (!isLocale(code)) throw new Error(`no such language: ${code}`);
  return code;
}

interface FrameProps {
  /** null for a page without an address of its own, such as the 404 page. */
  route: Route | null;
  overBanner?: boolean;
  children: ReactNode;
}

/** Header, breadcrumbs and footer around a page. */
export async function Frame({ route, overBanner, children }: FrameProps) {
  const data = snapshot();
  const locale = await pageLocale();
  const [t, f] = await Promise.all([getTranslations('layout'), getTranslations('footer')]);
  const header = headerView(
    route,
    locale,
    {
      toHome: t('toHome', { name: data.content.site.name }),
      menu: t('menu'),
      mainMenu: t('mainMenu'),
      languages: t('languages'),
      close: t('close'),
    },
    data,
  );
  const footer = footerView(
    locale,
    {
      contact: f('contact'),
      hours: f('hours'),
      offer: f('offer'),
      byAppointment: f('byAppointment'),
      company: (values) => f('company', values),
      licence: (values) => f('licence', values),
      supervisor: f('supervisor'),
      conduct: f('conduct'),
      insurance: (values) => f('insurance', values),
      account: (values) => f('account', values),
      sample: f('sample'),
      copyright: (values) => f('copyright', values),
    },
    data,
  );
  return (
    <PageFrame
      header={header}
      footer={footer}
      crumbs={route ? data.paths.breadcrumb(route, locale) : []}
      overBanner={overBanner}
    >
      {children}
    </PageFrame>
  );
}

/** The way down to a page with the home page before it, as search engines want it. */
export const crumbsFromHome = (route: Route, locale: Locale, { content, paths }: Snapshot): Crumb[] => [
  { name: content.site.name, path: paths.href({ name: 'home' }, locale) },
  ...paths.breadcrumb(route, locale),
];
