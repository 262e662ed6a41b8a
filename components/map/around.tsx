import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { SiteLink } from '@/components/ui/site-link';
import { distance, type Place } from '@/lib/catalogue/places/distance';
import type { Location } from '@/lib/catalogue/places/location';
import type { Region } from '@/lib/catalogue/places/region';
import { nearestSchools } from '@/lib/catalogue/places/schools';
import { nearestStation } from '@/lib/catalogue/places/stations';
import { type Direction, sunDays, sunHours } from '@/lib/catalogue/places/sun';
import { clock, list, number, withUnit } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { officialMaps } from '@/lib/map/official-maps';
import { findNearestTowns } from '@/lib/map/surroundings';
import styles from './around.module.css';

export interface AroundProps {
  /** The location, as exact as it may be shown. */
  location: Location;
  /** The town that it lies in, and its centre. */
  town: { name: string; centre: Place };
  region: Region | null;
  /** The direction of its terrace or garden; null where there is none, or none is known. */
  facing: Direction | null;
}

/** The surroundings of a home or a project: centre, station, schools, sun, and the official maps of floods and noise. */
export async function Around({ location, town, region, facing }: AroundProps) {
  const [t, locale] = await Promise.all([getTranslations('around'), getLocale()]);
  const far = (km: number) => formatKm(km, location.radius > 0, locale);
  const towns = findNearestTowns(location, locale, town.name);
  const station = await stationText(location);
  // From the middle of a circle, another school may be the nearest.
  const schools = location.radius > 0 ? [] : nearestSchools(location, region);
  const maps = region && officialMaps(region);
  return (
    <dl className={styles.around}>
      <Row title={t('byAir')}>
        {[t('centre', { town: town.name, distance: far(distance(town.centre, location)) }), ...towns].join(', ')}
      </Row>
      {station && <Row title={t('stationTitle')}>{station}</Row>}
      {schools.length > 0 && (
        <Row title={t('schools')} note={t('schoolsNote')}>
          {schools.map(({ level, name, km }) => t(`school.${level}`, { name, distance: far(km) })).join(', ')}
        </Row>
      )}
      {facing && <Sun location={location} facing={facing} />}
      {maps && (
        <Row title={t('official')}>
          <span className={styles.maps}>
            <SiteLink className="link" href={maps.flood}>
              {t('floodMap')}
            </SiteLink>
            <SiteLink className="link" href={maps.noise}>
              {t('noiseMap')}
            </SiteLink>
          </span>
        </Row>
      )}
    </dl>
  );
}

/** The nearest station, how far it is and how many trains stop there; null where there is none. */
export async function stationText(location: Location): Promise<string | null> {
  const [t, locale] = await Promise.all([getTranslations('around'), getLocale()]);
  const station = nearestStation(location, locale);
  return (
    station &&
    t('station', {
      station: station.name,
      distance: formatKm(station.km, location.radius > 0, locale),
      trains: number(station.trains, locale),
    })
  );
}

async function Sun({ location, facing }: { location: Location; facing: Direction }) {
  const [t, choices, locale] = await Promise.all([
    getTranslations('around'),
    getTranslations('choices.orientation'),
    getLocale(),
  ]);
  const days = sunDays.map((day) => {
    const hours = sunHours(location, facing, day).map(({ from, to }) => clock(locale, fullHour(from), fullHour(to)));
    return t(`sunDays.${day}`, { hours: hours.length > 0 ? keepRanges(list(hours, locale)) : t('noSun') });
  });
  return (
    <Row title={t('sun')} note={t('sunNote')}>
      {t('facing', { direction: choices(facing) })}
      {days.map((day) => (
        <div key={day}>{day}</div>
      ))}
    </Row>
  );
}

/** Returns a text whose ranges, such as "10:00–16:00", no line breaks: a word joiner follows each dash. */
const keepRanges = (text: string): string => text.replaceAll('–', '–\u2060');

const fullHour = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

function Row({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <div>
      <dt>{title}</dt>
      <dd>
        {children}
        {note && <small>{note}</small>}
      </dd>
    </div>
  );
}

/** In hundreds of metres; in kilometres from the middle of a circle, which is no more exact than that. */
const formatKm = (km: number, rough: boolean, locale: Locale): string =>
  withUnit(number(rough ? Math.max(1, Math.round(km)) : Math.max(0.1, Math.round(km * 10) / 10), locale), 'km');
