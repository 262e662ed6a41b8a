import type { ReactNode } from 'react';
import { publishedData } from '@/lib/data/store';
import { defaultLocale } from '@/lib/i18n/locales';
import { fontClasses } from '../fonts';
import 'maplibre-gl/dist/maplibre-gl.css';
import '../map-frame.css';

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
