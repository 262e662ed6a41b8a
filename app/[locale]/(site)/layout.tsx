import type { Viewport } from 'next';
import { locale } from 'next/root-params';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { fontClasses } from '@/app/fonts';
import { enabledLocales } from '@/lib/content/schema';
import { currentPreview } from '@/lib/data/preview-request';
import { pageData, pageVersion, publishedData } from '@/lib/data/store';
import '@/app/globals.css';

export const generateStaticParams = () =>
  enabledLocales(publishedData().content.site).map((code) => ({ locale: code }));
export const viewport: Viewport = {
  colorScheme: 'light dark',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#fbfaf7' },
    { media: '(prefers-color-scheme: dark)', color: '#141917' },
  ],
};

export default async function RootLayout({ children }: { children: ReactNode }) {
  const t = await getTranslations('error');
  const count = !(await currentPreview()) && (await pageData()).content.site.audience.count;
  return (
    <html lang={await locale()} className={fontClasses} data-version={pageVersion()}>
      <body
        data-error-title={t('title')}
        data-error-text={t('text')}
        data-error-again={t('again')}
        data-count={count === true ? 'always' : count || undefined}
      >
        {children}
      </body>
    </html>
  );
}
