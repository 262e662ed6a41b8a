import type { Tables } from '../../catalogue/catalogue.ts';
import type { City, PropertyType } from '../../catalogue/schema/lists.ts';
import type { Property } from '../../catalogue/schema/property.ts';
import { type Locale, type Localized, locales, localize } from '../../i18n/locales.ts';
import type { ImportedHome, Texts } from '../imported-home.ts';
import { mergeTexts } from './merge-texts.ts';
import { plainLine, plainText } from './plain-text.ts';

/** Most characters of a title and of a description. */
const longest = { title: 150, description: 10_000 };

interface Named {
  type: PropertyType;
  kind: string;
  city: City;
}

/**
 * A home's title and description: plain, the feed's over the editor's. Where nobody wrote a title it is what the home is and where, and
 * where nobody wrote a description, it is the title. `copied`: the languages whose description has the words of another.
 */
export function textsOf(
  given: ImportedHome,
  named: Named,
  previous: Property | undefined,
  tables: Pick<Tables, 'cities' | 'types'>,
): Pick<Property, 'title' | 'description'> & { copied: readonly Locale[] } {
  const written = previous && withoutMade(previous, tables);
  const titles = each(given.title, (text) => plainLine(text, longest.title));
  const title = mergeTexts(titles, written?.title)?.text ?? plainTitle(named);
  const descriptions = each(given.description, (text) => plainText(text, longest.description));
  const description = mergeTexts(descriptions, written?.description);
  return { title, description: description?.text ?? title, copied: description?.copied ?? [] };
}

/** "Villa, Hasselt" */
const plainTitle = ({ type, kind, city }: Named): Localized => {
  const name = type.kinds.find(({ id }) => id === kind)?.name ?? type.name;
  return localize((locale) => `${name[locale]}, ${city.name[locale]}`);
};

/** The texts of a home but for those that an import made itself. */
function withoutMade(
  { title, description, webId, kind, city: cityId }: Property,
  { cities, types }: Pick<Tables, 'cities' | 'types'>,
): Partial<Pick<Property, 'title' | 'description'>> {
  const [type, city] = [types.get(webId), cities.get(cityId)];
  const isMade = type && city && isSame(title, plainTitle({ type, kind, city }));
  return { title: isMade ? undefined : title, description: isSame(description, title) ? undefined : description };
}

const isSame = (one: Localized, other: Localized): boolean => locales.every((locale) => one[locale] === other[locale]);

const each = (texts: Texts, clean: (text: string) => string): Texts =>
  Object.fromEntries(Object.entries(texts).map(([locale, text]) => [locale, clean(text)]));
