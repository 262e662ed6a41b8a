import { paragraphs } from '../base/describe.ts';
import { isElsewhere, unitAvailability } from '../catalogue/availability.ts';
import { goals, isForRent } from '../catalogue/goal.ts';
import { cityOf, energyBadge } from '../catalogue/lookup.ts';
import { expectedLevel, isUnfinished } from '../catalogue/off-plan.ts';
import { originNote, type PictureOrigin, summarizeOrigins } from '../catalogue/pictures/picture-origin.ts';
import { pictureViews, sharedPicture } from '../catalogue/pictures/picture-views.ts';
import { provinces } from '../catalogue/places/provinces.ts';
import { includedVat, publicAmount, unitIds, type VatInPrice } from '../catalogue/prices/price.ts';
import type { City } from '../catalogue/schema/lists.ts';
import type { Property } from '../catalogue/schema/property.ts';
import { shownAttributes } from '../catalogue/views/attributes.ts';
import { homeDisplay } from '../catalogue/views/display.ts';
import { legalMentions } from '../catalogue/views/legal-mentions.ts';
import type { Snapshot } from '../content/snapshot.ts';
import type { Locale } from '../i18n/locales.ts';
import { translatorNow } from '../i18n/translator.ts';
import { absoluteAddress, type SiteAddresses } from '../seo/alternates.ts';
import { country } from '../seo/json-ld.ts';

type Texts = Partial<Record<Locale, string>>;

/** The unit of a price: the whole home, a month, a m², a year, or a lowest price. */
export type PriceUnit = 'total' | 'month' | 'm2' | 'year' | 'from';

/** A home as other sites may show it, with surfaces in m² and without facts that the owner does not publish. */
export interface FeedHome {
  id: number;
  reference: string;
  updated: string;
  goal: (typeof goalNames)[keyof typeof goalNames];
  /** Its kind, such as "penthouse"; `type` is the `webId` of its type. */
  kind: string;
  type: number;
  /** `vat` says which VAT the amount contains; null for none. */
  price: { amount: number; currency: 'EUR'; per: PriceUnit; vat: VatInPrice | null } | null;
  town: { name: Texts; zip: string; province: string; country: string };
  address: Pick<Property['address'], 'street' | 'houseNumber' | 'boxNr' | 'latitude' | 'longitude'> | null;
  bedrooms?: number | undefined;
  bathrooms?: number | undefined;
  living?: number | undefined;
  plot?: number | undefined;
  pool: boolean;
  newBuild: boolean;
  /** Whether it is still to be built or finished: it then has no certificate, and `eLevel` is the required or expected level. */
  offPlan: boolean;
  eLevel?: string | undefined;
  constructionYear?: number | undefined;
  /** The letter of its certificate, such as "B" or "A+". */
  energyLabel: string | null;
  url: Texts;
  title: Texts;
  description: Texts;
  /** The addresses of JPEG files of 1200 × 630 px, the façade first. */
  pictures: string[];
  /** The origin of each picture, such as a photograph or an impression. */
  pictureOrigins: (PictureOrigin | 'unknown')[];
  /** Says that not all pictures are photographs, which a site that shows them must say too; empty if all are. */
  pictureNote: Texts;
  /** The mandatory mentions of an advert in the terms of its region: "EPC score: 94 kWh/(m² year) · …"; empty if there are none. */
  mentions: Texts;
}

const goalNames = { [goals.sale]: 'sale', [goals.rent]: 'rent', [goals.takeover]: 'takeover' } as const;
const priceUnits: Readonly<Record<number, PriceUnit>> = {
  [unitIds.perMonth]: 'month',
  [unitIds.perSquareMetre]: 'm2',
  [unitIds.perYear]: 'year',
  [unitIds.startingFrom]: 'from',
};

/** Yields the homes that are published and still available, except those of a project with its own site. */
export function* listFeedHomes(data: Snapshot, site: SiteAddresses): Generator<FeedHome> {
  for (const home of data.catalogue.properties.values()) {
    if (!isElsewhere(home, data.catalogue) && unitAvailability(home, data.catalogue) !== 'sold')
      yield toFeedHome(home, data, site);
  }
}

function toFeedHome(home: Property, data: Snapshot, site: SiteAddresses): FeedHome {
  const { catalogue } = data;
  const { surfaces, layout, comfort, building } = home.attributes;
  const city = cityOf(home, catalogue);
  const pictures = pictureViews(catalogue, home.pictures, 'nl');
  const origins = summarizeOrigins(pictures.map(({ origin }) => origin));
  const inEach = (text: (locale: Locale) => string): Texts =>
    Object.fromEntries(site.locales.map((locale) => [locale, text(locale)]));
  return {
    id: home.id,
    reference: home.reference,
    updated: home.updatedAt,
    goal: goalNames[home.goal],
    kind: home.kind,
    type: home.webId,
    price: feedPrice(home, catalogue),
    town: { name: inEach((locale) => city.name[locale]), ...townLocation(city) },
    address: publicAddress(home),
    bedrooms: layout.bedrooms,
    bathrooms: layout.bathrooms,
    living: surfaces.living ?? surfaces.total,
    plot: surfaces.ground,
    pool: comfort.pool ?? false,
    newBuild: building.condition === 'new' || isUnfinished(home),
    offPlan: isUnfinished(home),
    eLevel: expectedLevel(home) ?? undefined,
    constructionYear: building.constructionYear,
    energyLabel: energyBadge(home, city)?.letter ?? null,
    url: inEach((locale) => absoluteAddress({ name: 'property', id: home.id }, locale, site)),
    title: inEach((locale) => home.title[locale]),
    description: inEach((locale) => paragraphs(home.description[locale]).join('\n\n')),
    pictures: pictures.map((picture) => site.siteUrl + sharedPicture(picture)),
    pictureOrigins: pictures.map(({ origin }) => origin ?? 'unknown'),
    pictureNote:
      origins.labelled.length > 0 ? inEach((locale) => originNote(origins, translatorNow(locale, 'origin'))) : {},
    mentions: inEach((locale) => mandatoryMentions(home, locale, data)),
  };
}

function mandatoryMentions(home: Property, locale: Locale, data: Snapshot): string {
  const [shown, t] = [homeDisplay(home, data), translatorNow(locale)];
  return legalMentions(home, shownAttributes(home, shown, t, locale), shown, locale, t, data);
}

const townLocation = ({ zip, province, countryId }: City) => ({
  zip,
  province: provinces[province].nl,
  country: country(countryId),
});

function feedPrice(home: Property, catalogue: Snapshot['catalogue']): FeedHome['price'] {
  const amount = publicAmount(home, catalogue);
  const per = priceUnits[home.price.unit] ?? (isForRent(home.goal) ? 'month' : 'total');
  return amount === null ? null : { amount, currency: 'EUR', per, vat: includedVat(home) };
}

function publicAddress({ address: { publish, ...address } }: Property): FeedHome['address'] {
  return publish ? address : null;
}
