import type { AgencyView } from '../../../components/layout/agency';
import { weekdayName } from '../../format.ts';
import type { Locale } from '../../i18n/locales.ts';
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

/** Days of the week (1 Monday … 7 Sunday) as "maandag – vrijdag" or "zaterdag". */
function daysText(days: readonly number[], locale: Locale): string {
  const [first = 1] = days;
  const last = days.at(-1) ?? first;
  return [...new Set([first, last])].map((day) => weekdayName(day, locale)).join(' – ');
}
