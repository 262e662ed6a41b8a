import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { RecentHomes } from '@/components/viewed-homes/recent-homes';
import { pageData } from '@/lib/data/store';
import { Frame, pageLocale } from './frame';

interface ErrorPageProps {
  title: string;
  lead: string;
  /** Ways on. */
  children: ReactNode;
}

/** Replaces a page that cannot be shown. */
export const ErrorPage = ({ title, lead, children }: ErrorPageProps) => (
  <Frame route={null}>
    <div className="wrap error-page">
      <h1>{title}</h1>
      <p className="lead">{lead}</p>
      {children}
      <RecentHomes />
    </div>
  </Frame>
);

/** The head of such a page: search engines leave it out. */
export const errorPageMetadata = async (title: string): Promise<Metadata> => ({
  title: `${title} | ${(await pageData()).content.site.name}`,
  robots: { index: false },
});

/** The metadata of a page whose title is a message. */
export const errorPageHead =
  (messages: 'gone' | 'gonePage' | 'missing' | 'missingHome' | 'previewOver' | 'tooLarge') => async () =>
    errorPageMetadata((await getTranslations(messages))('title'));

/** The link to the start page. */
export async function ToHome() {
  const [t, locale] = [await getTranslations('missing'), await pageLocale()];
  return (
    <a className="link" href={(await pageData()).paths.href({ name: 'home' }, locale)}>
      {t('toHome')}
    </a>
  );
}
