import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { Crumb } from '@/lib/routes/route';
import { Breadcrumbs } from './breadcrumbs';
import { Footer, type FooterView } from './footer';
import { Header, type HeaderView } from './header';
import { LanguageMemory } from './language-memory';
import { ScrollWatch } from './scroll-watch';

interface PageFrameProps {
  header: HeaderView;
  footer: FooterView;
  crumbs?: Crumb[];
  /** The page opens with a picture that runs up under the header. */
  overBanner?: boolean;
  children: ReactNode;
}

/** What every page has around its content. */
export async function PageFrame({ header, footer, crumbs = [], overBanner = false, children }: PageFrameProps) {
  const t = await getTranslations('layout');
  return (
    <div id="top" className={overBanner ? 'over-banner contents' : 'contents'}>
      <a className="skip-link" href="#content">
        {t('skip')}
      </a>
      <Header header={header} />
      <main id="content" tabIndex={-1}>
        {crumbs.length > 0 && (
          <Breadcrumbs crumbs={crumbs} home={{ name: t('home'), path: header.homePath }} label={t('breadcrumbs')} />
        )}
        {children}
      </main>
      <Footer footer={footer} toTop={t('toTop')} />
      <ScrollWatch />
      <LanguageMemory />
    </div>
  );
}
