import type { CardView } from '../../components/listing/listing-card';
import type { Snapshot } from '../data/load.ts';
import { bandStep } from '../energy/colour.ts';
import { bandLetter, energyLabel } from '../energy/label.ts';
import { area } from '../format.ts';
import type { Locale } from '../i18n/locales.ts';
import { isTakeover } from './goal.ts';
import { pictureView } from './picture-views.ts';
import { priceText } from './price.ts';
import type { City, PropertyType } from './schema/lists.ts';
import type { Property } from './schema/property.ts';

/** The words of a card that depend on a number or a name. */
export interface CardWords {
  onRequest: string;
  takeover: string;
  draft: string;
  living: string;
  total: string;
  ground: string;
  bedrooms(count: number): string;
  garages(count: number): string;
  parkings(count: number): string;
  energyLabel(label: string): string;
  place(kind: string, city: string): string;
}

const picturesOnCard = 5;

/** A home as a list shows it. Holds nothing that the owner does not publish. */
export function toCardView(home: Property, locale: Locale, words: CardWords, { catalogue, paths }: Snapshot): CardView {
  const city = cityOf(home, catalogue);
  const marquee = home.marquee === undefined ? null : catalogue.marquees.get(home.marquee);
  const label = labelOf(home, city);
  return {
    id: home.id,
    href: paths.link({ name: 'property', id: home.id }, locale),
    title: home.title[locale],
    place: words.place(kindName(home, catalogue.types, locale), city.name[locale]),
    pictures: home.pictures.slice(0, picturesOnCard).map((id) => pictureView(catalogue, id, locale)),
    price: priceText(home.price, marquee, catalogue.priceUnits.get(home.price.unit), words, locale),
    ribbon: marquee ? marquee.name[locale] : isTakeover(home.goal) ? words.takeover : null,
    closed: marquee?.closed ?? false,
    draft: home.status === 'draft' ? words.draft : null,
    facts: homeFacts(home, locale, words),
    label,
    labelText: label && words.energyLabel(label.letter),
  };
}

/** The first three facts that a home has: bedrooms, surfaces (of what nobody lives in the total), places for cars. */
export function homeFacts(
  { attributes: { layout, surfaces } }: Property,
  locale: Locale,
  words: CardWords,
): CardView['facts'] {
  const all: (CardView['facts'][number] | false | undefined | 0)[] = [
    layout.bedrooms && { icon: 'bed-double', text: String(layout.bedrooms), label: words.bedrooms(layout.bedrooms) },
    surfaces.living && { icon: 'maximize', text: area(surfaces.living, locale), label: words.living },
    !surfaces.living && surfaces.total && { icon: 'maximize', text: area(surfaces.total, locale), label: words.total },
    surfaces.ground && { icon: 'trees', text: area(surfaces.ground, locale), label: words.ground },
    layout.garages && { icon: 'car', text: String(layout.garages), label: words.garages(layout.garages) },
    layout.parkings && { icon: 'car', text: String(layout.parkings), label: words.parkings(layout.parkings) },
  ];
  return all.filter((fact) => typeof fact === 'object').slice(0, 3);
}

export function cityOf(home: Pick<Property, 'city'>, { cities }: Snapshot['catalogue']): City {
  const city = cities.get(home.city);
  if (!city) throw new Error(`no city ${home.city}`);
  return city;
}

/** TypeDescription: "Penthouse", "Rijwoning". */
export const kindName = (home: Property, types: ReadonlyMap<number, PropertyType>, locale: Locale): string =>
  types.get(home.webId)?.kinds.find(({ id }) => id === home.kind)?.name[locale] ?? home.kind;

/** The home's energy label as a letter and its place on the region's scale; null without one. */
export function labelOf(home: Property, { countryId, zip }: City): CardView['label'] {
  const found = energyLabel({ countryId, zip, webId: home.webId, ...home.attributes.energy });
  return found && { ...found, letter: bandLetter(found.band), step: bandStep(found.region, found.band) };
}
