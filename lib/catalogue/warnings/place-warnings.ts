import type { Snapshot } from '../../content/snapshot.ts';
import { type PreparedPictures, pictureStems } from '../../media/prepared-pictures.ts';
import { distance } from '../places/distance.ts';
import type { Property } from '../schema/property.ts';
import type { OtherHomes } from './other-homes.ts';
import { type Warning, warnIf } from './warning.ts';

/** The distance from the centre of a city within which the largest municipalities lie. */
const maxCityKm = 12;
/** The minimum width in px: narrower pictures are blurred on a wide screen. */
const minPictureWidthPx = 1200;

/** Returns warnings about a location outside its city, and about values left over from a copied home. */
export function placeWarnings(home: Property, { catalogue }: Snapshot, others: OtherHomes): Warning[] {
  const city = catalogue.cities.get(home.city);
  const km = city ? Math.round(distance(city, home.address)) : 0;
  // A geocoder that does not know an address answers with the centre of the city.
  const isCentre =
    city?.latitude === home.address.latitude && city.longitude === home.address.longitude && home.address.publish;
  const [there, certified] = [others.atSamePlace(home), others.withCertificate(home)];
  return [
    ...(city ? warnIf(km > maxCityKm, 'placeFar', 'address.latitude', { km, city: city.name }) : []),
    ...(city ? warnIf(isCentre, 'placeCentre', 'address.latitude', { city: city.name }) : []),
    ...warnIf(there.length > 0, 'placeShared', 'address.latitude', { homes: there.join(', ') }),
    ...warnIf(certified.length > 0, 'certificateShared', 'attributes.energy.certificateCode', {
      homes: certified.join(', '),
    }),
  ];
}

/** Returns warnings about pictures that are too small; pictures whose sizes are still being made are skipped. */
export const pictureWarnings = (home: Property, { catalogue }: Snapshot, prepared: PreparedPictures): Warning[] =>
  home.pictures.flatMap((id, i) => {
    const picture = catalogue.pictures.get(id);
    const widths = (picture ? pictureStems(picture) : []).flatMap((stem) => {
      const made = prepared[stem];
      return made?.isWhole ? [made.width] : [];
    });
    const width = Math.min(...widths);
    return warnIf(width < minPictureWidthPx, 'pictureSmall', `pictures.${i}`, {
      picture: id,
      width,
      least: minPictureWidthPx,
    });
  });
