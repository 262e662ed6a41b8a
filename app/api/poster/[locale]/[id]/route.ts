import { create as contentDisposition } from 'content-disposition';
import { minuteMs } from '@/lib/base/day';
import { currentPreview } from '@/lib/data/preview-request';
import { dataState, pageData } from '@/lib/data/store';
import { clientNetwork } from '@/lib/http/client-address';
import { isWithinLimitOf } from '@/lib/http/rate-limit';
import { privateCacheControl, retryLater } from '@/lib/http/responses';
import { translatorIn } from '@/lib/i18n/translator';
import { isQueueFull } from '@/lib/jobs/thread-queue';
import { isDrawn, posterFile, posterKey } from '@/lib/poster/posters';
import { toPoster } from '@/lib/poster/property-poster';
import { enabledLocale } from '@/lib/search/search-line';

/** Posters drawn for one network: what is kept does not count. */
const limit = { max: 30, windowMs: 10 * minuteMs };
/** The time after which to retry, in seconds. */
const busySeconds = 10;

/** The window poster of a home in a language, as PDF; 404 where there is none. Anyone may keep it for an hour. */
export async function GET({ headers }: Request, { params }: RouteContext<'/api/poster/[locale]/[id]'>) {
  const { locale: code, id } = await params;
  const data = await pageData();
  const version = dataState().since.getTime();
  const locale = enabledLocale(code, data);
  const home = /^\d+$/.test(id) ? data.catalogue.properties.get(Number(id)) : undefined;
  const poster = locale && home ? toPoster(home, locale, await translatorIn(locale), data) : null;
  if (!poster || !home) return new Response(null, { status: 404 });
  const key = posterKey(poster, version);
  if (!isDrawn(key) && !(await isWithinLimitOf('poster', clientNetwork(headers), limit.max, limit.windowMs)))
    return retryLater(429, limit.windowMs / 1000);
  try {
    return new Response(await posterFile(poster, key), {
      headers: {
        'content-type': 'application/pdf',
        'content-disposition': contentDisposition(`${home.reference}-${locale}.pdf`, { type: 'inline' }),
        'cache-control': (await currentPreview()) ? privateCacheControl : 'public, max-age=3600',
      },
    });
  } catch (error) {
    if (isQueueFull(error)) return retryLater(503, busySeconds);
    throw error;
  }
}
