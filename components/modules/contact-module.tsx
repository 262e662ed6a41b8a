import { getTranslations } from 'next-intl/server';
import { AgencyAddress, AgencyHours, AgencyRoute } from '@/components/layout/agency';
import { stationText } from '@/components/map/around';
import { PlaceMap } from '@/components/map/place-map';
import { Picture } from '@/components/ui/picture';
import { pictureView } from '@/lib/catalogue/pictures/picture-views';
import { surroundingsMapView } from '@/lib/map/page-map';
import styles from './module-kinds.module.css';
import { innerHeading, type ModuleProps } from './module-props';

/** The agency's address, directions, opening hours and contact details; a narrow screen shows the latter above a form of the page. */
export async function ContactModule({ module, context: { data, locale } }: ModuleProps<'contact'>) {
  const { site } = data.content;
  const { latitude, longitude, street, houseNumber, city } = site.address;
  const location = { latitude, longitude, radius: 0 };
  const [t, footer, map, around, station] = await Promise.all([
    getTranslations('modules'),
    getTranslations('footer'),
    getTranslations('map'),
    getTranslations('around'),
    stationText(location),
  ]);
  const address = `${street} ${houseNumber}, ${city[locale]}`;
  const Heading = innerHeading(module);
  return (
    <div className={styles.contactModule}>
      <div>
        <Heading className="title-small">{t('address')}</Heading>
        <AgencyAddress site={site} />
        <AgencyRoute site={site} />
        {station && (
          <p className={styles.contactStation}>
            {around('stationTitle')} {station}
          </p>
        )}
      </div>
      <div className={styles.contactHours}>
        <Heading className="title-small">{footer('hours')}</Heading>
        <AgencyHours site={site} />
      </div>
      <PlaceMap
        location={location}
        street={street}
        alternative={map('surroundingsOf', { place: address })}
        map={surroundingsMapView(
          { id: 0, longitude, latitude, radius: 0, price: '', place: address, marquee: null },
          locale,
          data,
        )}
      />
      {module.image && module.backgroundType !== 'image' && (
        <Picture picture={pictureView(data.catalogue, module.image, locale)} sizes="mosaicLarge" />
      )}
    </div>
  );
}
