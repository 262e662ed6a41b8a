import 'server-only';
import type { DataTable } from '../../catalogue/schema/fields.ts';
import type { ProjectList, PropertyList } from '../../content/modules/schema.ts';
import type { Snapshot } from '../../content/snapshot.ts';
import type { Locale } from '../../i18n/locales.ts';

/** A row that a field can name. */
export interface TableRow {
  value: string | number;
  label: string;
  /** The row of another table that it belongs to: of a kind its type. */
  of?: string | number;
}

/** The rows by table, without the pictures: there may be very many, and their field fetches them. */
export type TableRows = Readonly<Record<Exclude<DataTable, 'pictures'>, readonly TableRow[]>>;

/** The rows of all tables by their names in a language. */
export function listTableRows(locale: Locale, { catalogue, content: site }: Snapshot): TableRows {
  const named = ({ id, name }: PropertyList | ProjectList) => ({ value: id, label: name?.[locale] ?? id });
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
    'property-lists': [...site.propertyLists.values()].map(named),
    'project-lists': [...site.projectLists.values()].map(named),
  };
}
