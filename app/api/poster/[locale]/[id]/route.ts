import { getTranslations } from 'next-intl/server';
import { type PosterWords, toPoster } from '@/lib/catalogue/property-poster';
import { snapshot } from '@/lib/data/store';
import { attributeWords, headWords } from '@/lib/i18n/home-words';
import type { Locale } from '@/lib/i18n/locales';
import { drawPoster } from '@/lib/poster/draw-poster';
import { currentPreview } from '@/lib/preview/current';
import { keptByNobody } from '@/lib/requests/shared-answer';
import { enabledLocale } from '@/lib/search/search-terms';

/** The window poster of a home in a language, as PDF; 404 where there is none. Anyone may keep it for an hour. */
export async function GET(_: Request, { params }: RouteContext<'/api/poster/[locale]/[id]'>) {
  const { locale: code, id } = await params;
  const data = snapshot();
  const locale = enabledLocale(code, data);
  const home = /^\d+$/.test(id) ? data.catalogue.properties.get(Number(id)) : undefined;
  const poster = locale && home ? toPoster(home, locale, await posterWords(locale), data) : null;
  if (!poster || !home) return new Response(null, { status: 404 });
  return new Response(await drawPoster(poster), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${home.reference.replace(/[^\w-]/g, '')}-${locale}.pdf"`,
      'cache-control': currentPreview() ? keptByNobody : 'public, max-age=3600',
    },
  });
}

async function posterWords(locale: Locale): Promise<PosterWords> {
  const [head, attributes, t, footer, energy, legal] = await Promise.all([
    headWords(locale),
    attributeWords(locale),
    getTranslations({ locale, namespace: 'poster' }),
    getTranslations({ locale, namespace: 'footer' }),
    getTranslations({ locale, namespace: 'energy' }),
    getTranslations({ locale, namespace: 'legal' }),
  ]);
  return {
    head,
    attributes,
    scan: t('scan'),
    contact: t('contact'),
    licence: (values) => footer('licence', values),
    renovation: (values) => energy('renovation', values),
    floodWarning: legal('floodSymbol'),
  };
}
