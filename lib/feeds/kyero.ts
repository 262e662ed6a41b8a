import { webIds } from '../catalogue/web-ids.ts';
import type { Locale } from '../i18n/locales.ts';
import { escapeXml } from '../seo/sitemap.ts';
import type { FeedHome } from './feed-home.ts';

/** Kyero's words for a kind of home, or for a type if Kyero has no word for the kind. */
const kinds: Readonly<Record<string, string>> = {
  villa: 'Villa',
  bungalow: 'Bungalow',
  farmhouse: 'Country House',
  'terraced-house': 'Town House',
  'town-house': 'Town House',
  penthouse: 'Penthouse',
};
const types: Readonly<Record<number, string>> = {
  [webIds.house]: 'House',
  [webIds.apartment]: 'Apartment',
  [webIds.studio]: 'Apartment',
  [webIds.land]: 'Land',
  [webIds.investment]: 'Commercial',
  [webIds.business]: 'Commercial',
  [webIds.garage]: 'Garage',
};

const frequencies: Partial<Record<NonNullable<FeedHome['price']>['per'], string>> = {
  total: 'sale',
  from: 'sale',
  month: 'month',
};

/** Yields the homes as a feed of Kyero 3, in pieces. Kyero requires a price: homes without a public one, or priced by m² or year, are left out. */
export function* writeKyeroFeed(homes: Iterable<FeedHome>): Generator<string> {
  yield '<?xml version="1.0" encoding="UTF-8"?>\n<root>\n<kyero><feed_version>3</feed_version></kyero>\n';
  for (const home of homes) {
    const price = toKyeroPrice(home);
    if (price) yield propertyElement(home, price.amount, price.frequency);
  }
  yield '</root>\n';
}

/** Returns the price in Kyero's form; null if Kyero has no form for it. */
export function toKyeroPrice({ price }: Pick<FeedHome, 'price'>): { amount: number; frequency: string } | null {
  const frequency = price && frequencies[price.per];
  return price && frequency ? { amount: price.amount, frequency } : null;
}

function propertyElement(home: FeedHome, amount: number, frequency: string): string {
  const { town, address, energyLabel } = home;
  const children = [
    element('id', home.id),
    element('date', `${home.updated} 00:00:00`),
    element('ref', home.reference),
    element('price', Math.round(amount)),
    element('currency', 'EUR'),
    element('price_freq', frequency),
    element('new_build', Number(home.newBuild)),
    element('type', kinds[home.kind] ?? types[home.type]),
    element('town', town.name.en ?? Object.values(town.name)[0]),
    element('province', town.province),
    element('country', town.country === 'LU' ? 'Luxembourg' : 'Belgium'),
    address && parent('location', [element('latitude', address.latitude), element('longitude', address.longitude)]),
    element('beds', home.bedrooms),
    element('baths', home.bathrooms),
    element('pool', Number(home.pool)),
    parent('surface_area', [element('built', roundArea(home.living)), element('plot', roundArea(home.plot))]),
    energyLabel && parent('energy_rating', [element('consumption', energyLabel.charAt(0))]),
    texts('url', home.url),
    texts('desc', fullDescription(home)),
    `<images>${home.pictures.map((url, i) => `<image id="${i + 1}">${element('url', url)}</image>`).join('')}</images>`,
  ];
  return `<property>${children.filter(Boolean).join('')}</property>\n`;
}

/** Appends the mandatory mentions and the note on pictures, for which Kyero has no element, unless the imported text ends with them. */
const fullDescription = ({ description, mentions, pictureNote }: FeedHome): FeedHome['description'] =>
  Object.fromEntries(
    Object.entries(description).map(([locale, text]) => {
      const ends = [mentions[locale as Locale], pictureNote[locale as Locale]].filter(
        (end) => end && !text.includes(end),
      );
      return [locale, [text, ...ends].filter(Boolean).join('\n\n')];
    }),
  );

const roundArea = (area: number | undefined) => area && Math.round(area);

const element = (name: string, value: string | number | undefined): string =>
  value === undefined ? '' : `<${name}>${escapeXml(String(value))}</${name}>`;

const parent = (name: string, children: readonly string[]): string =>
  children.some(Boolean) ? `<${name}>${children.join('')}</${name}>` : '';

const texts = (name: string, byLanguage: Partial<Record<string, string>>): string =>
  parent(
    name,
    Object.entries(byLanguage).map(([language, text]) => element(language, text)),
  );
