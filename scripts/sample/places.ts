import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { type City, citiesFile } from '../../lib/catalogue/schema/lists.ts';

const levelsSchema = z.array(
  z.strictObject({
    city: z.string(),
    region: z.enum(['flanders', 'brussels', 'wallonia', 'luxembourg']),
    streets: z.array(z.string()).min(1),
    housePerM2: z.number(),
    apartmentPerM2: z.number(),
    landPerM2: z.number(),
  }),
);

export type Region = z.infer<typeof levelsSchema>[number]['region'];

/** A city with the streets and the illustrative price levels (€/m²) that its sample homes take. */
export type Place = City & Omit<z.infer<typeof levelsSchema>[number], 'city'>;

/** Reads cities.json of a data directory and places.json beside this module; gives a place per city id. */
export function readPlaces(dataDir: string): Map<string, Place> {
  const cities = citiesFile.parse(JSON.parse(readFileSync(join(dataDir, 'cities.json'), 'utf8'))).items;
  const levels = levelsSchema.parse(JSON.parse(readFileSync(new URL('./places.json', import.meta.url), 'utf8')));
  const byCity = new Map(levels.map(({ city, ...level }) => [city, level]));
  return new Map(
    cities.map((city) => {
      const level = byCity.get(city.id);
      if (!level) throw new Error(`scripts/sample/places.json has no streets and prices for ${city.id}`);
      return [city.id, { ...city, ...level }];
    }),
  );
}
