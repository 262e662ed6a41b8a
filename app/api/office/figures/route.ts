import { publishedData } from '@/lib/data/store';
import { dayOf, hourMs } from '@/lib/day';
import { isWithinLimitOf } from '@/lib/forms/rate-limit';
import { isLocale } from '@/lib/i18n/locales';
import { exportFigures } from '@/lib/office/figures/export';
import { figuresHref, readFiguresQuery } from '@/lib/office/figures/query';
import { officeHref } from '@/lib/office/paths';
import { may } from '@/lib/office/permissions';
import { officeSession } from '@/lib/office/session';
import { formRoute } from '@/lib/requests/form-route';
import { kilobyte } from '@/lib/requests/posted-body';
import { personalHeaders, redirectTo, retryLater } from '@/lib/requests/responses';

/** Of one member of staff. */
const limit = { turns: 20, within: hourMs };

const types = { csv: 'text/csv; charset=utf-8', json: 'application/json; charset=utf-8' };

/** What a view of the figures shows, as a file. A session that was idle goes back to the figures, which ask for a code. */
export const POST = formRoute(16 * kilobyte, async (form, { headers }) => {
  const [locale, format] = [form.get('locale'), form.get('format')];
  if (!isLocale(locale) || (format !== 'csv' && format !== 'json')) return new Response(null, { status: 400 });
  const session = await officeSession(headers);
  if (!session?.staff.secured) return redirectTo(officeHref('log-in', locale));
  if (!may(session.staff.role, 'figures.export')) return new Response(null, { status: 403 });
  const today = dayOf(Date.now());
  const query = readFiguresQuery(new URLSearchParams(String(form.get('query') ?? '')), today);
  if (!session.isFresh) return redirectTo(officeHref('figures', locale) + figuresHref(query));
  if (!(await isWithinLimitOf('office-export', session.staff.id, limit.turns, limit.within)))
    return retryLater(429, limit.within / 1000);
  const text = await exportFigures(query, format, session.staff, locale, publishedData(), today);
  return new Response(text, {
    headers: {
      'content-type': types[format],
      'content-disposition': `attachment; filename="figures-${query.view}-${today}.${format}"`,
      ...personalHeaders,
    },
  });
});
