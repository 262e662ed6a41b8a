import { hourMs } from '@/lib/base/day';
import { publishedData } from '@/lib/data/store';
import { kilobyte } from '@/lib/http/posted-body';
import { isWithinLimitOf } from '@/lib/http/rate-limit';
import { redirectTo, retryLater } from '@/lib/http/responses';
import { isLocale } from '@/lib/i18n/locales';
import { findExportedPerson } from '@/lib/people/person-export';
import { isPersonFormat, personFileResponse } from '@/lib/people/person-file';
import { formRoute } from '@/lib/requests/form-route';
import { officeHref } from '@/lib/routes/office-paths';
import { may } from '@/lib/staff/rights';
import { officeSession } from '@/lib/staff/session';

/** Exports that one member of staff may ask for. */
const limit = { max: 20, windowMs: hourMs };

/** Everything that is kept about a person, as a file in their language. An idle session is sent back to the page, which asks for a code. */
export const POST = formRoute(16 * kilobyte, async (form, { headers }) => {
  const [locale, format, id] = [form.get('locale'), form.get('format'), String(form.get('id') ?? '')];
  if (!isLocale(locale) || !isPersonFormat(format)) return new Response(null, { status: 400 });
  const session = await officeSession(headers);
  if (!session?.staff.secured) return redirectTo(officeHref('log-in', locale));
  if (!may(session.staff.role, 'person.export')) return new Response(null, { status: 403 });
  if (!session.isFresh) return redirectTo(officeHref(`people/${id}`, locale));
  if (!(await isWithinLimitOf('office-export', session.staff.id, limit.max, limit.windowMs)))
    return retryLater(429, limit.windowMs / 1000);
  const person = await findExportedPerson(id, format, session.staff);
  return person
    ? personFileResponse(person.email, format, person.locale, publishedData())
    : new Response(null, { status: 404 });
});
