import type { City } from '../catalogue/schema/lists.ts';
import type { JsonObject } from './json.ts';

/** CountryID → ISO 3166. */
export const country = (countryId: City['countryId']): string => (countryId === 50 ? 'LU' : 'BE');

export const coordinates = ({ latitude, longitude }: { latitude: number; longitude: number }): JsonObject => ({
  '@type': 'GeoCoordinates',
  latitude,
  longitude,
});
