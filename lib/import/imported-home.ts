import type { AttributeGroup, Attributes } from '../catalogue/schema/attributes.ts';
import type { Picture } from '../catalogue/schema/lists.ts';
import type { Property } from '../catalogue/schema/property.ts';
import type { Locale } from '../i18n/locales.ts';

export type Texts = Partial<Record<Locale, string>>;

/** Attributes as a feed gives them; what the schema does not allow is taken out later, and told. */
export type GivenAttributes = { [Group in AttributeGroup]?: { [Name in keyof Attributes[Group]]?: unknown } };

/** What a feed calls a home's type; a format that knows no more than the main type names no kind. */
export interface GivenType {
  webId: number;
  kind?: string | undefined;
  /** The kind of a new home of which no kind is named. */
  usually?: string | undefined;
  /** What the kind is called, in any language of data/property-types.json. */
  kindName?: string | undefined;
}

export interface GivenPicture {
  url: string;
  kind: Extract<Picture['kind'], 'exterior' | 'interior' | 'plan'>;
}

/** A home in our own words, whatever the format: undefined is what the feed does not carry, null what it says that there is none. */
export interface ImportedHome {
  /** The feed's own id. */
  id: string;
  reference?: string | undefined;
  goal?: Property['goal'] | undefined;
  type?: GivenType | undefined;
  place: { name?: string | undefined; zip?: string | undefined; countryId?: number | undefined };
  price: Partial<Property['price']>;
  address: Partial<Property['address']>;
  projectId?: number | undefined;
  /** An id of data/marquees.json; null takes away the one it had. */
  marquee?: number | null | undefined;
  /** By which the broker is found. */
  contact?: string | undefined;
  /** The day, YYYY-MM-DD, on which the supplier changed it. */
  changed?: string | undefined;
  title: Texts;
  description: Texts;
  pictures: GivenPicture[];
  attributes: GivenAttributes;
  /** A class without its score or its sign, for a home of which nothing better is known. */
  energyClass?: string | undefined;
}

/** Why a home of a feed is not on the site, or not in the way that the feed says. */
export interface SetAside {
  /** The feed's id; its place in the feed where it has none. */
  id: string;
  path: string;
  expected: string;
  found: string;
}

/** What a feed says. */
export interface Feed {
  homes: ImportedHome[];
  /** Ids that the feed says are gone. */
  gone: string[];
  /** Whether it tells changes alone: what it does not name is then still there. */
  partial: boolean;
  setAside: SetAside[];
}

/** A feed that cannot be taken at all. */
export class RefusedFeed extends Error {}
