import 'server-only';
import type { Staff } from '../accounts/store-staff.ts';
import { dayOf, hourMs } from '../base/day.ts';
import type { StaffRole } from '../db/tables/accounts.ts';
import { kilobyte } from '../http/posted-body.ts';
import { isWithinLimitOf } from '../http/rate-limit.ts';
import { personalHeaders, redirectTo, retryLater } from '../http/responses.ts';
import { isLocale, type Locale } from '../i18n/locales.ts';
import { formRoute } from '../requests/form-route.ts';
import { type OfficePage, officeHref } from '../routes/office-paths.ts';
import { officeSession } from './session.ts';

/** Per member of staff, for all exports. */
const limit = { max: 20, windowMs: hourMs };

const types: Record<ExportFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
};

interface Export<Query> {
  /** The formats that the form offers; a single one is not offered. */
  formats: readonly ExportFormat[];
  mayExport(role: StaffRole): boolean;
  read(query: URLSearchParams, today: string): Query;
  /** The page that shows the same, and its address. */
  page: OfficePage;
  href(query: Query): string;
  /** The file name, without the day. */
  name(query: Query): string;
  write(query: Query, format: ExportFormat, staff: Staff, locale: Locale, today: string): Promise<string>;
}

/** Answers what a page of the office shows as a file. A session that was idle goes back to that page, which asks for a code. */
export const exportRoute = <Query>({ formats, mayExport, read, page, href, name, write }: Export<Query>) =>
  formRoute(16 * kilobyte, async (form, { headers }) => {
    const locale = form.get('locale');
    const format = formats.length > 1 ? formats.find((one) => one === form.get('format')) : formats[0];
    if (!isLocale(locale) || !format) return new Response(null, { status: 400 });
    const session = await officeSession(headers);
    if (!session?.staff.secured) return redirectTo(officeHref('log-in', locale));
    if (!mayExport(session.staff.role)) return new Response(null, { status: 403 });
    const today = dayOf(Date.now());
    const query = read(new URLSearchParams(String(form.get('query') ?? '')), today);
    if (!session.isFresh) return redirectTo(officeHref(page, locale) + href(query));
    if (!(await isWithinLimitOf('office-export', session.staff.id, limit.max, limit.windowMs)))
      return retryLater(429, limit.windowMs / 1000);
    return new Response(await write(query, format, session.staff, locale, today), {
      headers: {
        'content-type': types[format],
        'content-disposition': `attachment; filename="${name(query)}-${today}.${format}"`,
        ...personalHeaders,
      },
    });
  });

export type ExportFormat = 'csv' | 'json';
