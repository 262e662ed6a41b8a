import { locale as rootLocale } from 'next/root-params';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { ConsentDialog } from '@/components/consent/consent-dialog';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { Footer } from '@/components/layout/footer';
import { Header } from '@/components/layout/header';
import { PreviewBar } from '@/components/layout/preview-bar';
import { Hydrated } from '@/components/page-script/hydrated';
import { PageScript } from '@/components/page-script/page-script';
import { SavedNotice } from '@/components/saved/saved-notice';
import { consentView } from '@/lib/consent/consent';
import { footerView, headerView } from '@/lib/content/frame/views';
import type { Snapshot } from '@/lib/content/snapshot';
import { currentPreview } from '@/lib/data/preview-request';
import { dataState, isPreview, pageData } from '@/lib/data/store';
import { isLocale, type Locale } from '@/lib/i18n/locales';
import { StaticHtml } from '@/lib/next/static-html';
import { listFaultLines } from '@/lib/records/faults';
import type { Crumb, Route } from '@/lib/routes/routes';
import styles from './frame.module.css';

/** The language of the page that is being rendered. */
export async function pageLocale(): Promise<Locale> {
  const code = await rootLocale();
  if (!isLocale(code)) throw new Error(`no such language: ${code}`);
  return code;
}

interface FrameProps {
  /** null for a page without its own address, such as the 404 page. */
  route: Route | null;
  /** "?ids=5801": what the address holds beside the page, and keeps in the other languages. */
  query?: string;
  /** The page opens with a picture that runs up under the header. */
  overBanner?: boolean;
  children: ReactNode;
}

/** The frame of every page: header, breadcrumbs, footer. */
export async function Frame({ route, query = '', overBanner = false, children }: FrameProps) {
  const isTyped = isPreview();
  const [t, locale, data, preview] = await Promise.all([
    getTranslations('layout'),
    pageLocale(),
    pageData(),
    isTyped ? null : currentPreview(),
  ]);
  const header = headerView(route, query, locale, data);
  const crumbs = route ? data.paths.breadcrumb(route, locale) : [];
  // A preview is for editors: nothing is measured, and no consent is asked (specification, section 4).
  const consent = preview || isTyped ? null : consentView(route, locale, data);
  return (
    <>
      <a className="skip-link" href="#content">
        {t('skip')}
      </a>
      {preview && <PreviewBar until={preview.until} {...(await issuesOfPreview(locale))} />}
      <div
        id="top"
        className={preview ? `${styles.page} ${styles.belowPreview}` : styles.page}
        data-over-banner={overBanner || undefined}
        data-top-bar={header.topBar ? '' : undefined}
      >
        {consent && (
          <>
            <StaticHtml name="consent">
              <ConsentDialog consent={consent} />
            </StaticHtml>
            <script src="/consent.js" async fetchPriority="low" {...consent.script} />
          </>
        )}
        <StaticHtml name="header">
          <Header header={header} />
        </StaticHtml>
        <main id="content" tabIndex={-1}>
          {crumbs.length > 0 && (
            <StaticHtml name="breadcrumbs">
              <Breadcrumbs crumbs={crumbs} homePath={header.homePath} />
            </StaticHtml>
          )}
          {children}
        </main>
        <StaticHtml name="footer">
          <Footer footer={footerView(locale, data)} site={data.content.site} />
        </StaticHtml>
        <StaticHtml name="page-script">
          <div>
            <SavedNotice favouritesPath={header.savedPaths.favourites} />
            <PageScript savedPaths={header.savedPaths} />
          </div>
        </StaticHtml>
        <Hydrated />
      </div>
    </>
  );
}

/** The issues of the latest files, and of the drafts as if they were published. */
async function issuesOfPreview(locale: Locale) {
  const state = dataState();
  const [latest, issues] = await Promise.all([
    listFaultLines(state, locale),
    listFaultLines({ issues: state.drafts().issues, held: new Map() }, locale),
  ]);
  return state.isRefused ? { refused: latest, held: [], issues } : { refused: [], held: latest, issues };
}

/** The way down to a page with the home page before it, as search engines want it. */
export const crumbsFromHome = (route: Route, locale: Locale, { content, paths }: Snapshot): Crumb[] => [
  { name: content.site.name, path: paths.href({ name: 'home' }, locale) },
  ...paths.breadcrumb(route, locale),
];
