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

/** How to reach the agency at once, above a form on a narrow screen; a wide one shows as much beside it. */
export const AgencyReach = ({ site }: { site: Site }) => (
  <div className={styles.agencyReach}>
    <SiteLink className="more figures" href={telHref(site.phone)}>
      <Icon name="phone" /> {formatPhone(site.phone)}
    </SiteLink>
    <SiteLink className="more" href={`mailto:${site.email}`}>
      <Icon name="mail" /> {site.email}
    </SiteLink>
    <AgencyHours site={site} />
  </div>
);

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
