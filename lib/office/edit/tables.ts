import 'server-only';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import { pictureView, sharedPicture } from '../../catalogue/picture-views.ts';
import { preparedPictures, stemsOf } from '../../catalogue/prepared-pictures.ts';
import type { DataTable } from '../../catalogue/schema/fields.ts';
import type { Snapshot } from '../../data/load.ts';
import type { Locale } from '../../i18n/locales.ts';

/** A row that a field can name. */
export interface TableRow {
  value: string | number;
  label: string;
  /** The row of another table that it belongs to: of a kind its type. */
  of?: string | number;
  /** The address of a small picture. */
  picture?: string | null;
  /** The same as a whole, to draw on. */
  whole?: { src: string; width: number; height: number };
}

export type TableRows = Readonly<Record<DataTable, readonly TableRow[]>>;

/** The rows of all tables by their names in a language. Of the pictures only those that the record names: there may be very many. */
export function tableRows(content: unknown, locale: Locale, { catalogue, content: site }: Snapshot): TableRows {
  const named = new Set(textsIn(content));
  const byLabel = (rows: TableRow[]) => rows.sort((a, b) => a.label.localeCompare(b.label, locale));
  return {
    cities: byLabel(
      [...catalogue.cities.values()].map(({ id, zip, name }) => ({ value: id, label: `${name[locale]} (${zip})` })),
    ),
    team: [...site.team.values()].map(({ id, name }) => ({ value: id, label: name })),
    marquees: [...catalogue.marquees.values()].map(({ id, name }) => ({ value: id, label: name[locale] })),
    'price-units': [...catalogue.priceUnits.values()].map(({ id, text }) => ({
      value: id,
      label: text[locale] || '€',
    })),
    'property-types': catalogue.typesInOrder.map(({ webId, name }) => ({ value: webId, label: name[locale] })),
    kinds: catalogue.typesInOrder.flatMap(({ webId, kinds }) =>
      kinds.map(({ id, name }) => ({ value: id, label: name[locale], of: webId })),
    ),
    projects: byLabel([...catalogue.projects.values()].map(({ id, name }) => ({ value: id, label: name }))),
    categories: [...site.categories.values()].map(({ id, name }) => ({ value: id, label: name[locale] })),
    articles: byLabel([...site.articles.values()].map(({ id, title }) => ({ value: id, label: title[locale] }))),
    'property-lists': [...site.propertyLists.keys()].map((id) => ({ value: id, label: id })),
    'project-lists': [...site.projectLists.keys()].map((id) => ({ value: id, label: id })),
    pictures: [...catalogue.pictures.values()]
      .filter(({ id }) => named.has(id))
      .map(({ id, alt }) => ({
        value: id,
        label: alt[locale],
        ...picturesOf(catalogue, id, locale),
      })),
  };
}

/** Every text in a JSON value. */
function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) yield* textsIn(part);
}

/** Nothing until its sizes are made. */
function picturesOf(catalogue: Catalogue, id: string, locale: Locale): Pick<TableRow, 'picture' | 'whole'> {
  const picture = catalogue.pictures.get(id);
  const isReady = picture && stemsOf(picture).every((stem) => preparedPictures()[stem]);
  if (!isReady) return { picture: null };
  const view = pictureView(catalogue, id, locale);
  const { stem, hash, widths, width, height } = view;
  const shown = widths.find((one) => one >= drawnWidth) ?? width;
  return { picture: sharedPicture(view), whole: { src: `/pictures/${stem}-${hash}-${shown}.webp`, width, height } };
}

/** In px: enough to see where a wall ends. */
const drawnWidth = 900;
