import { locale as rootLocale } from 'next/root-params';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { PageFrame } from '@/components/layout/page-frame';
import { headerView } from '@/lib/content/frame/header-view';
import type { Snapshot } from '@/lib/data/load';
import { pageData } from '@/lib/data/store';
import { isLocale, type Locale } from '@/lib/i18n/locales';
import type { Crumb, Route } from '@/lib/routes/routes';
import { consentIn } from './consent';
import { footerIn } from './footer';
import { previewBarIn } from './preview-bar';
import { savedWords } from './saved-words';

/** The language of the page that is being rendered. */
export async function pageLocale(): Promise<Locale> {
  const code = await rootLocale();
  if (!isLocale(code)) throw new Error(`no such language: ${code}`);
  return code;
}

interface FrameProps {
  /** null for a page without an address of its own, such as the 404 page. */
  route: Route | null;
  /** "?ids=5801": what the address holds beside the page, and keeps in the other languages. */
  query?: string;
  overBanner?: boolean;
  children: ReactNode;
}

/** Header, breadcrumbs and footer around a page. */
export async function Frame({ route, query = '', overBanner, children }: FrameProps) {
  const data = await pageData();
  const locale = await pageLocale();
  const [t, saved, footer, preview] = await Promise.all([
    getTranslations('layout'),
    savedWords(),
    footerIn(data, locale),
    previewBarIn(locale),
  ]);
  // Whoever sees a preview is at work: nothing is measured, and nothing asked (specification, section 4).
  const consent = preview ? null : await consentIn(route, locale, data);
  const header = headerView(
    route,
    query,
    locale,
    {
      toHome: t('toHome', { name: data.content.site.name }),
      menu: t('menu'),
      mainMenu: t('mainMenu'),
      languages: t('languages'),
      close: t('close'),
      saved: { favourites: saved.favourites, compare: saved.compare },
    },
    data,
  );
  return (
    <PageFrame
      preview={preview}
      header={header}
      footer={footer}
      savedWords={saved}
      consent={consent}
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
