import type { Metadata, Viewport } from 'next';
import { locale as rootLocale } from 'next/root-params';
import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { fontClasses } from '@/app/fonts';
import { Hydrated } from '@/components/page-script/hydrated';
import { ConfirmSession } from '@/components/staff/confirm-session';
import { OfficeProvider } from '@/components/staff/office-provider';
import { isLocale } from '@/lib/i18n/locales';
import { browserMessages } from '@/lib/staff/browser-messages';
import '@/app/globals.css';
import { act } from './act';

export const dynamic = 'force-dynamic';

export const viewport: Viewport = {
  colorScheme: 'light dark',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#fbfaf7' },
    { media: '(prefers-color-scheme: dark)', color: '#141917' },
  ],
};

export async function generateMetadata(): Promise<Metadata> {
  const title = (await getTranslations('office'))('title');
  return { title: { default: title, template: `%s · ${title}` }, robots: 'noindex, nofollow' };
}

/** The root of the office, apart from the public site: an application, whose scripts load at once. */
export default async function OfficeLayout({ children }: { children: ReactNode }) {
  const locale = await rootLocale();
  if (!isLocale(locale)) throw new Error(`no language ${locale}`);
  return (
    <html lang={locale} className={fontClasses}>
      <body data-scripts-at-load="" data-holds-pages="">
        <NextIntlClientProvider messages={browserMessages(locale)}>
          <OfficeProvider act={act} locale={locale} confirm={<ConfirmSession />}>
            {children}
            <Hydrated />
          </OfficeProvider>
        </NextIntlClientProvider>
      </body>
    </html>
  );
}
