import { energyLetters, features } from '../../lib/catalogue/search/criteria.ts';
import type { Centre } from '../../lib/catalogue/search/reach.ts';
import type { SearchDocument } from '../../lib/catalogue/search/search-document.ts';

/** A reproducible catalogue: up to 90 cities, the more homes the more, and 9 types; some have many homes, others few. */
export function createDocuments(size: number): { documents: SearchDocument[]; centres: Map<string, Centre> } {
  let seed = 42;
  const random = (): number => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return seed / 2 ** 32;
  };
  const places = Array.from({ length: Math.min(90, Math.round(Math.sqrt(size))) }, (_, index) => ({
    id: `city-${index}`,
    longitude: 4 + 2 * random(),
    latitude: 50 + 1.5 * random(),
  }));
  const documents = Array.from({ length: size }, (_, index): SearchDocument => {
    const place = places[Math.floor(random() ** 2 * places.length)] ?? { id: 'city-0', longitude: 5, latitude: 51 };
    return {
      id: 5000 + index,
      goal: random() < 0.8 ? 'sale' : 'rent',
      commercial: random() < 0.05,
      city: place.id,
      type: 1 + Math.floor(random() ** 2 * 9),
      kind: index % 2 === 0 ? 'shop' : 'office',
      price: random() < 0.05 ? null : 1000 * Math.round(80 + 900 * random() ** 2),
      bedrooms: Math.floor(random() * 6),
      garages: Math.floor(random() * 3),
      living: random() < 0.1 ? null : Math.round(40 + 300 * random()),
      plot: random() < 0.5 ? null : Math.round(100 + 3000 * random() ** 2),
      energy: random() < 0.1 ? null : (energyLetters[Math.floor(random() * 7)] ?? null),
      features: features.filter(() => random() < 0.4),
      longitude: place.longitude + 0.05 * (random() - 0.5),
      latitude: place.latitude + 0.05 * (random() - 0.5),
      publishedAt: new Date(Date.UTC(2020, 0, 1 + Math.floor(random() * 2400))).toISOString(),
      closed: random() < 0.15,
    };
  });
  return { documents, centres: new Map(places.map((place) => [place.id, place])) };
}
