import localFont from 'next/font/local';
import { locale } from 'next/root-params';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { enabledLocales } from '@/lib/content/queries';
import { snapshot } from '@/lib/data/store';
import '../globals.css';

const serif = localFont({
  src: '../../node_modules/@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2',
  variable: '--font-fraunces',
  weight: '300 700',
  display: 'swap',
  adjustFontFallback: 'Times New Roman',
});
const sans = localFont({
  src: '../../node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
  variable: '--font-instrument',
  weight: '400 700',
  display: 'swap',
  adjustFontFallback: 'Arial',
});

export const generateStaticParams = () => enabledLocales(snapshot().content.site).map((code) => ({ locale: code }));
export const viewport = { themeColor: '#fbfaf7' };

export default async function RootLayout({ children }: { children: ReactNode }) {
  const t = await getTranslations('error');
  return (
    <html lang={await locale()} className={`${serif.variable} ${sans.variable}`}>
      <body data-error-title={t('title')} data-error-text={t('text')} data-error-again={t('again')}>
        {children}
      </body>
    </html>
  );
}
