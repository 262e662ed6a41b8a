import type { AgencyView } from '../../../components/layout/agency';
import { type Locale, localize } from '../../i18n/locales.ts';
import { formatPhone, telHref } from '../../phone.ts';
import type { Site } from '../schema.ts';

/** How to reach the agency, and when. */
export const agencyView = (site: Site, locale: Locale, byAppointment: string): AgencyView => ({
  name: site.legalName,
  addressLines: [
    `${site.address.street} ${site.address.houseNumber}`,
    `${site.address.zip} ${site.address.city[locale]}`,
  ],
  phone: { text: formatPhone(site.phone), href: telHref(site.phone) },
  email: site.email,
  hours: site.openingHours.map(({ days, opens, closes }) => ({
    days: daysText(days, locale),
    times: `${opens} – ${closes}`,
  })),
  byAppointment,
});

const weekday = localize((locale) => new Intl.DateTimeFormat(`${locale}-BE`, { weekday: 'long', timeZone: 'UTC' }));

/** Days of the week (1 Monday … 7 Sunday) as "maandag – vrijdag" or "zaterdag". */
function daysText(days: readonly number[], locale: Locale): string {
  // 1 January 2024 was a Monday.
  const name = (day: number) => weekday[locale].format(Date.UTC(2024, 0, day));
  const [first = 1] = days;
  const last = days.at(-1) ?? first;
  return first === last ? name(first) : `${name(first)} – ${name(last)}`;
}
