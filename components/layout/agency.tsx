import { getLocale, getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { SiteLink } from '@/components/ui/site-link';
import { formatPhone, telHref } from '@/lib/base/phone';
import type { Site } from '@/lib/content/schema';
import { clock, weekdayName } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import styles from './agency.module.css';

/** The agency's name, address, phone and email. */
export async function AgencyAddress({ site: { legalName, address, phone, email } }: { site: Site }) {
  const locale = await getLocale();
  const { street, houseNumber, zip, city } = address;
  return (
    <address className={styles.agencyAddress}>
      {[legalName, `${street} ${houseNumber}`, `${zip} ${city[locale]}`].map((line) => (
        <div key={line}>{line}</div>
      ))}
      <SiteLink className="figures" href={telHref(phone)}>
        {formatPhone(phone)}
      </SiteLink>
      <br />
      <SiteLink href={`mailto:${email}`}>{email}</SiteLink>
    </address>
  );
}

/** Contact links, route and hours of the agency above a form on a narrow screen; a wide one shows them beside it. */
export const AgencyReach = ({ site }: { site: Site }) => (
  <div className={styles.agencyReach} data-part="agency-reach">
    <SiteLink className="more figures" href={telHref(site.phone)}>
      <Icon name="phone" /> {formatPhone(site.phone)}
    </SiteLink>
    <SiteLink className="more" href={`mailto:${site.email}`}>
      <Icon name="mail" /> {site.email}
    </SiteLink>
    <AgencyRoute site={site} />
    <AgencyHours site={site} />
  </div>
);

/** A link to the way to the agency, from wherever the visitor is: OpenStreetMap, in a new tab. */
export async function AgencyRoute({ site: { address } }: { site: Site }) {
  const t = await getTranslations('modules');
  const href = `https://www.openstreetmap.org/directions?to=${address.latitude}%2C${address.longitude}`;
  return (
    <SiteLink className="more" href={href}>
      <Icon name="map-pin" /> {t('route')}
    </SiteLink>
  );
}

/** The opening hours. */
export async function AgencyHours({ site }: { site: Site }) {
  const [t, locale] = await Promise.all([getTranslations('footer'), getLocale()]);
  return (
    <>
      <dl className={`${styles.agencyHours} figures`}>
        {site.openingHours.map(({ days, opens, closes }) => (
          <div key={days.join()}>
            <dt>{daysText(days, locale)}</dt>
            <dd>{clock(locale, opens, closes)}</dd>
          </div>
        ))}
      </dl>
      <p>{t('byAppointment')}</p>
    </>
  );
}

/** Days of the week (1 Monday … 7 Sunday) as "maandag – vrijdag" or "zaterdag". */
function daysText(days: readonly number[], locale: Locale): string {
  const [first = 1] = days;
  const last = days.at(-1) ?? first;
  return [...new Set([first, last])].map((day) => weekdayName(day, locale)).join(' – ');
}
