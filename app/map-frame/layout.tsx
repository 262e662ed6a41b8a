import type { ReactNode } from 'react';
import { fontClasses } from '@/app/fonts';
import { publishedData } from '@/lib/data/store';
import { defaultLocale } from '@/lib/i18n/locales';
import 'maplibre-gl/dist/maplibre-gl.css';
import '@/app/map-frame.css';

// Rendered for each request, with a nonce from the middleware: its policy depends on the data.
export const dynamic = 'force-dynamic';
export const generateMetadata = () => ({ title: publishedData().content.site.name, robots: { index: false } });

/** The map frame: a small separate page, whose language comes with the first message. */
export default function MapFrameLayout({ children }: { children: ReactNode }) {
  return (
    <html lang={defaultLocale} className={fontClasses}>
      <body>{children}</body>
    </html>
  );
}
