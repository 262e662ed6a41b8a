import { minuteMs } from '@/lib/base/day';
import { publishedData } from '@/lib/data/store';
import { isWithinLimitOf } from '@/lib/http/rate-limit';
import { personalHeaders, retryLater } from '@/lib/http/responses';
import { preferredLanguage, withUnavailableResponse } from '@/lib/requests/form-route';
import { calendarText, openCalendar } from '@/lib/visits/calendar';

/** Per address of a calendar: every device of a person polls it. */
const limit = { max: 60, windowMs: 10 * minuteMs };

/** An agenda for the calendar of a member of staff, by the token of its secret address; 404 for every other. */
export async function GET(request: Request) {
  return withUnavailableResponse(preferredLanguage(request.headers), async () => {
    const token = new URL(request.url).searchParams.get('token') ?? '';
    const calendar = await openCalendar(token.slice(0, 600));
    if (!calendar) return new Response(null, { status: 404, headers: personalHeaders });
    if (!(await isWithinLimitOf('calendar', token, limit.max, limit.windowMs)))
      return retryLater(429, limit.windowMs / 1000, null, personalHeaders);
    return new Response(await calendarText(calendar, publishedData()), {
      headers: { ...personalHeaders, 'content-type': 'text/calendar; charset=utf-8' },
    });
  });
}
