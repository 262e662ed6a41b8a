import { publishedData } from '@/lib/data/store';
import { hourMs } from '@/lib/day';
import { isWithinLimitOf } from '@/lib/forms/rate-limit';
import { isLocale } from '@/lib/i18n/locales';
import { officeHref } from '@/lib/office/paths';
import { may } from '@/lib/office/permissions';
import { exportedPerson } from '@/lib/office/person-export';
import { officeSession } from '@/lib/office/session';
import { isPersonFormat, personFileResponse } from '@/lib/people/person-file';
import { formRoute } from '@/lib/requests/form-route';
import { kilobyte } from '@/lib/requests/posted-body';
import { redirectTo, retryLater } from '@/lib/requests/responses';

/** Of one member of staff. */
const limit = { turns: 20, within: hourMs };

/** Everything that is kept about a person, as a file in their language. An idle session is sent back to the page, which asks for a code. */
export const POST = formRoute(16 * kilobyte, async (form, { headers }) => {
  const [locale, format, id] = [form.get('locale'), form.get('format'), String(form.get('id') ?? '')];
  if (!isLocale(locale) || !isPersonFormat(format)) return new Response(null, { status: 400 });
  const session = await officeSession(headers);
  if (!session?.staff.secured) return redirectTo(officeHref('log-in', locale));
  if (!may(session.staff.role, 'person.export')) return new Response(null, { status: 403 });
  if (!session.isFresh) return redirectTo(officeHref(`people/${id}`, locale));
  if (!(await isWithinLimitOf('office-export', session.staff.id, limit.turns, limit.within)))
    return retryLater(429, limit.within / 1000);
  const person = await exportedPerson(id, format, session.staff);
  return person
    ? personFileResponse(person.email, format, person.locale, publishedData())
    : new Response(null, { status: 404 });
});
