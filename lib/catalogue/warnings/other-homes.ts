import { median } from '../../base/median.ts';
import type { Catalogue } from '../catalogue.ts';
import { type Region, regionByZip } from '../places/region.ts';
import type { Property } from '../schema/property.ts';
import { land } from '../web-ids.ts';

/** The minimum number of homes for a usual price. */
const minSimilar = 5;

/** Comparisons of a home with all others that are on the site or about to be. */
export interface OtherHomes {
  /** Returns the usual price (€) of homes of its goal, type and region, scaled to its m² if known; null if there are too few. */
  usualPrice(home: Property): number | null;
  /** Returns the numbers of other homes with the same energy certificate. */
  withCertificate(home: Property): number[];
  /** Returns the numbers of homes in other cities at exactly the same location. */
  atSamePlace(home: Property): number[];
}

export function otherHomes({ properties, cities }: Pick<Catalogue, 'properties' | 'cities'>): OtherHomes {
  const homes = [...properties.values()];
  const regionIn = ({ city }: Property): Region | null | undefined => {
    const found = cities.get(city);
    return found && regionByZip(found.countryId, found.zip);
  };
  const comparisonKey = (home: Property) => [home.goal, home.webId, regionIn(home)].join(' ');
  const alike = Map.groupBy(homes, comparisonKey);
  const prices = new Map([...alike].map(([kind, homes]) => [kind, medianPrices(homes)]));
  const certificates = Map.groupBy(homes, certificateKey);
  const places = Map.groupBy(homes, locationKey);
  return {
    usualPrice(home) {
      const { total, perSquareMetre } = prices.get(comparisonKey(home)) ?? { total: null, perSquareMetre: null };
      const area = pricedArea(home);
      return perSquareMetre !== null && area ? Math.round(perSquareMetre * area) : total && Math.round(total);
    },
    withCertificate: (home) =>
      certificateKey(home) === null
        ? []
        : (certificates.get(certificateKey(home)) ?? []).filter(({ id }) => id !== home.id).map(({ id }) => id),
    atSamePlace: (home) =>
      (places.get(locationKey(home)) ?? []).filter(({ city }) => city !== home.city).map(({ id }) => id),
  };
}

const certificateKey = ({ attributes }: Property): string | null =>
  attributes.energy.certificateCode?.replace(/\s/g, '').toLowerCase() ?? null;

const locationKey = ({ address: { latitude, longitude } }: Property): string => `${latitude} ${longitude}`;

const pricedArea = ({ webId, attributes: { surfaces } }: Property): number | undefined =>
  webId === land ? surfaces.ground : (surfaces.living ?? surfaces.total);

function medianPrices(homes: readonly Property[]) {
  const measured = homes.flatMap((home) => {
    const area = pricedArea(home);
    return area ? [home.price.amount / area] : [];
  });
  return { total: usualAmount(homes.map(({ price }) => price.amount)), perSquareMetre: usualAmount(measured) };
}

const usualAmount = (amounts: readonly number[]): number | null =>
  amounts.length < minSimilar ? null : median(amounts);
