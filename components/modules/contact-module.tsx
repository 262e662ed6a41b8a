import { getTranslations } from 'next-intl/server';
import { AgencyAddress, AgencyHours } from '@/components/layout/agency';
import { Icon } from '@/components/ui/icon';
import { SiteLink } from '@/components/ui/site-link';
import { telHref } from '@/lib/base/phone';
import styles from './module-kinds.module.css';
import { innerHeading, type ModuleProps } from './module-props';

/** Where the agency is, when it is open, and how to reach it. */
export async function ContactModule({ module, context: { data } }: ModuleProps<'contact'>) {
  const [t, footer] = await Promise.all([getTranslations('modules'), getTranslations('footer')]);
  const { site } = data.content;
  const Heading = innerHeading(module);
  return (
    <div className={styles.contactModule}>
      <div>
        <Heading className="title-small">{t('address')}</Heading>
        <AgencyAddress site={site} />
        <SiteLink className="more" href={mapHref(site.address)}>
          <Icon name="map-pin" /> {t('map')}
        </SiteLink>
      </div>
      <div>
        <Heading className="title-small">{footer('hours')}</Heading>
        <AgencyHours site={site} />
      </div>
      <div className={styles.contactActions}>
        <SiteLink className="button" href={telHref(site.phone)}>
          <Icon name="phone" /> {t('call')}
        </SiteLink>
        <SiteLink className="button button-quiet" href={`mailto:${site.email}`}>
          <Icon name="mail" /> {t('write')}
        </SiteLink>
      </div>
    </div>
  );
}

/** OpenStreetMap, in a new tab on request. */
const mapHref = ({ latitude, longitude }: { latitude: number; longitude: number }): string =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
