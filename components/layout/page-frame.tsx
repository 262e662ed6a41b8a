import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { ConsentDialog, type ConsentView } from '@/components/consent/consent-dialog';
import { SavedHomes, type SavedHomesProps } from '@/components/saved/saved-homes';
import { StaticHtml } from '@/lib/next/static-html';
import type { Crumb } from '@/lib/routes/routes';
import { Breadcrumbs } from './breadcrumbs';
import { Header, type HeaderView } from './header';
import { LanguageMemory } from './language-memory';
import styles from './page-frame.module.css';
import { PreviewBar, type PreviewBarView } from './preview-bar';
import { ScrollWatch } from './scroll-watch';

interface PageFrameProps {
  /** null for the site as everybody sees it. */
  preview: PreviewBarView | null;
  header: HeaderView;
  footer: ReactNode;
  savedWords: SavedHomesProps['words'];
  /** null where no consent is asked for. */
  consent: ConsentView | null;
  crumbs?: Crumb[];
  /** The page opens with a picture that runs up under the header. */
  overBanner?: boolean;
  children: ReactNode;
}

/** What every page has around its content. */
export async function PageFrame(props: PageFrameProps) {
  const { preview, header, footer, savedWords, consent, crumbs = [], overBanner = false, children } = props;
  const t = await getTranslations('layout');
  return (
    <>
      <a className="skip-link" href="#content">
        {t('skip')}
      </a>
      {preview && <PreviewBar bar={preview} />}
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
              <Breadcrumbs crumbs={crumbs} home={{ name: t('home'), path: header.homePath }} label={t('breadcrumbs')} />
            </StaticHtml>
          )}
          {children}
        </main>
        <StaticHtml name="footer">{footer}</StaticHtml>
        <ScrollWatch />
        <LanguageMemory />
        <SavedHomes paths={header.savedPaths} words={savedWords} />
      </div>
    </>
  );
}
