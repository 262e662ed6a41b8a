import type { City } from '../../catalogue/schema/lists.ts';
import type { Property } from '../../catalogue/schema/property.ts';
import type { ImportedHome } from '../imported-home.ts';
import { plainLine } from './plain-text.ts';
import type { Surroundings } from './surroundings.ts';

/** Ids of data/price-units.json: a rent is told by the month. Where nobody says so, no price is public but a rent, as the law wants. */
const unitOf = { 0: 0, 1: 1, 2: 0 } as const;

export function priceOf(
  { price }: ImportedHome,
  { goal, amount }: Pick<Property, 'goal'> & { amount: number },
  previous: Property | undefined,
  { tables, notes }: Surroundings,
): Property['price'] {
  if (price.unit !== undefined && !tables.priceUnits.has(price.unit)) notes.note('price unit', price.unit);
  const given = price.unit !== undefined && tables.priceUnits.has(price.unit) ? price.unit : undefined;
  const kept = previous?.goal === goal ? previous.price.unit : undefined;
  return {
    publish: price.publish ?? previous?.price.publish ?? goal === 1,
    amount,
    unit: given ?? kept ?? unitOf[goal],
  };
}

/** Where the feed has no street, nor an editor wrote one, the address is that of the city and is not shown. In another city it begins anew. */
export function addressOf({ address }: ImportedHome, city: City, previous: Property | undefined): Property['address'] {
  const known = previous?.city === city.id ? previous.address : undefined;
  const told = (field: 'street' | 'houseNumber' | 'boxNr') => plainLine(address[field] ?? '', 100) || undefined;
  const street = told('street') ?? known?.street;
  // A number belongs to its street: a new street does not keep the old number.
  const moved = known !== undefined && street !== known.street;
  return {
    publish: street !== undefined && street !== city.name.nl && (address.publish ?? known?.publish ?? false),
    street: street ?? city.name.nl,
    houseNumber: told('houseNumber') ?? (moved ? undefined : known?.houseNumber),
    boxNr: told('boxNr') ?? (moved ? undefined : known?.boxNr),
    latitude: address.latitude ?? (moved ? undefined : known?.latitude) ?? city.latitude,
    longitude: address.longitude ?? (moved ? undefined : known?.longitude) ?? city.longitude,
  };
}

/** The marquee that the feed names, none where it says so, else the one that the home has. */
export function marqueeOf(
  { marquee }: ImportedHome,
  previous: Property | undefined,
  { tables, notes }: Surroundings,
): number | undefined {
  if (marquee === null) return undefined;
  if (marquee === undefined || tables.marquees.has(marquee)) return marquee ?? previous?.marquee;
  notes.note('marquee', marquee);
  return previous?.marquee;
}

export function projectOf({ projectId }: ImportedHome, { tables, notes }: Surroundings): number | undefined {
  if (projectId === undefined || tables.projects.has(projectId)) return projectId;
  notes.note('project', projectId);
  return undefined;
}

/** The member of the team with the e-mail address that the feed gives. */
export function brokerOf({ contact }: ImportedHome, { team }: Surroundings): string | undefined {
  const email = contact?.toLowerCase();
  return email === undefined ? undefined : [...team].find(([, person]) => person.email?.toLowerCase() === email)?.[0];
}
