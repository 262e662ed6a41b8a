import { publishedData } from '@/lib/data/store';
import { dayOf, hourMs } from '@/lib/day';
import { isWithinLimitOf } from '@/lib/forms/rate-limit';
import { isLocale } from '@/lib/i18n/locales';
import { logHref, readLogQuery } from '@/lib/office/log';
import { exportLog } from '@/lib/office/log-export';
import { officeHref } from '@/lib/office/paths';
import { may } from '@/lib/office/permissions';
import { officeSession } from '@/lib/office/session';
import { formRoute } from '@/lib/requests/form-route';
import { kilobyte } from '@/lib/requests/posted-body';
import { personalHeaders, redirectTo, retryLater } from '@/lib/requests/responses';

/** Of one member of staff. */
const limit = { turns: 20, within: hourMs };

/** What the log shows, as a file. A session that was idle goes back to the log, which asks for a code. */
export const POST = formRoute(16 * kilobyte, async (form, { headers }) => {
  const locale = form.get('locale');
  if (!isLocale(locale)) return new Response(null, { status: 400 });
  const session = await officeSession(headers);
  if (!session?.staff.secured) return redirectTo(officeHref('log-in', locale));
  if (!may(session.staff.role, 'log.export')) return new Response(null, { status: 403 });
  const query = readLogQuery(new URLSearchParams(String(form.get('query') ?? '')));
  if (!session.isFresh) return redirectTo(officeHref('log', locale) + logHref(query));
  if (!(await isWithinLimitOf('office-export', session.staff.id, limit.turns, limit.within)))
    return retryLater(429, limit.within / 1000);
  return new Response(await exportLog(query, session.staff, locale, publishedData()), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="log-${dayOf(Date.now())}.csv"`,
      ...personalHeaders,
    },
  });
});
