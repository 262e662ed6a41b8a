import { create as contentDisposition } from 'content-disposition';
import { pageData } from '@/lib/data/store';
import { personalHeaders } from '@/lib/http/responses';
import { translatorIn } from '@/lib/i18n/translator';
import { preferredLanguage, withUnavailableResponse } from '@/lib/requests/form-route';
import { enabledLocale } from '@/lib/search/search-line';
import { toCalendarEvent } from '@/lib/visits/calendar-event';
import { calendarName, writeCalendarDownload } from '@/lib/visits/calendar-file';
import { openVisit, visitPath } from '@/lib/visits/visit-link';
import { visitSubject } from '@/lib/visits/visit-subject';

/** The calendar file of an appointment, which the token of its page opens; 404 for another, and for one that does not stand. */
export async function GET(request: Request) {
  return withUnavailableResponse(preferredLanguage(request.headers), async () => {
    const query = new URL(request.url).searchParams;
    const data = await pageData();
    const visit = await openVisit(query.get('token') ?? '');
    if (visit?.state !== 'confirmed') return new Response(null, { status: 404, headers: personalHeaders });
    const locale = enabledLocale(query.get('locale') ?? '', data) ?? visit.locale;
    const t = await translatorIn(locale, 'visits');
    const path = await visitPath(visit.id, locale, data);
    const event = toCalendarEvent(visit, visitSubject(visit, locale, t, data), t, path, data);
    return new Response(writeCalendarDownload(event), {
      headers: {
        ...personalHeaders,
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': contentDisposition(calendarName),
      },
    });
  });
}
