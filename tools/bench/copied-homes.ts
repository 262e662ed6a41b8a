import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isForSale } from '../../lib/catalogue/goal.ts';
import { regionByZip } from '../../lib/catalogue/places/region.ts';
import { type City, citiesFile } from '../../lib/catalogue/schema/lists.ts';
import { type Property, propertySchema } from '../../lib/catalogue/schema/property.ts';
import { readDataJson } from '../../lib/files/data-json.ts';

/** Above this number of homes, they are split over folders of at most a thousand. */
const oneFolder = 5_000;

/**
 * Writes a data folder with `count` homes, the same each time: those of `from` first, then copies with different numbers, references,
 * cities and prices. If `count` is smaller, only the first ones of `from`.
 */
export function writeCopiedHomes(from: string, out: string, count: number): void {
  rmSync(out, { recursive: true, force: true });
  cpSync(from, out, {
    recursive: true,
    filter: (file) => path.relative(from, file).split(path.sep)[0] !== 'properties',
  });
  for (const home of homesFrom(from, count)) {
    const folder = path.join(out, 'properties', count > oneFolder ? String(Math.floor(home.id / 1_000)) : '');
    mkdirSync(folder, { recursive: true });
    const $schema = path.relative(folder, path.join(out, 'schemas/property.json'));
    writeFileSync(path.join(folder, `${home.id}.json`), JSON.stringify({ ...home, $schema }));
  }
}

function* homesFrom(from: string, count: number): Generator<Property> {
  const shipped = readdirSync(path.join(from, 'properties'))
    .map((name) => propertySchema.parse(readDataJson(path.join(from, 'properties', name))))
    .sort((a, b) => a.id - b.id);
  yield* shipped.slice(0, count);
  const cities = citiesFile.parse(JSON.parse(readFileSync(path.join(from, 'cities.json'), 'utf8'))).items;
  const originals = shipped.filter(({ status }) => status === 'published');
  const firstId = (shipped.at(-1)?.id ?? 0) + 1;
  for (let nth = 0; nth < count - shipped.length; nth++) {
    const original = originals[nth % originals.length];
    if (!original) throw new Error(`${from} has no published home to copy`);
    yield copyOf(original, { id: firstId + nth, nth, round: Math.floor(nth / originals.length) }, cities);
  }
}

interface Place {
  id: number;
  nth: number;
  /** The number of copies of this home so far. */
  round: number;
}

/** A copy in another city of the same region, whose legal requirements are the same; without a project, since a unit exists only once. */
function copyOf(original: Property, { id, nth, round }: Place, cities: readonly City[]): Property {
  const { projectId, lot, unit, ...home } = original;
  const old = cities.find((city) => city.id === home.city);
  const alike = cities.filter((city) => old && regionOfCity(city) === regionOfCity(old));
  const city = alike[(nth + round) % alike.length];
  if (!old || !city) throw new Error(`home ${home.id}: there is no city ${home.city}`);
  const factor = 0.75 + ((nth * 37) % 101) / 200;
  const step = isForSale(home.goal) ? 500 : 5;
  const priced = (amount: number) => Math.max(step, Math.round((amount * factor) / step) * step);
  const moved = (degrees: number, by: number) => Math.round((degrees + by) * 100_000) / 100_000;
  const { costs } = home.attributes;
  return {
    ...home,
    id,
    reference: `${home.reference}-${id}`,
    city: city.id,
    price: { ...home.price, amount: priced(home.price.amount) },
    history: home.history?.map((then) => ({ ...then, amount: then.amount && priced(then.amount) })),
    address: {
      ...home.address,
      latitude: moved(home.address.latitude, city.latitude - old.latitude),
      longitude: moved(home.address.longitude, city.longitude - old.longitude),
    },
    attributes: {
      ...home.attributes,
      costs: { ...costs, monthlyRent: costs.monthlyRent && priced(costs.monthlyRent) },
    },
  };
}

const regionOfCity = ({ countryId, zip }: City) => regionByZip(countryId, zip);
