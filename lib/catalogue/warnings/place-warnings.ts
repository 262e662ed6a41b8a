import type { Snapshot } from '../../content/snapshot.ts';
import { type PreparedPictures, stemsOf } from '../../media/prepared-pictures.ts';
import { distance } from '../distance.ts';
import type { Property } from '../schema/property.ts';
import type { OtherHomes } from './other-homes.ts';
import { type Warning, warnIf } from './warning.ts';

/** Kilometres from the middle of a city; the largest municipalities reach as far. */
const farFromCity = 12;
/** Pixels; below, a picture is soft on a wide screen. */
const minPictureWidth = 1200;

/** A place that is not in its city, and what a copied home still has of the one that it was copied from. */
export function placeWarnings(home: Property, { catalogue }: Snapshot, others: OtherHomes): Warning[] {
  const city = catalogue.cities.get(home.city);
  const km = city ? Math.round(distance(city, home.address)) : 0;
  // Where a geocoder does not know the address, its pin stands there.
  const isCentre =
    city?.latitude === home.address.latitude && city.longitude === home.address.longitude && home.address.publish;
  const [there, certified] = [others.atSamePlace(home), others.withCertificate(home)];
  return [
    ...(city ? warnIf(km > farFromCity, 'placeFar', 'address.latitude', { km, city: city.name }) : []),
    ...(city ? warnIf(isCentre, 'placeCentre', 'address.latitude', { city: city.name }) : []),
    ...warnIf(there.length > 0, 'placeShared', 'address.latitude', { homes: there.join(', ') }),
    ...warnIf(certified.length > 0, 'certificateShared', 'attributes.energy.certificateCode', {
      homes: certified.join(', '),
    }),
  ];
}

/** Pictures that are small for a page; one of which not all sizes are made yet is not judged. */
export const pictureWarnings = (home: Property, { catalogue }: Snapshot, prepared: PreparedPictures): Warning[] =>
  home.pictures.flatMap((id, i) => {
    const picture = catalogue.pictures.get(id);
    const widths = (picture ? stemsOf(picture) : []).flatMap((stem) => {
      const made = prepared[stem];
      return made?.isWhole ? [made.width] : [];
    });
    const width = Math.min(...widths);
    return warnIf(width < minPictureWidth, 'pictureSmall', `pictures.${i}`, {
      picture: id,
      width,
      least: minPictureWidth,
    });
  });
